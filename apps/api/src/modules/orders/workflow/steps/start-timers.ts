import type { Goods } from "@mauzo/contract/orders/order-states";
import type { OrderWorkflow } from "@mauzo/contract/orders/order-workflow";
import type { Tx } from "../../../../db/scope.ts";
import type { OrderDeps } from "../../../../deps.ts";
import { timersOf } from "../rules.ts";

type Waiting = { shopId: string; orderId: string; goods: Goods; moves: number; waitedSeconds?: number };

/** Starts the timers of the state an order waits in. Part of the transaction that brings it there. */
export async function startTimers(
  tx: Tx,
  { queue }: Pick<OrderDeps, "queue">,
  workflow: OrderWorkflow,
  { shopId, orderId, goods, moves, waitedSeconds = 0 }: Waiting,
): Promise<void> {
  for (const { id, after_minutes } of timersOf(workflow, goods)) {
    const afterSeconds = Math.max(0, after_minutes * 60 - waitedSeconds);
    await queue.send(tx, "order-timer", { shopId, orderId, timerId: id, moves }, { afterSeconds });
  }
}
