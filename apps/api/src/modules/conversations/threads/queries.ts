import { and, eq, sql } from "drizzle-orm";
import { conversations } from "../../../db/schema/conversations/conversations.ts";
import { type MessageBody, type messageAuthors, messages } from "../../../db/schema/conversations/messages.ts";
import { threads } from "../../../db/schema/conversations/threads.ts";
import { preparedInsert } from "../../../db/sql/prepared-insert.ts";
import { type Given, preparedQuery } from "../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

export type { MessageBody };
export type Author = (typeof messageAuthors)[number];

type Key = { shopId: string; conversationId: string };
const whereKey = ({ shopId, conversationId }: Given<Key>) =>
  and(eq(threads.shopId, shopId), eq(threads.conversationId, conversationId));

/** Starts the thread of a conversation, if it has none. */
export async function insertThread(tx: Tx, { shopId, conversationId }: Key): Promise<void> {
  const [conversation] = await tx
    .select({
      channel: conversations.channel,
      language: conversations.language,
      contactId: conversations.contactId,
    })
    .from(conversations)
    .where(and(eq(conversations.shopId, shopId), eq(conversations.id, conversationId)));
  if (!conversation) throw new Error("a message belongs to no conversation");
  await tx
    .insert(threads)
    .values({ shopId, conversationId, ...conversation })
    .onConflictDoNothing();
}

/** What a thread gets to know with the messages that are added to it. */
export type ThreadNews = Key & {
  count: number;
  pushed: number;
  preview: string;
  previewFrom: string;
  /** How many messages the customer's last one comes before; -1 without any of theirs. */
  behindIn: number;
  inAt: string | null;
  language: string | null;
  windowUntil: string | null;
  /** Who answers, if that changes. */
  answeredBy: string | null;
  /** Why somebody should look. */
  reason: string | null;
  customerId: string | null;
  /** After how many minutes the bot answers again, if a person begins to answer with it, and whether closing lets it. */
  resumesAfter: number | null;
  closingHandsBack: boolean | null;
  /** Nothing happens if who answers has changed since this was read. */
  turn: number | null;
};

/** Takes the next numbers of a conversation, and holds its thread until the transaction ends. */
const takenNumbers = preparedQuery((tx, given: Given<ThreadNews>) => {
  const { count, pushed, preview, previewFrom, behindIn, inAt, language } = given;
  const { windowUntil, answeredBy, reason, turn, customerId, resumesAfter, closingHandsBack } = given;
  const lastSeq = sql`${threads.lastSeq} + ${count}::bigint`;
  const hasWritten = sql`${behindIn}::integer >= 0`;
  const answers = sql`coalesce(${answeredBy}::text, ${threads.answeredBy})`;
  const begins = sql`(${answers} = 'person' and ${threads.answeredBy} <> 'person')`;
  const after = sql`(case when ${begins} then ${resumesAfter}::integer else ${threads.botResumesAfter} end)`;
  return tx
    .update(threads)
    .set({
      lastSeq,
      pushed: sql`${threads.pushed} + ${pushed}::integer`,
      lastAt: sql`greatest(${threads.lastAt}, now())`,
      lastInAt: sql`case when ${hasWritten} then greatest(${threads.lastInAt}, coalesce(${inAt}::timestamptz, now())) else ${threads.lastInAt} end`,
      lastInSeq: sql`case when ${hasWritten} then ${lastSeq} - ${behindIn}::integer else ${threads.lastInSeq} end`,
      preview: sql`${preview}`,
      previewFrom: sql`${previewFrom}`,
      status: sql`case when ${hasWritten} then 'open' else ${threads.status} end`,
      answeredBy: answers,
      reason: sql`case when ${previewFrom}::text = 'person' then null else coalesce(${reason}::text, ${threads.reason}) end`,
      botResumesAfter: after,
      closingHandsBack: sql`case when ${begins} then coalesce(${closingHandsBack}::boolean, true) else ${threads.closingHandsBack} end`,
      botResumesAt: sql`case
        when ${answers} <> 'person' then null
        when ${previewFrom}::text = 'person' then now() + make_interval(mins => ${after})
        else ${threads.botResumesAt} end`,
      turn: sql`${threads.turn} + (${answers} <> ${threads.answeredBy})::integer`,
      waitingSince: sql`case
        when ${previewFrom}::text = 'person' then null
        when ${hasWritten} and (${answers} <> 'bot' or ${reason}::text is not null) then coalesce(${threads.waitingSince}, now())
        else ${threads.waitingSince} end`,
      language: sql`coalesce(${language}::text, ${threads.language})`,
      windowUntil: sql`coalesce(greatest(${threads.windowUntil}, ${windowUntil}::timestamptz), ${threads.windowUntil})`,
      customerId: sql`coalesce(${customerId}::uuid, ${threads.customerId})`,
      version: sql`${threads.version} + 1`,
    })
    .where(and(whereKey(given), sql`(${turn}::integer is null or ${threads.turn} = ${turn}::integer)`))
    .returning({ lastSeq: threads.lastSeq, pushed: threads.pushed });
});

export const takeNumbers = async (tx: Tx, news: ThreadNews) => (await takenNumbers(tx, news))[0];

const foundThread = preparedQuery((tx, given: Given<Key>) =>
  tx.select({ answeredBy: threads.answeredBy, turn: threads.turn }).from(threads).where(whereKey(given)),
);
/** Who answers in a conversation, read without a lock; undefined before its first message. */
export const findThread = async (tx: Tx, key: Key) => (await foundThread(tx, key))[0];

/** Inserts messages in this order. */
export const insertMessages = preparedInsert(messages, [
  ...(["shopId", "conversationId", "direction", "author", "seq", "body", "text"] as const),
  ...(["flowVersion", "flowPath", "pushNumber", "userId", "externalId", "providerAt", "replyTo"] as const),
]);

/** The conversation led to an order of this customer. */
export const markOrder = (tx: Tx, { shopId, conversationId }: Key, customerId: string | null) =>
  tx
    .update(threads)
    .set({ hasOrder: true, version: sql`${threads.version} + 1`, ...(customerId && { customerId }) })
    .where(and(eq(threads.shopId, shopId), eq(threads.conversationId, conversationId)));
