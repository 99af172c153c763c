import type { Tx } from "../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../deps.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import type { Actor } from "../orders/steps/actor.ts";
import { getLockedOrder } from "../orders/steps/get-locked-order.ts";
import { recordChange } from "../orders/steps/record-change.ts";
import { planEndedText } from "./messages.ts";
import { deleteSteps } from "./queries.ts";

/** Ends the instalments of an order: it stays due on the day of the next one. Part of the caller's transaction. @throws 404 */
export async function endPlan(
  tx: Tx,
  deps: OrderDeps,
  { shopId, author, orderId }: { shopId: string; author: Actor; orderId: string },
): Promise<{ ended: boolean }> {
  const { payment } = await getLockedOrder(tx, shopId, orderId);
  if ((await deleteSteps(tx, shopId, orderId)) === 0) return { ended: false };
  const text = planEndedText((await getShop(tx, shopId)).language ?? "sw");
  const fact = { name: "order.credit_changed", payload: { kind: "due", payment } } as const;
  await recordChange(tx, deps, shopId, { orderId, change: { kind: "noted", text }, fact }, author);
  return { ended: true };
}
