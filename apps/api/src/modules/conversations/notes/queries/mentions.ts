import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { conversationNotes } from "../../../../db/schema/conversations/conversation-notes.ts";
import { noteMentions } from "../../../../db/schema/conversations/note-mentions.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

export const insertMentions = (tx: Tx, mentions: (typeof noteMentions.$inferInsert)[]) =>
  tx.insert(noteMentions).values(mentions);

/** Whom the notes of a conversation name. */
export const findMentions = (tx: Tx, shopId: string, conversationId: string) =>
  tx
    .select({ noteId: noteMentions.noteId, id: noteMentions.userId, name: noteMentions.name })
    .from(noteMentions)
    .innerJoin(
      conversationNotes,
      and(eq(conversationNotes.shopId, noteMentions.shopId), eq(conversationNotes.id, noteMentions.noteId)),
    )
    .where(and(eq(conversationNotes.shopId, shopId), eq(conversationNotes.conversationId, conversationId)));

type Seen = { shopId: string; userId: string; conversationId: string; seq: number };
/** Whoever a note behind one of these messages names has seen it from now on. */
export const noteMentionsSeen = (tx: Tx, { shopId, userId, conversationId, seq }: Seen) =>
  tx
    .update(noteMentions)
    .set({ seenAt: sql`now()` })
    .where(
      and(
        eq(noteMentions.shopId, shopId),
        eq(noteMentions.userId, userId),
        eq(noteMentions.conversationId, conversationId),
        isNull(noteMentions.seenAt),
        inArray(
          noteMentions.noteId,
          tx
            .select({ id: conversationNotes.id })
            .from(conversationNotes)
            .where(
              and(
                eq(conversationNotes.shopId, shopId),
                eq(conversationNotes.conversationId, conversationId),
                lte(conversationNotes.afterSeq, seq),
              ),
            ),
        ),
      ),
    );

/** A note that names somebody who has not seen it yet, for the mail that tells them. */
export async function findUnseenMention(tx: Tx, shopId: string, noteId: string, userId: string) {
  const [row] = await tx
    .select({
      conversationId: noteMentions.conversationId,
      /** Nobody of the staff has written it. */
      isLeft: sql<boolean>`${conversationNotes.userId} is null`,
    })
    .from(noteMentions)
    .innerJoin(
      conversationNotes,
      and(eq(conversationNotes.shopId, noteMentions.shopId), eq(conversationNotes.id, noteMentions.noteId)),
    )
    .where(
      and(
        eq(noteMentions.shopId, shopId),
        eq(noteMentions.noteId, noteId),
        eq(noteMentions.userId, userId),
        isNull(noteMentions.seenAt),
      ),
    );
  return row;
}
