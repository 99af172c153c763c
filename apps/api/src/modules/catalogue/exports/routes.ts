import { productExports } from "@mauzo/contract/catalogue/product-exports";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { exportProducts } from "./export-products.ts";
import { summariseMetaFeed } from "./summarise-meta-feed.ts";

export function productExportRoutes(mount: Mount, deps: Deps) {
  mount(productExports.feed, (_, context) => summariseMetaFeed(context));
  mount.raw(productExports.file, ({ query }, context) => exportProducts(deps, context, query));
}
