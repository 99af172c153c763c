import type { Conversation } from "@mauzo/contract/conversations/conversations";
import { type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { firstKnown, isoText } from "../../../../db/columns.ts";
import { users } from "../../../../db/schema/account/users.ts";
import { channelNumbers } from "../../../../db/schema/conversations/channel-numbers.ts";
import { conversations } from "../../../../db/schema/conversations/conversations.ts";
import { noteMentions } from "../../../../db/schema/conversations/note-mentions.ts";
import { threadReads } from "../../../../db/schema/conversations/thread-reads.ts";
import { threads } from "../../../../db/schema/conversations/threads.ts";
import { contacts } from "../../../../db/schema/customers/contacts.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import { jsonObject } from "../../../../db/sql/json-object.ts";

export const t = alias(threads, "t");
const v = alias(conversations, "v");
const number = alias(channelNumbers, "number");
const contact = alias(contacts, "contact");
const customer = alias(customers, "customer");
const assignee = alias(users, "assignee");
const seen = alias(threadReads, "seen");
const mention = alias(noteMentions, "mention");

const replyWay = sql`case
  when ${t.channel} = 'web' then 'here'
  when ${v.numberId} is null then 'elsewhere'
  when ${number.removedAt} is not null then 'disconnected'
  when ${t.windowUntil} > now() then 'here'
  else 'window_closed' end`;

/** What the inbox shows of a conversation. */
export const conversationJson = jsonObject<Conversation>({
  ...{ id: t.conversationId, channel: t.channel },
  customer: sql`case when ${customer.id} is not null then ${jsonObject({ id: customer.id, name: customer.name })} end`,
  phone: sql`shown_phone(coalesce(${contact.phone}, ${customer.phone}))`,
  ...{ language: t.language, status: t.status, answered_by: t.answeredBy },
  assignee: sql`case when ${assignee.id} is not null then ${jsonObject({ id: assignee.id, name: assignee.name })} end`,
  bot_resumes: sql`case when ${t.answeredBy} = 'person' then coalesce(to_jsonb(${t.botResumesAfter}),
    to_jsonb(case when ${t.closingHandsBack} then 'closing' else 'never' end)) end`,
  bot_resumes_at: isoText(t.botResumesAt),
  reason: t.reason,
  ...{ preview: t.preview, preview_from: t.previewFrom },
  ...{ last_at: isoText(t.lastAt), waiting_since: isoText(t.waitingSince), window_until: isoText(t.windowUntil) },
  unread: sql`${t.lastInSeq} > coalesce(${seen.seq}, 0)`,
  mentioned: sql`coalesce(named.is_new, false)`,
  ...{ has_order: t.hasOrder, reply_way: replyWay, turn: t.turn, last_seq: t.lastSeq },
  seen_seq: sql`coalesce(${seen.seq}, 0)`,
});

/** What it is joined with, besides what the reader has seen. */
export const conversationJoins = sql`
  join ${conversations} ${v} on ${v.shopId} = ${t.shopId} and ${v.id} = ${t.conversationId}
  left join ${channelNumbers} ${number} on ${number.shopId} = ${t.shopId} and ${number.id} = ${v.numberId}
  left join ${contacts} ${contact} on ${contact.shopId} = ${t.shopId} and ${contact.id} = ${t.contactId}
  left join ${customers} ${customer} on ${customer.shopId} = ${t.shopId}
    and ${customer.id} = ${firstKnown(contact.customerId, t.customerId)}
  left join ${users} ${assignee} on ${assignee.id} = ${t.assigneeId}`;
/** Up to which message a reader has seen it, and whether a note names them that they have not seen. */
export const seenBy = (userId: SQLWrapper) => sql`
  left join ${threadReads} ${seen} on ${seen.shopId} = ${t.shopId} and ${seen.conversationId} = ${t.conversationId}
    and ${seen.userId} = ${userId}
  left join lateral (
    select true as is_new from ${noteMentions} ${mention}
    where ${mention.shopId} = ${t.shopId} and ${mention.userId} = ${userId}
      and ${mention.conversationId} = ${t.conversationId} and ${mention.seenAt} is null
    limit 1) named on true`;
