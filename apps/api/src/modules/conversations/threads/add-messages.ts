import type { Tx } from "../../../db/tenant-transaction.ts";
import { type Author, insertMessages, insertThread, type MessageBody, takeNumbers } from "./queries.ts";
import type { Resumes } from "./resumes-of.ts";
import { previewOf, textOf } from "./rules.ts";

type NewMessage = {
  author: Author;
  body: MessageBody;
  flowVersion?: string;
  /** The steps of the flow that it came by. */
  flowPath?: readonly string[];
  /** Nobody asked for it: a visitor's widget gets it over its stream. */
  isPushed?: boolean;
  userId?: string;
  externalId?: string;
  providerAt?: string;
  replyTo?: string;
};
type Conversation = { shopId: string; conversationId: string };
/** What the thread gets to know with them. */
type News = {
  language?: "en" | "sw";
  windowUntil?: string;
  customerId?: string;
  answeredBy?: "bot" | "person" | "nobody";
  /** When the bot answers again, if a person begins to answer with it. */
  resumes?: Resumes;
  /** Why somebody should look. */
  reason?: "bot_failed" | "late" | "asked" | "not_understood" | "told";
  /** The thread's turn when it was read: nothing is added if it has changed since. */
  turn?: number;
};
/** What the bot says later than the customer wrote: with the steps that it came by, and what the thread gets to know. */
export type OfBot = { flowVersion: string; flowPath: readonly string[]; news: News };
/** A message as it was added; `pushNumber` counts the pushed ones of its conversation. */
export type AddedMessage = { id: string; seq: number; pushNumber: number | null };

/**
 * Adds messages to a conversation, in this order, and gives them their numbers. It must be the last step of a
 * transaction: whoever else adds to the conversation waits until it ends, so that the numbers become visible in their
 * order. @returns undefined, if somebody else answers now than at `turn`.
 */
export async function addMessages(
  tx: Tx,
  conversation: Conversation,
  said: readonly [NewMessage, ...NewMessage[]],
  { language, windowUntil, customerId, answeredBy, resumes, reason, turn }: News = {},
): Promise<AddedMessage[] | undefined> {
  const last = said.at(-1) ?? said[0];
  const lastIn = said.findLastIndex(({ author }) => author === "customer");
  const news = {
    ...conversation,
    count: said.length,
    pushed: said.filter(({ isPushed }) => isPushed).length,
    ...{ preview: previewOf(last.body), previewFrom: last.author },
    behindIn: lastIn === -1 ? -1 : said.length - 1 - lastIn,
    inAt: said[lastIn]?.providerAt ?? null,
    ...{ language: language ?? null, windowUntil: windowUntil ?? null, turn: turn ?? null },
    ...{ customerId: customerId ?? null, answeredBy: answeredBy ?? null, reason: reason ?? null },
    ...{ resumesAfter: resumes?.after ?? null, closingHandsBack: resumes?.closingHandsBack ?? null },
  };
  let taken = await takeNumbers(tx, news);
  if (!taken && turn === undefined) {
    await insertThread(tx, conversation);
    taken = await takeNumbers(tx, news);
    if (!taken) throw new Error("a conversation has no thread");
  }
  if (!taken) return;
  const { lastSeq, pushed } = taken;
  let pushNumber = pushed - news.pushed;
  const added = said.map(({ isPushed }, index) => ({
    seq: lastSeq - said.length + index + 1,
    pushNumber: isPushed ? ++pushNumber : null,
  }));
  const ids = await insertMessages(
    tx,
    said.map(({ author, body, flowVersion, flowPath, userId, externalId, providerAt, replyTo }, index) => ({
      ...{ ...conversation, author, body, text: textOf(body) },
      direction: author === "customer" ? ("in" as const) : ("out" as const),
      seq: added[index]?.seq ?? 0,
      pushNumber: added[index]?.pushNumber ?? null,
      ...{ flowVersion: flowVersion ?? null, flowPath: flowPath?.length ? flowPath.join(" ") : null },
      ...{ userId: userId ?? null, externalId: externalId ?? null },
      ...{ providerAt: providerAt ?? null, replyTo: replyTo ?? null },
    })),
  );
  return added.map((each, index) => ({ ...each, id: ids[index] ?? "" }));
}
