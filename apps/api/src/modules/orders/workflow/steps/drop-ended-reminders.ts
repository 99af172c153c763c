import { publishLiveEvent } from "../../../../db/live-events.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { dropEnded } from "../queries/messages.ts";

/**
 * Drops the reminders of debts among these messages of conversations that are not to come any more, before they leave:
 * nothing is owed, they were turned off, or the customer has answered. Part of the caller's transaction.
 * @returns the messages to take back
 */
export async function dropEndedReminders(tx: Tx, shopId: string, messageIds: readonly string[]): Promise<string[]> {
  if (messageIds.length === 0) return [];
  const dropped = await dropEnded(tx, shopId, messageIds);
  for (const { orderId } of dropped) await publishLiveEvent(tx, { topic: "orders", id: orderId });
  return dropped.map(({ messageId }) => messageId);
}
