import { and, asc, eq, sql } from "drizzle-orm";
import { isoText } from "../../../db/columns.ts";
import { users } from "../../../db/schema/account/users.ts";
import {
  type PlannedFailure,
  plannedFailures,
  plannedMessages,
} from "../../../db/schema/conversations/planned-messages.ts";
import { threads } from "../../../db/schema/conversations/threads.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

export { type PlannedFailure, plannedFailures };

type Key = { shopId: string; conversationId: string };
const { id, text, replyTo, sendAt, conversationId, createdBy, unlessWritten, state } = plannedMessages;
const ofThread = and(eq(threads.shopId, plannedMessages.shopId), eq(threads.conversationId, conversationId));
/** The customer has written since, and then it is not to be sent. */
const isDropped = sql<boolean>`${unlessWritten} and ${threads.lastInSeq} > ${plannedMessages.afterInSeq}`;
const isPlanned = eq(state, "planned");

/** What waits to be sent in a conversation, the next first. */
export const findPlanned = (tx: Tx, key: Key) =>
  tx
    .select({ id, text, replyTo, sendAt: isoText(sendAt), by: users.name, unlessWritten, isDropped })
    .from(plannedMessages)
    .innerJoin(threads, ofThread)
    .leftJoin(users, eq(users.id, createdBy))
    .where(and(eq(plannedMessages.shopId, key.shopId), eq(conversationId, key.conversationId), isPlanned))
    .orderBy(asc(sendAt), asc(id));

/** Locks the thread of a conversation: nobody plans in it meanwhile. @returns the customer's last message's number */
export async function lockThread(tx: Tx, key: Key): Promise<number | undefined> {
  const [row] = await tx
    .select({ lastInSeq: threads.lastInSeq })
    .from(threads)
    .where(and(eq(threads.shopId, key.shopId), eq(threads.conversationId, key.conversationId)))
    .for("no key update");
  return row?.lastInSeq;
}

export const countPlanned = (tx: Tx, key: Key): Promise<number> =>
  tx.$count(
    plannedMessages,
    and(eq(plannedMessages.shopId, key.shopId), eq(conversationId, key.conversationId), isPlanned),
  );

export async function insertPlanned(tx: Tx, row: typeof plannedMessages.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(plannedMessages).values(row).returning({ id });
  if (!inserted) throw new Error("the database returned no planned message");
  return inserted.id;
}

/** A planned message that still waits, with its thread; both are locked until the transaction ends. */
export async function lockPlanned(tx: Tx, shopId: string, plannedId: string) {
  const [row] = await tx
    .select({
      ...{ conversationId, text, replyTo, createdBy, isDropped, lastSeq: threads.lastSeq },
      leftSeconds: sql<number>`extract(epoch from ${sendAt} - now())::float8`,
    })
    .from(plannedMessages)
    .innerJoin(threads, ofThread)
    .where(and(eq(plannedMessages.shopId, shopId), eq(id, plannedId), isPlanned))
    .for("no key update");
  return row;
}

type End = { state: "sent" | "cancelled" } | { state: "failed"; failure: PlannedFailure };
/** A planned message waits no longer. @returns its conversation; undefined if it did not wait */
export async function endPlanned(tx: Tx, shopId: string, plannedId: string, end: End): Promise<string | undefined> {
  const [row] = await tx
    .update(plannedMessages)
    .set(end)
    .where(and(eq(plannedMessages.shopId, shopId), eq(id, plannedId), isPlanned))
    .returning({ conversationId });
  return row?.conversationId;
}

export const isKnown = async (tx: Tx, shopId: string, plannedId: string): Promise<boolean> =>
  (await tx.$count(plannedMessages, and(eq(plannedMessages.shopId, shopId), eq(id, plannedId)))) > 0;
