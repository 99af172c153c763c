import type { FulfilmentStatus } from "@mauzo/contract/orders/order-states";
import type { OrderWorkflow } from "@mauzo/contract/orders/order-workflow";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../../deps.ts";
import { timersOf } from "../rules.ts";

type Waiting = { shopId: string; orderId: string; fulfilment: FulfilmentStatus; moves: number; waitedSeconds?: number };

/** Starts the timers of an order's new status. Part of the transaction that sets it. */
export async function startTimers(
  tx: Tx,
  { queue }: Pick<OrderDeps, "queue">,
  workflow: OrderWorkflow,
  { shopId, orderId, fulfilment, moves, waitedSeconds = 0 }: Waiting,
): Promise<void> {
  for (const { id, after_minutes } of timersOf(workflow, fulfilment)) {
    const afterSeconds = Math.max(0, after_minutes * 60 - waitedSeconds);
    await queue.send(tx, "order-timer", { shopId, orderId, timerId: id, moves }, { afterSeconds });
  }
}
