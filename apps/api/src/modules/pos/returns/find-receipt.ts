import { orderNumberIn } from "@mauzo/contract/orders/order-number";
import type { Order } from "@mauzo/contract/orders/orders";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { refuse } from "../../../http/refuse.ts";
import { getOrder } from "../../orders/orders/get-order.ts";
import { findByKey, findByNumber } from "./queries.ts";

/** The order of a receipt, by its number or the key of its code. @throws 404 */
export async function findReceipt(tx: Tx, shopId: string, code: string): Promise<Order> {
  const number = orderNumberIn(code);
  const id = (number && (await findByNumber(tx, shopId, number))) ?? (await findByKey(tx, shopId, code));
  if (id === undefined) throw refuse("pos_receipt_unknown");
  return getOrder(tx, shopId, id);
}
