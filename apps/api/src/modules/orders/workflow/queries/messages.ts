import type { FulfilmentStatus, PaymentStatus } from "@mauzo/contract/orders/order-states";
import type {
  audiences,
  MessageField,
  messageChannels,
  OrderMessage,
  RouteReason,
} from "@mauzo/contract/orders/order-workflow";
import type { OrderChannel } from "@mauzo/contract/orders/orders";
import type { Language } from "@mauzo/contract/shared";
import { and, eq, inArray, sql } from "drizzle-orm";
import { publishLiveEvent } from "../../../../db/live-events.ts";
import { runStatement, statement } from "../../../../db/prepared-statement.ts";
import { debtAnswers } from "../../../../db/schema/orders/debt-answers.ts";
import { orderMessages } from "../../../../db/schema/orders/order-messages.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import { paymentClaims } from "../../../../db/schema/orders/payment-claims.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import { sqlText } from "../../../../db/sql/sql-text.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { NoticeWay } from "../../../../gateways/messaging/port.ts";

export type OrderFacts = {
  id: string;
  number: string;
  channel: OrderChannel;
  cartId: string;
  /** The customer's language, and the shop's. */
  language: Language;
  shopLanguage: Language;
  shopName: string;
  customerName: string;
  totalMinor: number;
  paidMinor: number;
  forgivenMinor: number;
  currency: string;
  fulfilment: FulfilmentStatus;
  money: PaymentStatus;
  moves: number;
  /** The conversation in which the customer is told; null: there is none. */
  conversationId: string | null;
  conversationChannel: "web" | "whatsapp" | null;
};
/**
 * The conversation with the customer of an order o in which they are told: the one that led to it, in the widget or over
 * WhatsApp while the window is open; else theirs over WhatsApp whose window is open longest, or was.
 */
const reached = `lateral (
    select v.id, v.channel
    from (
      select 1 as preference, o.conversation_id as id
      union all
      select 2, theirs.id from contacts c
      join conversations theirs on theirs.shop_id = $1 and theirs.contact_id = c.id
      where c.shop_id = $1 and c.customer_id = o.customer_id
    ) way
    join conversations v on v.shop_id = $1 and v.id = way.id
    left join channel_numbers n on n.shop_id = $1 and n.id = v.number_id
    left join threads t on t.shop_id = $1 and t.conversation_id = v.id
    where v.channel = 'web' or n.id is not null
    order by v.channel <> 'web' and n.removed_at is not null, v.channel <> 'web' and coalesce(t.window_until <= now(), true),
      way.preference, t.window_until desc nulls last
    limit 1
  ) reached on true`;
type Sum = "totalMinor" | "paidMinor" | "forgivenMinor";
const factsOf = statement<Omit<OrderFacts, Sum> & Record<Sum, string>>(`
  select o.id, o.number, o.channel, o.cart_id as "cartId", k.language, coalesce(s.language, 'en') as "shopLanguage", s.name as "shopName",
    o.customer_name as "customerName", o.total_minor as "totalMinor", o.paid_minor as "paidMinor", o.currency,
    o.forgiven_minor as "forgivenMinor",
    o.fulfilment, o.payment, o.moves, reached.id as "conversationId", reached.channel as "conversationChannel"
  from orders o
  join carts k on k.shop_id = $1 and k.id = o.cart_id
  join shops s on s.shop_id = $1
  left join ${reached}
  where o.shop_id = $1 and o.id = $2`);
/** The facts of an order that its messages use. */
export async function findFacts(tx: Tx, shopId: string, orderId: string): Promise<OrderFacts | undefined> {
  const [row] = await runStatement(tx, factsOf, [shopId, orderId]);
  if (!row) return undefined;
  const [totalMinor, paidMinor] = [Number(row.totalMinor), Number(row.paidMinor)];
  return { ...row, totalMinor, paidMinor, forgivenMinor: Number(row.forgivenMinor) };
}

type NewMessage = {
  orderId: string;
  event: string;
  occasion: string;
  audience: (typeof audiences)[number];
  channel: (typeof messageChannels)[number] | null;
  text: string;
  moves: number | null;
  /** What a template puts in its fields, if the message may become one. */
  fields: Record<MessageField, string> | null;
  /** Why there is no way to the customer. */
  why: RouteReason | null;
};
const messageKept = statement<{ id: string }>(`
  insert into order_messages (shop_id, order_id, event, occasion, audience, channel, text, state, moves, fields, route, why)
  values ($1, $2, $3, $4, $5, $6, $7, case when $6::text is null then 'unreachable' else 'waiting' end, $8, $9,
    case when $10::text is not null then 'none' end, $10)
  on conflict (shop_id, order_id, occasion, audience) do nothing
  returning id`);
/** Inserts a message for an event; undefined when there already is one. */
export async function insertMessage(tx: Tx, shopId: string, message: NewMessage): Promise<string | undefined> {
  const { orderId, event, occasion, audience, channel, text, moves, why } = message;
  const fields = message.fields && JSON.stringify(message.fields);
  const values = [shopId, orderId, event, occasion, audience, channel, text, moves, fields, why];
  const [row] = await runStatement(tx, messageKept, values);
  return row?.id;
}

export type WaitingMessage = Pick<OrderMessage, "audience" | "channel" | "text"> & {
  /** Where the customer is told now; null: nowhere. */
  conversationId: string | null;
  orderId: string;
  event: OrderMessage["event"];
  language: Language;
  fields: Record<MessageField, string> | null;
  /** The order has moved on since, or what it reminds of is paid, so the message is outdated. */
  stale: boolean;
  number: string;
};
/**
 * Whether a message m of an order o reminds of a debt of which its customer is to be reminded no more: nothing is owed, or,
 * unless somebody asked for it by hand, reminders are off, or the customer promised, disputed it or says they have paid.
 */
const isEndedReminder = sql<boolean>`(m.occasion like 'debt %' and (o.owed_minor = 0 or m.occasion ~ '^debt [0-9]' and (
  not o.reminds
  or o.promised_on >= (select (now() at time zone h.time_zone)::date from ${shops} h where h.shop_id = o.shop_id)
  or exists (select from ${paymentClaims} p where p.shop_id = o.shop_id and p.order_id = o.id and p.state = 'open')
  or exists (select from ${debtAnswers} d
    where d.shop_id = o.shop_id and d.order_id = o.id and d.kind = 'disputed' and d.settled_at is null))))`;
const messageLocked = statement<WaitingMessage>(`
  select m.audience, m.channel, m.text, m.event, m.fields, m.order_id as "orderId", reached.id as "conversationId",
    o.number, k.language,
    coalesce(m.moves is not null and m.moves <> o.moves or ${sqlText(isEndedReminder)}, false) as stale
  from order_messages m join orders o on o.shop_id = $1 and o.id = m.order_id
  join carts k on k.shop_id = $1 and k.id = o.cart_id
  left join ${reached}
  where m.shop_id = $1 and m.id = $2 and m.state = 'waiting' for update of m`);
/** Locks a message that is waiting to be sent. */
export const lockWaiting = async (tx: Tx, shopId: string, id: string): Promise<WaitingMessage | undefined> =>
  (await runStatement(tx, messageLocked, [shopId, id]))[0];

const mailed = statement<{ orderId: string; number: string; text: string; stale: boolean }>(`
  select m.order_id as "orderId", o.number, m.text, m.moves is not null and m.moves <> o.moves as stale
  from order_messages m join orders o on o.shop_id = $1 and o.id = m.order_id
  where m.shop_id = $1 and m.id = $2 and m.state in ('waiting', 'sent')`);
/** A message that is mailed to several people, whether or not one of them already got it. */
export const findMailed = async (tx: Tx, shopId: string, id: string) =>
  (await runStatement(tx, mailed, [shopId, id]))[0];

const ended = statement<{ orderId: string }>(`
  update order_messages set state = $3 where shop_id = $1 and id = $2 and state = 'waiting'
  returning order_id as "orderId"`);
/** Stores the result of a message, the first time, and notifies the open pages of its order. */
export async function endWaiting(tx: Tx, shopId: string, id: string, state: Exclude<OrderMessage["state"], "waiting">) {
  const [row] = await runStatement(tx, ended, [shopId, id, state]);
  if (row) await publishLiveEvent(tx, { topic: "orders", id: row.orderId });
}

/** Drops those of these messages that are reminders of which nothing is to come any more. @returns them, each with its order */
export async function dropEnded(tx: Tx, shopId: string, messageIds: readonly string[]) {
  const { rows } = await tx.execute<{ messageId: string; orderId: string }>(sql`
    update ${orderMessages} m set state = 'dropped' from ${orders} o
    where m.shop_id = ${shopId} and m.message_id = any(${sql.param(messageIds)}::uuid[]) and m.state = 'sent'
      and o.shop_id = m.shop_id and o.id = m.order_id and ${isEndedReminder}
    returning m.message_id as "messageId", m.order_id as "orderId"`);
  return rows;
}

/** Over what a message leaves by each route. */
export const channelOfRoute = { web: "chat", free: "whatsapp", template: "whatsapp", sms: "sms" } as const;
type Way = NoticeWay & { id: string };
/** Writes which way a message went, and what it became. */
export const setWay = (tx: Tx, shopId: string, { id, ...way }: Way) =>
  tx
    .update(orderMessages)
    .set({ ...way, ...(way.route !== "none" && { channel: channelOfRoute[way.route] }) })
    .where(and(eq(orderMessages.shopId, shopId), eq(orderMessages.id, id)));

/** Has a message that went over WhatsApp wait once more, as it did not get through: which it is, or undefined. */
export async function waitAgain(tx: Tx, shopId: string, messageId: string): Promise<string | undefined> {
  const [row] = await tx
    .update(orderMessages)
    .set({ state: "waiting" })
    .where(
      and(
        eq(orderMessages.shopId, shopId),
        eq(orderMessages.messageId, messageId),
        inArray(orderMessages.route, ["free", "template"]),
        sql`${orderMessages.state} = 'sent' and ${orderMessages.fields} is not null`,
      ),
    )
    .returning({ id: orderMessages.id });
  return row?.id;
}
