import type { Order } from "@mauzo/contract/orders/orders";
import type { Tx } from "../../../db/scope.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { getOrder } from "../orders/get-order.ts";
import { authorOf } from "../orders/steps/author.ts";
import { holdOrder } from "../orders/steps/hold-order.ts";
import { noteChange } from "../orders/steps/note-change.ts";

/** Adds a note of the shop's own to an order's history. @throws 404 */
export async function noteOrder(
  tx: Tx,
  visit: Pick<ShopVisit, "shopId" | "person">,
  id: string,
  text: string,
): Promise<Order> {
  const { shopId } = visit;
  await holdOrder(tx, shopId, id);
  await noteChange(tx, shopId, { orderId: id, reason: "", change: { kind: "noted", text } }, authorOf(visit));
  return getOrder(tx, shopId, id);
}
