import type { FulfilmentStatus } from "@mauzo/contract/orders/order-states";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../deps.ts";
import { getWorkflow } from "./get-workflow.ts";
import { noticesOf, undoSeconds } from "./rules.ts";
import { queueOrderMessages } from "./steps/queue-order-messages.ts";
import { startTimers } from "./steps/start-timers.ts";

type Moved = {
  shopId: string;
  orderId: string;
  fulfilment: FulfilmentStatus;
  /** How often its fulfilment status has changed, including this time. */
  moves: number;
  /** The change can still be undone. */
  undoable: boolean;
};

/**
 * Starts what follows from an order's new fulfilment status: queues its messages and its timers. Part of the same
 * transaction.
 */
export async function runStatusWorkflow(
  tx: Tx,
  deps: OrderDeps,
  { shopId, orderId, fulfilment, moves, undoable }: Moved,
): Promise<void> {
  const workflow = await getWorkflow(tx, shopId);
  await startTimers(tx, deps, workflow, { shopId, orderId, fulfilment, moves });
  await queueOrderMessages(tx, deps, {
    ...{ shopId, orderId, event: fulfilment, occasion: `${fulfilment} ${moves}` },
    notices: noticesOf(workflow, fulfilment),
    unlessMoved: undoable ? { afterSeconds: undoSeconds } : undefined,
  });
}
