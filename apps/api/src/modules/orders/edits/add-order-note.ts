import type { Order } from "@mauzo/contract/orders/orders";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getOrder } from "../orders/get-order.ts";
import { staffActor } from "../orders/steps/actor.ts";
import { getLockedOrder } from "../orders/steps/get-locked-order.ts";
import { recordChange } from "../orders/steps/record-change.ts";

/** Adds an internal note to an order's history. @throws 404 */
export async function addOrderNote(
  tx: Tx,
  context: Pick<ShopContext, "shopId" | "person">,
  id: string,
  text: string,
): Promise<Order> {
  const { shopId } = context;
  await getLockedOrder(tx, shopId, id);
  await recordChange(tx, shopId, { orderId: id, reason: "", change: { kind: "noted", text } }, staffActor(context));
  return getOrder(tx, shopId, id);
}
