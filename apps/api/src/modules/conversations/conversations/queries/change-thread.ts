import { and, eq, sql } from "drizzle-orm";
import { threadReads } from "../../../../db/schema/conversations/thread-reads.ts";
import { threads } from "../../../../db/schema/conversations/threads.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

type Key = { shopId: string; conversationId: string };
const whereKey = ({ shopId, conversationId }: Key) =>
  and(eq(threads.shopId, shopId), eq(threads.conversationId, conversationId));

/** Who answers, and whether it is open. */
export type ThreadChange = Partial<
  Pick<typeof threads.$inferInsert, "status" | "answeredBy" | "assigneeId" | "reason" | "waitingSince">
>;

/** Changes a thread, if nobody else did since `turn`. @returns whether it was changed. */
export async function changeThread(tx: Tx, key: Key, turn: number, change: ThreadChange): Promise<boolean> {
  const changed = await tx
    .update(threads)
    .set({ ...change, turn: sql`${threads.turn} + 1`, version: sql`${threads.version} + 1` })
    .where(and(whereKey(key), eq(threads.turn, turn)))
    .returning({ id: threads.conversationId });
  return changed.length > 0;
}

/** Notes up to which message somebody has seen a conversation; never moves backwards. */
export async function noteSeen(tx: Tx, seen: typeof threadReads.$inferInsert): Promise<void> {
  await tx
    .insert(threadReads)
    .values(seen)
    .onConflictDoUpdate({
      target: [threadReads.shopId, threadReads.userId, threadReads.conversationId],
      set: { seq: sql`greatest(${threadReads.seq}, excluded.seq)` },
    });
}
