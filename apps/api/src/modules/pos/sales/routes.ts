import { sales } from "@mauzo/contract/pos/sales";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { createSale } from "./create-sale.ts";

export function saleRoutes(mount: Mount, deps: Deps) {
  mount(sales.create, ({ body }, context) => createSale(deps, context, body));
}
