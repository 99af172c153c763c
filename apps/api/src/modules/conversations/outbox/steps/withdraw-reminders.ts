import type { Tx } from "../../../../db/tenant-transaction.ts";
import { dropEndedReminders } from "../../../orders/workflow/steps/drop-ended-reminders.ts";
import { listUnbegun, withdrawMessages } from "../queries/withdraw.ts";

/**
 * Takes back those of these parts that begin a reminder of a debt that is not to come any more, as it is known when they
 * are to leave. @returns them
 */
export async function withdrawReminders(tx: Tx, shopId: string, ids: readonly string[]): Promise<Set<string>> {
  const unbegun = await listUnbegun(tx, shopId, ids);
  const ended = new Set(
    await dropEndedReminders(
      tx,
      shopId,
      unbegun.map(({ messageId }) => messageId),
    ),
  );
  if (ended.size > 0) await withdrawMessages(tx, shopId, [...ended]);
  return new Set(unbegun.filter(({ messageId }) => ended.has(messageId)).map(({ id }) => id));
}
