import { mostChanges, type Order, type OrderLine, type OrderRow } from "@mauzo/contract/orders/orders";
import { and, desc, eq, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isoText } from "../../../../db/columns.ts";
import { products } from "../../../../db/schema/catalogue/products.ts";
import { variants } from "../../../../db/schema/catalogue/variants.ts";
import { conversations } from "../../../../db/schema/conversations/conversations.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import { balances } from "../../../../db/schema/ledger/balances.ts";
import { orderPayments } from "../../../../db/schema/ledger/order-payments.ts";
import { transfers } from "../../../../db/schema/ledger/transfers.ts";
import { smsMessages } from "../../../../db/schema/marketing/sms-messages.ts";
import { debtAnswers } from "../../../../db/schema/orders/debt-answers.ts";
import { orderChanges } from "../../../../db/schema/orders/order-changes.ts";
import { orderCharges } from "../../../../db/schema/orders/order-charges.ts";
import { orderInstalments } from "../../../../db/schema/orders/order-instalments.ts";
import { orderLines } from "../../../../db/schema/orders/order-lines.ts";
import { orderMessages } from "../../../../db/schema/orders/order-messages.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import { paymentClaims } from "../../../../db/schema/orders/payment-claims.ts";
import { media } from "../../../../db/schema/shop/media.ts";
import { jsonList, jsonObject } from "../../../../db/sql/json-object.ts";
import { type Given, preparedQuery } from "../../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const o = alias(orders, "o");
const c = alias(customers, "c");
const money = (minor: SQLWrapper) => jsonObject({ minor, currency: o.currency });

/** The fields a list shows of an order `o`. */
export const orderFields = {
  ...{ id: o.id, order_id: o.number, status: o.status, fulfilment: o.fulfilment, payment: o.payment },
  channel: o.channel,
  customer: sql`case when ${o.customerId} is not null then ${jsonObject({
    ...{ id: o.customerId, name: o.customerName, phone: sql`shown_phone(${o.customerPhone})` },
    known_as: sql`(select ${c.name} from ${customers} ${c} where ${c.shopId} = ${o.shopId} and ${c.id} = ${o.customerId}
      and ${c.name} <> '' and lower(${c.name}) <> lower(${o.customerName}))`,
  })} end`,
  ...{ quantity: o.quantity, total: money(o.totalMinor), paid: money(o.paidMinor) },
  forgiven: money(o.forgivenMinor),
  claimed: sql`exists (select from ${paymentClaims} where ${paymentClaims.shopId} = ${o.shopId}
    and ${paymentClaims.orderId} = ${o.id} and ${paymentClaims.state} = 'open')`,
  placed_at: isoText(o.placedAt),
};

const kind = sql<OrderLine["kind"]>`case when ${orderLines.variantId} is null then 'add_on' else 'variant' end`;
const soldFields = {
  ...{ kind, item: orderLines.item, product_id: orderLines.productId, product_name: orderLines.productName },
  ...{ name: orderLines.name, quantity: orderLines.quantity },
};
const image = sql`case when ${orderLines.variantId} is not null then coalesce(
  (select '/media/' || ${media.key} || '/640.webp' from ${variants}
    join ${media} on ${media.shopId} = ${variants.shopId} and ${media.id} = ${variants.pictureId}
    where ${variants.shopId} = ${o.shopId} and ${variants.id} = ${orderLines.variantId}),
  (select ${products.imageUrl} from ${products}
    where ${products.shopId} = ${o.shopId} and ${products.id} = ${orderLines.productId})) end`;
const lineFields = {
  ...soldFields,
  ...{ id: orderLines.id, image_url: image, item_id: sql`coalesce(${orderLines.variantId}, ${orderLines.addOnId})` },
  ...{
    returned: orderLines.returned,
    unit_price: money(orderLines.unitPriceMinor),
    total: money(orderLines.totalMinor),
  },
};
const inLineOrder = sql`${orderLines.item}, ${orderLines.position}`;
const lines = sql`(select ${jsonList(jsonObject(lineFields), inLineOrder)} from ${orderLines}
  where ${orderLines.shopId} = ${o.shopId} and ${orderLines.orderId} = ${o.id}
    and ${orderLines.quantity} + ${orderLines.returned} > 0)`;

const { kind: chargeKind, name, type, value, amountMinor, position } = orderCharges;
const chargeFields = { kind: chargeKind, name, type, value, amount: money(amountMinor) };
const charges = sql`(select ${jsonList(jsonObject(chargeFields), position)} from ${orderCharges}
  where ${orderCharges.shopId} = ${o.shopId} and ${orderCharges.orderId} = ${o.id} and not ${orderCharges.dropped})`;

// The other transfers of its entry.
const fee = sql`(select ${money(transfers.amountMinor)} from ${transfers} where ${transfers.shopId} = ${o.shopId}
  and ${transfers.entryId} = ${orderPayments.id} and ${transfers.kind} = 'fee')`;
const paymentFields = {
  ...{ id: orderPayments.id, amount: money(orderPayments.amountMinor), fee, method: orderPayments.method },
  ...{ reference: orderPayments.reference, by: orderPayments.userName, at: isoText(orderPayments.createdAt) },
};
const payments = sql`(select ${jsonList(jsonObject(paymentFields), orderPayments.id)} from ${orderPayments}
  where ${orderPayments.shopId} = ${o.shopId} and ${orderPayments.orderId} = ${o.id})`;

/** The newest rows of an order's history, in a table of it. */
const newestOf = (table: typeof orderChanges | typeof orderMessages) =>
  sql`(select * from ${table} where ${table.shopId} = ${o.shopId} and ${table.orderId} = ${o.id}
    order by ${table.id} desc limit ${mostChanges})`;
const h = alias(orderChanges, "h");
const changeFields = {
  ...{ id: h.id, mover: h.mover, via: h.via, by: h.userName, reason: h.reason, at: isoText(h.createdAt) },
  change: h.change,
};
const changes = sql`(select ${jsonList(jsonObject(changeFields), sql`${h.id} desc`)} from ${newestOf(orderChanges)} ${h})`;
const m = alias(orderMessages, "m");
const bySms = alias(smsMessages, "by_sms");
const sms = sql`case when ${bySms.id} is not null
  then ${jsonObject({ parts: bySms.parts, state: bySms.state, failure: bySms.failure })} end`;
const messageFields = {
  ...{ id: m.id, event: m.event, audience: m.audience, channel: m.channel, state: m.state, at: isoText(m.createdAt) },
  way: sql`case when ${m.route} is not null then ${jsonObject({ route: m.route, category: m.category, why: m.why, template: m.templateName, price_minor: sql`coalesce(${bySms.priceMinor}, ${m.priceMinor})`, sms })} end`,
  text: sql`regexp_replace(${m.text}, '([?&]token=)[A-Za-z0-9_-]+', '\\1…', 'g')`,
};
const messages = sql`(select ${jsonList(jsonObject(messageFields), sql`${m.id} desc`)} from ${newestOf(orderMessages)} ${m}
  left join ${smsMessages} ${bySms} on ${bySms.shopId} = ${m.shopId} and ${bySms.orderMessageId} = ${m.id})`;

const steps = jsonObject({ due_on: orderInstalments.dueOn, until: money(orderInstalments.untilMinor) });
const plan = sql`(select ${jsonList(steps, orderInstalments.dueOn)} from ${orderInstalments}
  where ${orderInstalments.shopId} = ${o.shopId} and ${orderInstalments.orderId} = ${o.id})`;
const d = alias(debtAnswers, "d");
const saidFields = { kind: d.kind, reason: d.reason, at: isoText(d.createdAt), outcome: d.outcome, answer: d.answer };
const said = sql`(select ${jsonObject(saidFields)} from ${debtAnswers} ${d} where ${d.shopId} = ${o.shopId}
  and ${d.orderId} = ${o.id} and ${d.outcome} is distinct from 'withdrawn' order by ${d.id} desc limit 1)`;

const credit = money(sql`coalesce((select ${balances.minor} from ${balances} where ${balances.shopId} = ${o.shopId}
  and ${balances.account} = 'credit' and ${balances.customerId} = ${o.customerId}), 0)`);

const delivery = sql`case when ${o.deliveryMethod} <> ''
  then ${jsonObject({ method: o.deliveryMethod, place: o.deliveryPlace })} end`;
const touchOf = (touch: SQLWrapper) =>
  sql`case when ${touch} is not null then ${jsonObject({
    ...{ kind: sql`split_part(${touch}, ':', 1)`, id: sql`nullif(split_part(${touch}, ':', 2), '')` },
    name: sql`touch_name(${o.shopId}, ${touch})`,
  })} end`;
const touches = jsonObject({ first: touchOf(o.firstTouch), last: touchOf(o.lastTouch) });
const wholeOrder = jsonObject<Order>({
  ...{ ...orderFields, touches, note: o.note, version: sql`${o.moves} + ${o.edits}`, delivery },
  ...{ lines, charges, payments, changes, messages },
  ...{ due_on: o.dueOn, promised_on: o.promisedOn, reminds: o.reminds, plan, said, credit },
});

type OfShop<Value extends string> = { shopId: string } & Record<Value, string>;
const ofShop = <Row>(tx: Tx, row: SQL<Row>, shopId: SQL<string>, which: SQL) =>
  tx
    .select({ order: row })
    .from(o)
    .where(and(eq(o.shopId, shopId), which));
const orderById = preparedQuery((tx, { shopId, id }: Given<OfShop<"id">>) =>
  ofShop(tx, wholeOrder, shopId, eq(o.id, id)),
);
const orderByCart = preparedQuery((tx, { shopId, cartId }: Given<OfShop<"cartId">>) =>
  ofShop(tx, wholeOrder, shopId, eq(o.cartId, cartId)),
);

/** Returns an order with all its details. */
export const findOrder = async (tx: Tx, shopId: string, id: string): Promise<Order | undefined> =>
  (await orderById(tx, { shopId, id }))[0]?.order;

export const findOrderByCart = async (tx: Tx, shopId: string, cartId: string): Promise<Order | undefined> =>
  (await orderByCart(tx, { shopId, cartId }))[0]?.order;

export type SoldLine = Pick<OrderLine, "kind" | "item" | "product_id" | "product_name" | "name" | "quantity">;
const linesOfMany = preparedQuery((tx, { shopId, ids }: Given<{ shopId: string; ids: string[] }>) =>
  tx
    .select({ id: orderLines.orderId, lines: jsonList(jsonObject<SoldLine>(soldFields), inLineOrder) })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.shopId, shopId),
        sql`${orderLines.orderId} = any(${ids}::uuid[])`,
        sql`${orderLines.quantity} > 0`,
      ),
    )
    .groupBy(orderLines.orderId),
);
/** The lines of each of these orders. */
export const listLines = async (tx: Tx, shopId: string, ids: string[]): Promise<Map<string, SoldLine[]>> =>
  new Map((await linesOfMany(tx, { shopId, ids })).map(({ id, lines }) => [id, lines]));

const row = jsonObject<OrderRow>(orderFields);
const ofNumber = preparedQuery((tx, { shopId, number }: Given<OfShop<"number"> & { limit: number }>) =>
  ofShop(tx, row, shopId, eq(o.number, number)).orderBy(desc(o.id)).limit(sql.placeholder("limit")),
);
const ofConversation = preparedQuery(
  (tx, { shopId, conversationId }: Given<OfShop<"conversationId"> & { limit: number }>) =>
    ofShop(tx, row, shopId, eq(o.conversationId, conversationId)).orderBy(desc(o.id)).limit(sql.placeholder("limit")),
);

/** Orders placed from one conversation, or the one with this number, newest first. */
export async function listConversationOrders(
  tx: Tx,
  shopId: string,
  { conversationId, number, limit }: { conversationId: string; number: string | null; limit: number },
): Promise<OrderRow[]> {
  const rows = number
    ? await ofNumber(tx, { shopId, number, limit })
    : await ofConversation(tx, { shopId, conversationId, limit });
  return rows.map(({ order }) => order);
}

/** The newest orders of a conversation or of the customer it is with. */
export async function listOrdersBeside(
  tx: Tx,
  shopId: string,
  { conversationId, customerId, limit }: { conversationId: string; customerId: string | null; limit: number },
): Promise<OrderRow[]> {
  const rows = await tx
    .select({ order: row })
    .from(o)
    .where(
      and(
        eq(o.shopId, shopId),
        or(eq(o.conversationId, conversationId), ...(customerId === null ? [] : [eq(o.customerId, customerId)])),
      ),
    )
    .orderBy(desc(o.id))
    .limit(limit);
  return rows.map(({ order }) => order);
}

/** Whether the shop has such a conversation. */
export async function hasConversation(tx: Tx, shopId: string, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.shopId, shopId), eq(conversations.id, id)));
  return found.length > 0;
}
