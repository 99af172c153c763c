import type { Order } from "@mauzo/contract/orders/orders";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getOrder } from "../orders/get-order.ts";
import { staffActor } from "../orders/steps/actor.ts";
import { getLockedOrder } from "../orders/steps/get-locked-order.ts";
import { recordChange } from "../orders/steps/record-change.ts";

/** Adds an internal note to an order's history. @throws 404 */
export async function addOrderNote(
  tx: Tx,
  deps: Pick<Deps, "emitFact">,
  context: Pick<ShopContext, "shopId" | "person">,
  id: string,
  text: string,
): Promise<Order> {
  const { shopId } = context;
  await getLockedOrder(tx, shopId, id);
  const fact = { name: "order.note_added" as const, payload: {} };
  await recordChange(tx, deps, shopId, { orderId: id, change: { kind: "noted", text }, fact }, staffActor(context));
  return getOrder(tx, shopId, id);
}
