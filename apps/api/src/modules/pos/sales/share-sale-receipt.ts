import { orders } from "@mauzo/contract/orders/orders";
import type { SharedReceipt } from "@mauzo/contract/pos/sales";
import { can } from "@mauzo/permissions/permissions";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { shareReceipt } from "../../orders/links/share-receipt.ts";
import { findSale } from "./queries.ts";

/** A link to the receipt of a sale. @throws 404, also for somebody else's where the caller reads no orders */
export const shareSaleReceipt = (deps: Deps, context: ShopContext, id: string): Promise<SharedReceipt> =>
  context.tx(async (tx) => {
    const { shopId, person } = context;
    const sale = await findSale(tx, { shopId, id });
    if (!sale?.orderId) throw notFound();
    if (sale.userId !== person.userId && !can(person.grants, orders.get.access)) throw notFound();
    return shareReceipt(tx, deps, context, sale.orderId);
  });
