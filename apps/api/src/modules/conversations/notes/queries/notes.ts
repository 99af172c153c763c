import type { ConversationNote } from "@mauzo/contract/conversations/conversation-notes";
import { and, desc, eq, isNull, notInArray, sql } from "drizzle-orm";
import { isoText } from "../../../../db/columns.ts";
import { users } from "../../../../db/schema/account/users.ts";
import { conversationNotes } from "../../../../db/schema/conversations/conversation-notes.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const mostShown = 200;

/** The newest notes of a conversation, oldest first. */
export async function findNotes(
  tx: Tx,
  shopId: string,
  conversationId: string,
): Promise<Omit<ConversationNote, "mentions">[]> {
  const { id, text, createdAt, afterSeq } = conversationNotes;
  const newestFirst = await tx
    .select({
      id,
      text,
      by: sql<string | null>`case when ${conversationNotes.userId} is not null then coalesce(${users.name}, '') end`,
      at: isoText(createdAt),
      after_seq: afterSeq,
    })
    .from(conversationNotes)
    .leftJoin(users, eq(users.id, conversationNotes.userId))
    .where(and(eq(conversationNotes.shopId, shopId), eq(conversationNotes.conversationId, conversationId)))
    .orderBy(desc(id))
    .limit(mostShown);
  return newestFirst.toReversed();
}

export async function insertNote(tx: Tx, note: typeof conversationNotes.$inferInsert): Promise<string> {
  const [row] = await tx.insert(conversationNotes).values(note).returning({ id: conversationNotes.id });
  if (!row) throw new Error("the database returned no note");
  return row.id;
}

/** Deletes what the chatflow has left in a conversation but for its newest notes; those of staff name who wrote them. */
export const keepNewestOfBot = (tx: Tx, shopId: string, conversationId: string, kept: number) => {
  const { id, userId } = conversationNotes;
  const ofBot = and(
    ...[eq(conversationNotes.shopId, shopId), eq(conversationNotes.conversationId, conversationId), isNull(userId)],
  );
  const newest = tx.select({ id }).from(conversationNotes).where(ofBot).orderBy(desc(id)).limit(kept);
  return tx.delete(conversationNotes).where(and(ofBot, notInArray(id, newest)));
};

/** Deletes a note. @returns the conversation it was in; undefined if there is no such note */
export async function deleteNote(tx: Tx, shopId: string, id: string): Promise<string | undefined> {
  const [row] = await tx
    .delete(conversationNotes)
    .where(and(eq(conversationNotes.shopId, shopId), eq(conversationNotes.id, id)))
    .returning({ conversationId: conversationNotes.conversationId });
  return row?.conversationId;
}
