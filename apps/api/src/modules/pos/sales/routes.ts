import { sales } from "@mauzo/contract/pos/sales";
import type { Deps } from "../../../deps.ts";
import { keysetPage } from "../../../http/keyset-page.ts";
import type { Mount } from "../../../http/mount.ts";
import { createSale } from "./create-sale.ts";
import { listSales } from "./queries.ts";
import { shareSaleReceipt } from "./share-sale-receipt.ts";

export function saleRoutes(mount: Mount, deps: Deps) {
  mount(sales.create, ({ body }, context) => createSale(deps, context, body));
  mount(sales.own, ({ query }, { shopId, tx, person: { userId } }) =>
    tx((tx) => keysetPage(query, (filter) => listSales(tx, { ...filter, shopId, userId }))),
  );
  mount(sales.share, ({ params }, context) => shareSaleReceipt(deps, context, params.id));
}
