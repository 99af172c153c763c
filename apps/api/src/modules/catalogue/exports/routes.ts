import { productExports } from "@mauzo/contract/catalogue/product-exports";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { exportProducts } from "./export-products.ts";
import { summariseFeed } from "./summarise-feed.ts";

export function productExportRoutes(mount: Mount, deps: Deps) {
  mount(productExports.feed, (_, visit) => summariseFeed(visit));
  mount.raw(productExports.file, ({ query }, visit) => exportProducts(deps, visit, query));
}
