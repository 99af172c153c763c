import { and, desc, eq, sql } from "drizzle-orm";
import { firstKnown, isoText } from "../../../../db/columns.ts";
import { conversations } from "../../../../db/schema/conversations/conversations.ts";
import { messages } from "../../../../db/schema/conversations/messages.ts";
import { threads } from "../../../../db/schema/conversations/threads.ts";
import { contacts } from "../../../../db/schema/customers/contacts.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

type Asked = { words: string; before: string | null; limit: number };

/** The shop's messages with these words, newest first, with whom they were exchanged. */
export const findHits = async (tx: Tx, shopId: string, { words, before, limit }: Asked) => {
  const rows = await tx
    .select({
      ...{ id: messages.id, seq: messages.seq, at: isoText(messages.createdAt) },
      ...{ author: messages.author, text: messages.text },
      conversationId: conversations.id,
      channel: conversations.channel,
      customerId: customers.id,
      name: customers.name,
      phone: sql<string | null>`coalesce(shown_phone(${contacts.phone}), shown_phone(${customers.phone}))`,
    })
    .from(messages)
    .innerJoin(
      conversations,
      and(eq(conversations.shopId, messages.shopId), eq(conversations.id, messages.conversationId)),
    )
    .innerJoin(threads, and(eq(threads.shopId, conversations.shopId), eq(threads.conversationId, conversations.id)))
    .leftJoin(contacts, and(eq(contacts.shopId, threads.shopId), eq(contacts.id, threads.contactId)))
    .leftJoin(
      customers,
      and(
        eq(customers.shopId, threads.shopId),
        sql`${customers.id} = ${firstKnown(contacts.customerId, threads.customerId)}`,
      ),
    )
    .where(
      and(
        eq(messages.shopId, shopId),
        sql`${messages.id} = any(array(select hit.id from search_messages(${words}, ${before}::uuid, ${limit}) hit))`,
      ),
    )
    .orderBy(desc(messages.id));
  return rows.map(({ conversationId, channel, customerId, name, phone, ...hit }) => ({
    ...hit,
    conversation: {
      ...{ id: conversationId, channel, phone },
      customer: customerId === null ? null : { id: customerId, name: name ?? "" },
    },
  }));
};
