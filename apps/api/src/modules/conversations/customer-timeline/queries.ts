import type { CustomerTimelineEntry } from "@mauzo/contract/conversations/customer-timeline";
import { mergeUndoDays } from "@mauzo/contract/customers/customer-merges";
import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isoText } from "../../../db/columns.ts";
import { conversations } from "../../../db/schema/conversations/conversations.ts";
import { messages } from "../../../db/schema/conversations/messages.ts";
import { threads } from "../../../db/schema/conversations/threads.ts";
import { customerChanges } from "../../../db/schema/customers/customer-changes.ts";
import { customerMergeMemories } from "../../../db/schema/customers/customer-merge-memories.ts";
import { customerMerges } from "../../../db/schema/customers/customer-merges.ts";
import { customerNotes } from "../../../db/schema/customers/customer-notes.ts";
import { customers } from "../../../db/schema/customers/customers.ts";
import { orderPayments } from "../../../db/schema/ledger/order-payments.ts";
import { orders } from "../../../db/schema/orders/orders.ts";
import { paymentClaims } from "../../../db/schema/orders/payment-claims.ts";
import { jsonObject } from "../../../db/sql/json-object.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

type Kind = CustomerTimelineEntry["kind"];
const kindOf = (kind: Kind) => sql`${kind}`.inlineParams();
const ofOrder = { order: jsonObject({ id: orders.id, order_id: orders.number }) };
const money = (minor: SQLWrapper) => jsonObject({ minor, currency: orders.currency });

const order = jsonObject({
  ...{ kind: kindOf("order"), id: orders.id, at: isoText(orders.placedAt), ...ofOrder },
  ...{ channel: orders.channel, status: orders.status, fulfilment: orders.fulfilment, payment: orders.payment },
  ...{ quantity: orders.quantity, total: money(orders.totalMinor) },
});
const payment = jsonObject({
  ...{ kind: kindOf("payment"), id: orderPayments.id, at: isoText(orderPayments.createdAt), ...ofOrder },
  ...{ amount: money(orderPayments.amountMinor), method: orderPayments.method, by: orderPayments.userName },
});
const claim = jsonObject({
  ...{ kind: kindOf("claim"), id: paymentClaims.id, at: isoText(paymentClaims.createdAt), ...ofOrder },
  ...{ amount: money(paymentClaims.amountMinor), method: paymentClaims.method, state: paymentClaims.state },
});
/** The last thing a customer typed. */
const lastSaid = sql`(
  select ${jsonObject({ text: sql`${messages.body}->>'text'`, at: isoText(messages.createdAt) })} from ${messages}
  where ${messages.shopId} = ${conversations.shopId} and ${messages.conversationId} = ${conversations.id}
    and ${messages.direction} = 'in' and ${messages.body}->>'type' = 'text'
  order by ${messages.id} desc limit 1)`;
const conversation = jsonObject({
  ...{ kind: kindOf("conversation"), id: conversations.id, at: isoText(conversations.createdAt) },
  ...{ channel: conversations.channel, last: lastSaid },
});
const mergeLasts = sql`make_interval(days => ${sql`${mergeUndoDays}`.inlineParams()})`;
const note = (mayDelete: SQL) =>
  jsonObject({
    ...{ kind: kindOf("note"), id: customerNotes.id, at: isoText(customerNotes.createdAt) },
    ...{ by: customerNotes.userName, text: customerNotes.text, may_delete: mayDelete },
  });
const shownChanges = sql`(
  select json_agg(case when e->>'field' = 'phone'
    then e || jsonb_build_object('before', shown_phone(e->>'before'), 'after', shown_phone(e->>'after')) else e end)
  from jsonb_array_elements(${customerChanges.changes}) e)`;
const change = jsonObject({
  ...{ kind: kindOf("change"), id: customerChanges.id, at: isoText(customerChanges.createdAt) },
  ...{ by: customerChanges.userName, changes: shownChanges, undone: sql`${customerChanges.undoneAt} is not null` },
});
const canUndo = sql`(select ${isoText(sql`(${customerMergeMemories.createdAt} + ${mergeLasts})`)} from ${customerMergeMemories}
  where ${customerMergeMemories.shopId} = ${customerMerges.shopId} and ${customerMergeMemories.mergeId} = ${customerMerges.id}
    and ${customerMerges.customerId} = ${customerMerges.keptId} and ${customerMergeMemories.createdAt} > now() - ${mergeLasts})`;
const merge = jsonObject({
  ...{ kind: kindOf("merge"), id: customerMerges.id, at: isoText(customerMerges.createdAt) },
  ...{ by: customerMerges.userName, name: customerMerges.mergedName },
  ...{ undone: sql`${customerMerges.undoneAt} is not null`, undo_until: canUndo },
});

type Asked = {
  customerId: string;
  before: string | undefined;
  limit: number;
  /** Who reads: notes of others are theirs to delete only as an admin. */
  reader: { userId: string; isAdmin: boolean; readsOrders: boolean; readsChats: boolean };
};

/** What happened with a customer, newest first. Ids are in time order, whatever they are of. */
export async function listEntries(tx: Tx, shopId: string, asked: Asked): Promise<CustomerTimelineEntry[]> {
  const { customerId, before, limit, reader } = asked;
  const part = (id: SQLWrapper, entry: SQL, from: SQL) => sql`(
    select ${id} as id, ${entry} as entry from ${from} ${before === undefined ? sql`` : sql`and ${id} < ${before}::uuid`}
    order by ${id} desc limit ${limit}::int)`;
  const theirs = sql`${orders.shopId} = ${shopId} and ${orders.customerId} = ${customerId}`;
  const mayDelete = reader.isAdmin ? sql`true` : sql`${customerNotes.userId} = ${reader.userId}`;
  const ofOrders = [
    part(orders.id, order, sql`${orders} where ${theirs}`),
    part(
      orderPayments.id,
      payment,
      sql`${orders} join ${orderPayments} on ${orderPayments.shopId} = ${orders.shopId}
        and ${orderPayments.orderId} = ${orders.id} where ${theirs}`,
    ),
    part(
      paymentClaims.id,
      claim,
      sql`${orders} join ${paymentClaims} on ${paymentClaims.shopId} = ${orders.shopId}
        and ${paymentClaims.orderId} = ${orders.id} where ${theirs}`,
    ),
  ];
  const ofChats = part(
    conversations.id,
    conversation,
    sql`${conversations} where ${conversations.shopId} = ${shopId}
      and ${conversations.id} in (select ${orders.conversationId} from ${orders} where ${theirs}
        union all select ${threads.conversationId} from ${threads}
          where ${threads.shopId} = ${shopId} and ${threads.customerId} = ${customerId})`,
  );
  const own = [
    part(
      customerNotes.id,
      note(mayDelete),
      sql`${customerNotes} where ${customerNotes.shopId} = ${shopId} and ${customerNotes.customerId} = ${customerId}
        and ${customerNotes.removedAt} is null`,
    ),
    part(
      customerChanges.id,
      change,
      sql`${customerChanges} where ${customerChanges.shopId} = ${shopId} and ${customerChanges.customerId} = ${customerId}`,
    ),
    part(
      customerMerges.id,
      merge,
      sql`${customerMerges} where ${customerMerges.shopId} = ${shopId} and ${customerMerges.customerId} = ${customerId}`,
    ),
  ];
  const parts = [...own, ...(reader.readsOrders ? ofOrders : []), ...(reader.readsChats ? [ofChats] : [])];
  const { rows } = await tx.execute<{ entry: CustomerTimelineEntry }>(
    sql`select entry from (${sql.join(parts, sql` union all `)}) entries order by id desc limit ${limit}::int`,
  );
  return rows.map(({ entry }) => entry);
}

/** Whether the shop has this customer. */
export async function isCustomer(tx: Tx, shopId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.shopId, shopId), eq(customers.id, id)));
  return rows.length > 0;
}
