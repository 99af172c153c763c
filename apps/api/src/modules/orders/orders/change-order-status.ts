import type { FulfilmentStatus } from "@mauzo/contract/orders/order-states";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../deps.ts";
import { runStatusWorkflow } from "../workflow/run-status-workflow.ts";
import { hasOpenClaim, updateFulfilmentStatus } from "./queries/write-order.ts";
import type { Actor } from "./steps/actor.ts";
import { checkTransition } from "./steps/check-transition.ts";
import { countOrderChange } from "./steps/count-order-change.ts";
import { getLockedOrder } from "./steps/get-locked-order.ts";
import { moveOrderStock } from "./steps/move-order-stock.ts";
import { recordChange } from "./steps/record-change.ts";

export type Move = { id: string; from: FulfilmentStatus; to: FulfilmentStatus; reason: string };

/**
 * Changes the fulfilment status of an order if `orderTransitions` allows it: moves the stock, records the change and
 * publishes it. Of several concurrent requests one succeeds. Part of the caller's transaction, which must be rolled
 * back on an error.
 * @throws 404; 409 and 403 as `checkTransition`.
 */
export async function changeOrderStatus(
  tx: Tx,
  deps: OrderDeps,
  { shopId, author, move: { id, from, to, reason } }: { shopId: string; author: Actor; move: Move },
): Promise<void> {
  const order = await getLockedOrder(tx, shopId, id);
  // Read under the order's lock, so that a claim made while waiting for it counts.
  const isClaimed = to === "cancelled" && (await hasOpenClaim(tx, shopId, id));
  const { effect } = checkTransition({ ...order, isClaimed }, { from, to }, author);
  await updateFulfilmentStatus(tx, shopId, id, to);
  await countOrderChange(tx, shopId, order, { fulfilment: to });
  if (effect) await moveOrderStock(tx, { shopId, orderId: id, effect });
  const moves = order.moves + 1;
  const fact = { name: "order.moved" as const, payload: { from, to, moves, stock: effect ?? null } };
  await recordChange(tx, deps, shopId, { orderId: id, reason, change: { kind: "moved", from, to }, fact }, author);
  const undoable = author.mover === "staff";
  await runStatusWorkflow(tx, deps, { shopId, orderId: id, fulfilment: to, moves, undoable });
}
