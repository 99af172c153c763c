import { and, desc, eq, ne, or, sql } from "drizzle-orm";
import { isoText } from "../../../../db/columns.ts";
import { messages } from "../../../../db/schema/conversations/messages.ts";
import { threadReads } from "../../../../db/schema/conversations/thread-reads.ts";
import { threads } from "../../../../db/schema/conversations/threads.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Resumes } from "../../threads/resumes-of.ts";

type Key = { shopId: string; conversationId: string };
const whereKey = ({ shopId, conversationId }: Key) =>
  and(eq(threads.shopId, shopId), eq(threads.conversationId, conversationId));

/** When the bot answers again, counted from now. */
const resuming = ({ after, closingHandsBack }: Resumes) => ({
  ...{ botResumesAfter: after, closingHandsBack },
  botResumesAt: sql`now() + make_interval(mins => ${after}::integer)`,
});

/** Who answers, and whether it is open; `resumes`: when the bot answers again, where a person does. */
export type ThreadChange = Partial<
  Pick<typeof threads.$inferInsert, "status" | "answeredBy" | "assigneeId" | "reason" | "waitingSince">
> & { resumes?: Resumes };

/** Changes a thread, if nobody else did since `turn`. @returns whether it was changed. */
export async function changeThread(
  tx: Tx,
  key: Key,
  turn: number,
  { resumes, ...change }: ThreadChange,
): Promise<boolean> {
  const changed = await tx
    .update(threads)
    .set({
      ...change,
      ...(resumes && resuming(resumes)),
      ...(change.answeredBy && change.answeredBy !== "person" && { botResumesAt: null }),
      ...{ turn: sql`${threads.turn} + 1`, version: sql`${threads.version} + 1` },
    })
    .where(and(whereKey(key), eq(threads.turn, turn)))
    .returning({ id: threads.conversationId });
  return changed.length > 0;
}

/** Who answers, and since when the customer waits; nobody changes it until the transaction ends. */
export async function lockAnswerer(tx: Tx, key: Key) {
  const [row] = await tx
    .select({ answeredBy: threads.answeredBy, language: threads.language, waitingSince: isoText(threads.waitingSince) })
    .from(threads)
    .where(whereKey(key))
    .for("update");
  return row;
}

/**
 * Somebody answers themselves from now on, whoever did before; a thread that is assigned to a colleague stays assigned to
 * them. `resumes`: when the bot answers again, unless a person answered already.
 */
export const takeOver = (tx: Tx, key: Key, userId: string, resumes: Resumes | undefined) =>
  tx
    .update(threads)
    .set({
      ...{ answeredBy: "person", reason: null, status: "open" },
      ...(resumes && { ...resuming(resumes), turn: sql`${threads.turn} + 1` }),
      assigneeId: sql`coalesce(${threads.assigneeId}, ${userId}::uuid)`,
      version: sql`${threads.version} + 1`,
    })
    .where(whereKey(key));

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
