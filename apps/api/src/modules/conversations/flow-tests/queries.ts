import { SavedTalk } from "@mauzo/chatflow/saved/saved-talk";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import { conversations } from "../../../db/schema/conversations/conversations.ts";
import { flowTests } from "../../../db/schema/conversations/flow-tests.ts";
import { messages } from "../../../db/schema/conversations/messages.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

const { id, name, talk, userName: by, updatedAt: at } = flowTests;
const one = (shopId: string, testId: string) => and(eq(flowTests.shopId, shopId), eq(id, testId));

/** The saved conversations of a flow, in the order they were saved in; one that cannot be read is left out. */
export async function listTalks(tx: Tx, shopId: string, chatflowId: string) {
  const rows = await tx
    .select({ id, name, talk, by, at })
    .from(flowTests)
    .where(and(eq(flowTests.shopId, shopId), eq(flowTests.chatflowId, chatflowId)))
    .orderBy(asc(id));
  return rows.flatMap((row) => {
    const { data } = SavedTalk.safeParse(row.talk);
    return data ? [{ ...row, talk: data }] : [];
  });
}
export type StoredTalk = Awaited<ReturnType<typeof listTalks>>[number];

/** How many there are; whoever counts next waits until this transaction ends. */
export async function countTalks(tx: Tx, shopId: string, chatflowId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${shopId} || 'flow tests', 2))`);
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(flowTests)
    .where(and(eq(flowTests.shopId, shopId), eq(flowTests.chatflowId, chatflowId)));
  return row?.count ?? 0;
}

type New = Pick<
  typeof flowTests.$inferInsert,
  "shopId" | "chatflowId" | "name" | "talk" | "conversationId" | "userId" | "userName"
>;
export async function insertTalk(tx: Tx, row: New): Promise<{ id: string }> {
  const [saved] = await tx.insert(flowTests).values(row).returning({ id });
  if (!saved) throw new Error("the database returned no saved conversation");
  return saved;
}

/** A saved conversation, locked until the transaction ends. */
export async function lockTalk(
  tx: Tx,
  shopId: string,
  testId: string,
): Promise<{ talk: SavedTalk; chatflowId: string } | undefined> {
  const { chatflowId } = flowTests;
  const [row] = await tx.select({ talk, chatflowId }).from(flowTests).where(one(shopId, testId)).for("update");
  const read = row && SavedTalk.safeParse(row.talk).data;
  return read && { talk: read, chatflowId: row.chatflowId };
}

export const updateTalk = (
  tx: Tx,
  { shopId, testId, ...saved }: { shopId: string; testId: string; talk: SavedTalk; userId: string; userName: string },
) =>
  tx
    .update(flowTests)
    .set({ ...saved, updatedAt: sql`now()` })
    .where(one(shopId, testId));

/** @returns whether there was one */
export const deleteTalk = async (tx: Tx, shopId: string, testId: string): Promise<boolean> =>
  (await tx.delete(flowTests).where(one(shopId, testId)).returning({ id })).length > 0;

/** The channel and the language of a conversation, and where it stands. */
export async function findTalkedIn(tx: Tx, shopId: string, conversationId: string) {
  const [row] = await tx
    .select({
      ...{ channel: conversations.channel, language: conversations.language },
      ...{ state: conversations.state, botId: conversations.botId },
    })
    .from(conversations)
    .where(and(eq(conversations.shopId, shopId), eq(conversations.id, conversationId)));
  return row;
}

/** The last messages of a conversation, the oldest first. */
export async function listSaid(tx: Tx, shopId: string, conversationId: string, most: number) {
  const rows = await tx
    .select({ author: messages.author, body: messages.body, at: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.shopId, shopId), eq(messages.conversationId, conversationId)))
    .orderBy(desc(messages.seq))
    .limit(most);
  return rows.reverse();
}
export type SaidRow = Awaited<ReturnType<typeof listSaid>>[number];
