import { and, eq, inArray } from "drizzle-orm";
import { messagesSentAgain } from "../../../../db/schema/conversations/messages-sent-again.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** Which of these messages were sent once more. */
export async function listSentAgain(tx: Tx, shopId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: messagesSentAgain.messageId })
    .from(messagesSentAgain)
    .where(and(eq(messagesSentAgain.shopId, shopId), inArray(messagesSentAgain.messageId, [...ids])));
  return rows.map(({ id }) => id);
}

/** Notes that a message is sent once more. @returns false if it was already */
export async function noteSentAgain(tx: Tx, row: typeof messagesSentAgain.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(messagesSentAgain)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: messagesSentAgain.messageId });
  return rows.length > 0;
}
