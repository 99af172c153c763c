import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import { cancelTimedOutOrder } from "../orders/cancel-timed-out-order.ts";
import { getWorkflow } from "./get-workflow.ts";
import { lockWaitingOrder } from "./queries/workflow.ts";
import { queueOrderMessages } from "./steps/queue-order-messages.ts";

type Job = { shopId: string; orderId: string; timerId: string; moves: number };

/**
 * Runs a timer, once: reminds the customer, or cancels the order with all its effects. Does nothing when the order has
 * moved on, is paid (if that ends the timer), or the shop no longer has the timer.
 */
export const runOrderTimer = (deps: JobDeps, { shopId, orderId, timerId, moves }: Job): Promise<void> =>
  inShop(deps.pool, shopId, async (tx) => {
    const order = await lockWaitingOrder(tx, shopId, orderId);
    const { timers } = await getWorkflow(tx, shopId);
    const timer = timers.find(({ id }) => id === timerId);
    if (!order || order.moves !== moves || timer?.state !== order.fulfilment) return;
    if (timer.unpaid_only && order.payment === "paid") return;
    const leftSeconds = timer.after_minutes * 60 - order.waitedSeconds;
    if (leftSeconds > 1)
      return deps.queue.send(tx, "order-timer", { shopId, orderId, timerId, moves }, { afterSeconds: leftSeconds });
    if (timer.action !== "remind") return cancelTimedOutOrder(tx, deps, { shopId, orderId, from: order.fulfilment });
    await queueOrderMessages(tx, deps, {
      ...{ shopId, orderId, event: "reminder", occasion: `timer ${timerId} ${moves}` },
      notices: [{ audience: "customer", text: timer.text }],
    });
  });
