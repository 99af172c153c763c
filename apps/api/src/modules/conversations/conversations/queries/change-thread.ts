import { and, desc, eq, ne, or, sql } from "drizzle-orm";
import { isoText } from "../../../../db/columns.ts";
import { messages } from "../../../../db/schema/conversations/messages.ts";
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

/**
 * Somebody answers themselves from now on, whoever did before; a thread that is assigned to a colleague stays assigned to
 * them. @returns since when the customer waits, undefined if there is no such thread; it is locked until the transaction
 * ends.
 */
export async function takeOver(tx: Tx, key: Key, userId: string): Promise<{ waitingSince: string | null } | undefined> {
  const changed = sql`(${threads.answeredBy} <> 'person')::integer`;
  const taken = await tx
    .update(threads)
    .set({
      answeredBy: "person",
      reason: null,
      status: "open",
      assigneeId: sql`coalesce(${threads.assigneeId}, ${userId}::uuid)`,
      turn: sql`${threads.turn} + ${changed}`,
      version: sql`${threads.version} + 1`,
    })
    .where(whereKey(key))
    .returning({ waitingSince: isoText(threads.waitingSince) });
  return taken[0];
}

/** The seq of the last thing that the bot or a colleague said; 0 if they said nothing. */
export async function findLastAnswer(tx: Tx, { shopId, conversationId }: Key, userId: string): Promise<number> {
  const [row] = await tx
    .select({ seq: messages.seq })
    .from(messages)
    .where(
      and(
        eq(messages.shopId, shopId),
        eq(messages.conversationId, conversationId),
        or(eq(messages.author, "bot"), and(eq(messages.author, "person"), ne(messages.userId, userId))),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(1);
  return row?.seq ?? 0;
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
