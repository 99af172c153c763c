import { and, asc, eq, sql } from "drizzle-orm";
import { channelNumbers } from "../../../../db/schema/conversations/channel-numbers.ts";
import { conversations } from "../../../../db/schema/conversations/conversations.ts";
import { outbox, type outboxAuthors } from "../../../../db/schema/conversations/outbox.ts";
import { threads } from "../../../../db/schema/conversations/threads.ts";
import { contacts } from "../../../../db/schema/customers/contacts.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import { preparedInsert } from "../../../../db/sql/prepared-insert.ts";
import { type Given, preparedQuery } from "../../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

export type OutboxAuthor = (typeof outboxAuthors)[number];

export const insertParts = preparedInsert(outbox, [
  ...([
    "shopId",
    "conversationId",
    "contactId",
    "numberId",
    "messageId",
    "seq",
    "author",
    "lane",
    "part",
    "replyTo",
    "wire",
  ] as const),
]);

const partsOf = preparedQuery((tx, given: Given<{ shopId: string; conversationId: string; seqs: number[] }>) =>
  tx
    .select({ seq: outbox.seq, state: outbox.state, code: outbox.code })
    .from(outbox)
    .where(
      and(
        eq(outbox.shopId, given.shopId),
        eq(outbox.conversationId, given.conversationId),
        sql`${outbox.seq} = any(${given.seqs}::bigint[])`,
      ),
    )
    .orderBy(asc(outbox.seq), asc(outbox.part)),
);
/** The parts of these messages of a conversation. */
export const listParts = (tx: Tx, given: { shopId: string; conversationId: string; seqs: number[] }) =>
  partsOf(tx, given);

const wayOf = preparedQuery((tx, given: Given<{ shopId: string; id: string }>) =>
  tx
    .select({
      channel: conversations.channel,
      language: conversations.language,
      contactId: conversations.contactId,
      numberId: conversations.numberId,
      isRemoved: sql<boolean>`${channelNumbers.removedAt} is not null`,
      windowUntil: threads.windowUntil,
      writtenAt: sql<string>`coalesce(${threads.lastInAt}, ${conversations.createdAt})`,
    })
    .from(conversations)
    .leftJoin(
      channelNumbers,
      and(eq(channelNumbers.shopId, conversations.shopId), eq(channelNumbers.id, conversations.numberId)),
    )
    .leftJoin(threads, and(eq(threads.shopId, conversations.shopId), eq(threads.conversationId, conversations.id)))
    .where(and(eq(conversations.shopId, given.shopId), eq(conversations.id, given.id))),
);
/** How a conversation is reached; undefined if there is none. */
export const findWay = async (tx: Tx, shopId: string, id: string) => (await wayOf(tx, { shopId, id }))[0];

const personOf = preparedQuery((tx, given: Given<{ shopId: string; id: string }>) =>
  tx
    .select({
      unreachableCode: contacts.unreachableCode,
      consents: sql<boolean>`coalesce('whatsapp' = any(${customers.consents}), false)`,
    })
    .from(contacts)
    .leftJoin(customers, and(eq(customers.shopId, contacts.shopId), eq(customers.id, contacts.customerId)))
    .where(and(eq(contacts.shopId, given.shopId), eq(contacts.id, given.id))),
);
/** Why a contact can't be reached, and whether they agreed to get offers. */
export const findPerson = async (tx: Tx, shopId: string, id: string) => (await personOf(tx, { shopId, id }))[0];
