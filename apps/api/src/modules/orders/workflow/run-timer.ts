import { inShop } from "../../../db/scope.ts";
import type { JobDeps } from "../../../deps.ts";
import { timeOutOrder } from "../orders/time-out-order.ts";
import { getWorkflow } from "./get-workflow.ts";
import { lockWaitingOrder } from "./queries/workflow.ts";
import { tellOrder } from "./steps/tell-order.ts";

type Job = { shopId: string; orderId: string; timerId: string; moves: number };

/**
 * Does what a timer was for, once: reminds the customer, or cancels the order with what belongs to that. Nothing where
 * the order has moved on, is paid where that ends it, or the shop has no such timer any more.
 */
export const runTimer = (deps: JobDeps, { shopId, orderId, timerId, moves }: Job): Promise<void> =>
  inShop(deps.pool, shopId, async (tx) => {
    const order = await lockWaitingOrder(tx, shopId, orderId);
    const { timers } = await getWorkflow(tx, shopId);
    const timer = timers.find(({ id }) => id === timerId);
    if (!order || order.moves !== moves || timer?.state !== order.goods) return;
    if (timer.unpaid_only && order.money === "paid") return;
    const leftSeconds = timer.after_minutes * 60 - order.waitedSeconds;
    if (leftSeconds > 1)
      return deps.queue.send(tx, "order-timer", { shopId, orderId, timerId, moves }, { afterSeconds: leftSeconds });
    if (timer.action === "remind")
      return tellOrder(tx, deps, {
        ...{ shopId, orderId, event: "reminder", occasion: `timer ${timerId} ${moves}` },
        notices: [{ audience: "customer", text: timer.text }],
      });
    await timeOutOrder(tx, deps, { shopId, orderId, from: order.goods });
  });
