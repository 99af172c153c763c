import { and, asc, desc, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import { channelEvents } from "../../../../db/schema/conversations/channel-events.ts";
import { conversationFiles } from "../../../../db/schema/conversations/conversation-files.ts";
import { conversations } from "../../../../db/schema/conversations/conversations.ts";
import { messages } from "../../../../db/schema/conversations/messages.ts";
import { outbox } from "../../../../db/schema/conversations/outbox.ts";
import { threads } from "../../../../db/schema/conversations/threads.ts";
import { type Given, preparedQuery } from "../../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

export type DueContact = { shopId: string; numberId: string; contactKey: string };

/** Whose messages wait, in all shops, and in how many milliseconds it is their turn. */
export async function listDueContacts(
  tx: Tx,
  { quietMs, mostMs, atMost }: { quietMs: number; mostMs: number; atMost: number },
): Promise<(DueContact & { waitMs: number })[]> {
  const { rows } = await tx.execute<{ shop_id: string; number_id: string; contact_key: string; wait_ms: number }>(
    sql`select shop_id, number_id, contact_key, wait_ms from due_contacts(${quietMs}, ${mostMs}, ${atMost})`,
  );
  return rows.map((row) => ({
    ...{ shopId: row.shop_id, numberId: row.number_id, contactKey: row.contact_key, waitMs: row.wait_ms },
  }));
}

/** Takes the contact's turn until the transaction ends; false if somebody else has it. */
export async function takeTurnOf(tx: Tx, { shopId, numberId, contactKey }: DueContact): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${shopId}|${numberId}|${contactKey}`}, 0)) as taken`,
  );
  return rows[0]?.taken ?? false;
}

type Placed<Key> = { [Name in keyof Key]: Key[Name] | SQL };
/** The oldest event of a contact that is due, by the provider's time; within a second of it, by arrival. */
const isOldestOf = (tx: Tx, { shopId, numberId, contactKey }: Placed<DueContact>) => {
  const oldest = tx
    .select({ id: channelEvents.id })
    .from(channelEvents)
    .where(
      and(
        eq(channelEvents.shopId, shopId),
        eq(channelEvents.numberId, numberId),
        eq(channelEvents.contactKey, contactKey),
        sql`${channelEvents.kind} in ('message', 'echo')`,
        isNull(channelEvents.handledAt),
        lte(channelEvents.dueAt, sql`now()`),
      ),
    )
    .orderBy(asc(channelEvents.providerAt), asc(channelEvents.id))
    .limit(1);
  return and(eq(channelEvents.shopId, shopId), eq(channelEvents.id, sql`(${oldest})`));
};

const takenEvent = preparedQuery((tx, given: Given<DueContact>) =>
  tx.update(channelEvents).set({ handledAt: sql`now()` }).where(isOldestOf(tx, given)).returning({
    kind: channelEvents.kind,
    externalId: channelEvents.externalId,
    providerAt: channelEvents.providerAt,
    body: channelEvents.body,
  }),
);
export type TakenEvent = NonNullable<Awaited<ReturnType<typeof takeEvent>>>;
/** Marks the oldest event of a contact as handled: true once the transaction commits. */
export const takeEvent = async (tx: Tx, contact: DueContact) => (await takenEvent(tx, contact))[0];

const longestWaitSeconds = 3_600;
/** An event that could not be handled waits, longer each time; what came after it does not. */
export const postponeEvent = (tx: Tx, contact: DueContact) =>
  tx
    .update(channelEvents)
    .set({
      tries: sql`${channelEvents.tries} + 1`,
      dueAt: sql`now() + make_interval(secs => least(power(2, least(${channelEvents.tries}, 20)), ${longestWaitSeconds}))`,
    })
    .where(isOldestOf(tx, contact));

const columns = {
  id: conversations.id,
  state: conversations.state,
  answeredBy: threads.answeredBy,
  turn: threads.turn,
  lastInAt: threads.lastInAt,
};
type OfContact = { shopId: string; numberId: string; contactId: string };
const lockedConversation = preparedQuery((tx, given: Given<OfContact>) =>
  tx
    .select(columns)
    .from(conversations)
    .leftJoin(threads, and(eq(threads.shopId, conversations.shopId), eq(threads.conversationId, conversations.id)))
    .where(
      and(
        eq(conversations.shopId, given.shopId),
        eq(conversations.numberId, given.numberId),
        eq(conversations.contactId, given.contactId),
      ),
    )
    .for("no key update", { of: conversations }),
);
/** A contact's conversation over a number, with what is known of its thread; locked until the transaction ends. */
export const lockConversation = async (tx: Tx, key: OfContact) => (await lockedConversation(tx, key))[0];

/** Starts a contact's conversation; nothing if it exists. */
export const insertConversation = (tx: Tx, row: OfContact & { botId: string; language: "en" | "sw" }) =>
  tx
    .insert(conversations)
    .values({ ...row, channel: "whatsapp" })
    .onConflictDoNothing()
    .returning({ id: conversations.id });

const foundMessage = preparedQuery((tx, given: Given<{ shopId: string; externalId: string }>) =>
  tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.shopId, given.shopId), eq(messages.externalId, given.externalId))),
);
/** The message that has this id at the provider, if a customer sent it. */
export const findMessage = async (tx: Tx, shopId: string, externalId: string): Promise<string | undefined> =>
  (await foundMessage(tx, { shopId, externalId }))[0]?.id;

/** Where the message stands that has this id at the provider; undefined if it has a file already. */
export async function findPlace(tx: Tx, shopId: string, externalId: string) {
  const [row] = await tx
    .select({ conversationId: messages.conversationId, seq: messages.seq })
    .from(messages)
    .leftJoin(
      conversationFiles,
      and(
        eq(conversationFiles.shopId, messages.shopId),
        eq(conversationFiles.conversationId, messages.conversationId),
        eq(conversationFiles.seq, messages.seq),
      ),
    )
    .where(and(eq(messages.shopId, shopId), eq(messages.externalId, externalId), isNull(conversationFiles.id)));
  return row;
}

/** The message of ours that has this id at the provider. */
export async function findSentMessage(tx: Tx, shopId: string, externalId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: outbox.messageId })
    .from(outbox)
    .where(and(eq(outbox.shopId, shopId), eq(outbox.externalId, externalId)));
  return row?.id;
}

/** What was sent last in a conversation, part by part. */
export async function listLastParts(tx: Tx, shopId: string, conversationId: string): Promise<unknown[]> {
  const last = tx
    .select({ seq: outbox.seq })
    .from(outbox)
    .where(and(eq(outbox.shopId, shopId), eq(outbox.conversationId, conversationId)))
    .orderBy(desc(outbox.seq))
    .limit(1);
  const rows = await tx
    .select({ wire: outbox.wire })
    .from(outbox)
    .where(and(eq(outbox.shopId, shopId), eq(outbox.conversationId, conversationId), eq(outbox.seq, sql`(${last})`)));
  return rows.map(({ wire }) => wire);
}
