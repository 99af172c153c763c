import type { Tx } from "../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../deps.ts";
import { getWorkflow } from "./get-workflow.ts";
import { noticesOf } from "./rules.ts";
import { queueOrderMessages } from "./steps/queue-order-messages.ts";

/**
 * Queues the messages for full payment. Part of the transaction that recorded the last payment, or lowered the amount
 * owed to zero. Each event is sent once.
 */
export async function queueOrderPaidMessages(
  tx: Tx,
  deps: OrderDeps,
  { shopId, orderId, by }: { shopId: string; orderId: string; by: string },
): Promise<void> {
  const notices = noticesOf(await getWorkflow(tx, shopId), "paid");
  await queueOrderMessages(tx, deps, { shopId, orderId, event: "paid", occasion: `paid ${by}`, notices });
}
