import { closingHours, conversationList } from "@mauzo/contract/conversations/conversations";
import type * as z from "zod/mini";
import type { JsonQuery } from "../../../../db/read-json-in-shop.ts";
import { sqlText } from "../../../../db/sql/sql-text.ts";
import type { Bind } from "../../../../http/lists/list-page.ts";
import { readList } from "../../../../http/lists/read-list.ts";
import { conversationJoins, conversationJson } from "./conversation-fields.ts";

type Filter = z.output<typeof conversationList.query>;

const columns = { id: "t.conversation_id", last: "t.last_at", waiting: "t.waiting_since", closing: "t.window_until" };
const mostFound = 1000;
const item = sqlText(conversationJson);
const joins = sqlText(conversationJoins);

const seenBy = (userId: string) => `left join thread_reads seen
  on seen.shop_id = t.shop_id and seen.conversation_id = t.conversation_id and seen.user_id = ${userId}::uuid
  left join lateral (
    select true as is_new from note_mentions mention
    where mention.shop_id = t.shop_id and mention.user_id = ${userId}::uuid
      and mention.conversation_id = t.conversation_id and mention.seen_at is null
    limit 1) named on true`;

const isOpen = "t.status = 'open'";
/** The condition of each queue; `me`: who reads. */
const conditionOf = (queue: Filter["queue"], me: () => string): string[] => {
  switch (queue) {
    case "open":
      return [isOpen];
    case "mine":
      return [isOpen, `t.assignee_id = ${me()}::uuid`];
    case "mentioned":
      return [
        `t.conversation_id = any(array(
          select m.conversation_id from note_mentions m where m.shop_id = $1 and m.user_id = ${me()}::uuid))`,
      ];
    case "unassigned":
      return [isOpen, "t.answered_by <> 'bot'", "t.assignee_id is null"];
    case "waiting":
      return [isOpen, "t.waiting_since is not null"];
    case "closing":
      return [isOpen, `t.window_until between now() and now() + interval '${closingHours} hours'`];
    case "bot":
      return [isOpen, "t.answered_by = 'bot'"];
    case "closed":
      return ["t.status = 'closed'"];
  }
};

/** The conversations with these customers: whom their contact belongs to, or whom they are with without one. */
const withCustomers = (ids: string) => `t.conversation_id = any(array(
  with found (id) as materialized (${ids})
  select w.conversation_id from found join contacts k on k.shop_id = $1 and k.customer_id = found.id
    join threads w on w.shop_id = k.shop_id and w.contact_id = k.id
  union
  select w.conversation_id from found join threads w on w.shop_id = $1 and w.customer_id = found.id
    left join contacts k on k.shop_id = w.shop_id and k.id = w.contact_id
    where k.customer_id is null))`;

function conditionsOf(
  { queue, channel, search, ordered, language, unread, assignee, tag }: Filter,
  terms: readonly string[],
  userId: string,
  bind: Bind,
) {
  return [
    ...conditionOf(queue, () => bind(userId)),
    ...(channel === "all" ? [] : [`t.channel = ${bind(channel)}`]),
    ...(ordered === "all" ? [] : [`t.has_order = ${ordered === "yes"}`]),
    ...(language === "all" ? [] : [`t.language = ${bind(language)}`]),
    ...(unread === "all"
      ? []
      : [
          `t.last_in_seq > coalesce((select r.seq from thread_reads r where r.shop_id = t.shop_id
            and r.conversation_id = t.conversation_id and r.user_id = ${bind(userId)}::uuid), 0)`,
        ]),
    ...(assignee === undefined
      ? []
      : [assignee === "nobody" ? "t.assignee_id is null" : `t.assignee_id = ${bind(assignee)}::uuid`]),
    ...(tag === undefined
      ? []
      : [withCustomers(`select c.id from customers c where c.shop_id = $1 and c.tags @> array[${bind(tag)}::text]`)]),
    ...(search
      ? [
          withCustomers(`select distinct hit.id
            from unnest(${bind(`{${terms.map((term) => JSON.stringify(term)).join()}}`)}::text[]) as term (words)
            cross join lateral search_customers(term.words, 'all', ${mostFound}) hit`),
        ]
      : []),
  ];
}

/** One page of a queue after the cursor, as JSON for the response. `terms`: what is searched for. */
export const readConversations = (
  shopId: string,
  filter: Filter,
  { userId, terms }: { userId: string; terms: readonly string[] },
): JsonQuery =>
  readList(shopId, filter, {
    ...{ list: conversationList, columns, table: "threads t", item },
    joins: (bind) => `${joins} ${seenBy(bind(userId))}`,
    where: (bind) => conditionsOf(filter, terms, userId, bind),
  });
