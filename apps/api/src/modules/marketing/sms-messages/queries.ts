import type { SmsFailure, SmsState } from "@mauzo/contract/shop/sms-kinds";
import { and, asc, eq, exists, inArray, isNotNull, lt, lte, sql } from "drizzle-orm";
import { contacts } from "../../../db/schema/customers/contacts.ts";
import { customers } from "../../../db/schema/customers/customers.ts";
import { smsConnections } from "../../../db/schema/marketing/sms-connections.ts";
import { smsMessages } from "../../../db/schema/marketing/sms-messages.ts";
import { orderMessages } from "../../../db/schema/orders/order-messages.ts";
import { orders } from "../../../db/schema/orders/orders.ts";
import { type Given, preparedQuery } from "../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

const m = smsMessages;
export type OneConnection = { shopId: string; connectionId: string };
const over = ({ shopId, connectionId }: OneConnection) => and(eq(m.shopId, shopId), eq(m.connectionId, connectionId));

const isBad = sql<boolean>`is_bad_sms_number(${contacts.shopId}, ${contacts.id})`;
/** The number of an order's customer that takes an SMS best, and whether they agreed to offers; undefined: none is known. */
export async function findBuyer(tx: Tx, shopId: string, orderId: string) {
  const [row] = await tx
    .select({
      contactId: contacts.id,
      isBad: isBad.as("is_bad"),
      consents: sql<boolean>`'sms' = any(${customers.consents})`,
    })
    .from(orders)
    .innerJoin(customers, and(eq(customers.shopId, orders.shopId), eq(customers.id, orders.customerId)))
    .innerJoin(contacts, and(eq(contacts.shopId, customers.shopId), eq(contacts.customerId, customers.id)))
    .where(and(eq(orders.shopId, shopId), eq(orders.id, orderId), isNotNull(contacts.phone)))
    .orderBy(
      asc(isBad),
      sql`${contacts.phone} is distinct from ${orders.customerPhone}`,
      sql`${contacts.phone} is distinct from ${customers.phone}`,
      asc(contacts.id),
    )
    .limit(1);
  return row;
}

type NewSms = Pick<typeof m.$inferInsert, "orderMessageId" | "connectionId" | "contactId" | "parts" | "priceMinor">;
/** Has an SMS wait to be sent, once for each message about an order. */
export async function insertSms(tx: Tx, row: NewSms & { shopId: string }): Promise<void> {
  await tx
    .insert(m)
    .values(row)
    .onConflictDoNothing({ target: [m.shopId, m.orderMessageId] });
}

const dueSms = preparedQuery((tx, given: Given<{ at: string; most: number }>) =>
  tx
    .select({ shopId: sql<string>`shop_id`, connectionId: sql<string>`connection_id` })
    .from(sql`due_sms(${given.at}::timestamptz, ${given.most}::integer)`),
);
/** The accounts of all shops over which something is to be sent now. */
export const listDue = (tx: Tx, at: Date, most: number): Promise<OneConnection[]> =>
  dueSms(tx, { at: at.toISOString(), most });

/** Whether something is to be sent over it now. */
export async function hasDueSms(tx: Tx, { shopId, connectionId }: OneConnection, at: Date): Promise<boolean> {
  const waiting = tx
    .select({ id: m.id })
    .from(m)
    .where(and(over({ shopId, connectionId }), eq(m.state, "queued"), lte(m.dueAt, at.toISOString())));
  const { rows } = await tx.execute<{ due: boolean }>(sql`select ${exists(waiting)} as due`);
  return rows[0]?.due === true;
}

/** Of what was handed over before then, and did not come back, nobody knows what became. */
export const giveUpSms = (tx: Tx, connection: OneConnection, before: Date) =>
  tx
    .update(m)
    .set({ state: "unknown" })
    .where(and(over(connection), eq(m.state, "sending"), lt(m.sendingAt, before.toISOString())))
    .returning({ id: m.id });

/** The next that are to be sent over a connection, locked, with what they say and to whom as it is known now. */
export const takeSms = (tx: Tx, connection: OneConnection, at: Date, most: number) =>
  tx
    .select({
      ...{ id: m.id, createdAt: m.createdAt },
      ...{ to: contacts.phone, text: orderMessages.text },
    })
    .from(m)
    .innerJoin(orderMessages, and(eq(orderMessages.shopId, m.shopId), eq(orderMessages.id, m.orderMessageId)))
    .leftJoin(contacts, and(eq(contacts.shopId, m.shopId), eq(contacts.id, m.contactId)))
    .where(and(over(connection), eq(m.state, "queued"), lte(m.dueAt, at.toISOString())))
    .orderBy(asc(m.dueAt), asc(m.id))
    .limit(most)
    .for("update", { of: m, skipLocked: true });
/** Marks them as handed over. */
export const markSmsSending = (tx: Tx, shopId: string, ids: readonly string[], at: Date) =>
  tx
    .update(m)
    .set({ state: "sending", sendingAt: at.toISOString() })
    .where(and(eq(m.shopId, shopId), inArray(m.id, [...ids]), eq(m.state, "queued")));

/** What never left costs nothing. */
export const failSms = (tx: Tx, shopId: string, ids: readonly string[], failure: SmsFailure) =>
  tx
    .update(m)
    .set({ state: "failed", failure, parts: 0, priceMinor: 0 })
    .where(and(eq(m.shopId, shopId), inArray(m.id, [...ids]), eq(m.state, "queued")));

/** The same of all that wait for a connection that is removed; those that did. */
export function failWaiting(tx: Tx, connection: OneConnection) {
  const removed = tx
    .select({ id: smsConnections.id })
    .from(smsConnections)
    .where(
      and(
        ...[eq(smsConnections.shopId, connection.shopId), eq(smsConnections.id, connection.connectionId)],
        isNotNull(smsConnections.removedAt),
      ),
    );
  return tx
    .update(m)
    .set({ state: "failed", failure: "credentials", parts: 0, priceMinor: 0 })
    .where(and(over(connection), eq(m.state, "queued"), exists(removed)))
    .returning({ id: m.id });
}

export type SmsResult = {
  id: string;
  /** `queued`: the provider took nothing, so it is sent later. */
  state: Extract<SmsState, "sent" | "failed" | "unknown" | "queued">;
  failure: SmsFailure | null;
  ref: string | null;
};
/** Stores how the handing over ended, unless more is known by now. What was refused costs nothing. */
export const storeSmsResults = (tx: Tx, shopId: string, results: readonly SmsResult[], laterAt: Date) =>
  tx.execute(sql`
    update ${smsMessages} m set state = given.state, failure = given.failure, provider_ref = given.ref,
      due_at = case when given.state = 'queued' then ${laterAt.toISOString()}::timestamptz else m.due_at end,
      sending_at = case when given.state <> 'queued' then m.sending_at end,
      parts = case when given.state = 'failed' then 0 else m.parts end,
      price_minor = case when given.state = 'failed' then 0 else m.price_minor end
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as given (id uuid, state text, failure text, ref text)
    where m.shop_id = ${shopId} and m.id = given.id and m.rank in (1, 2) and (given.state in ('sent', 'failed') or m.rank = 1)`);

/** The orders that these messages are about. */
export async function listOrdersOf(tx: Tx, shopId: string, smsIds: readonly string[]): Promise<string[]> {
  if (smsIds.length === 0) return [];
  const rows = await tx
    .selectDistinct({ id: orderMessages.orderId })
    .from(m)
    .innerJoin(orderMessages, and(eq(orderMessages.shopId, m.shopId), eq(orderMessages.id, m.orderMessageId)))
    .where(and(eq(m.shopId, shopId), inArray(m.id, [...smsIds])));
  return rows.map(({ id }) => id).toSorted();
}

export type SmsReport = { providerRef: string; state: "sent" | "delivered" | "failed"; failure: string | null };
/** Stores what a provider says of a message sent over this connection, unless more is known; which it is, if it was. */
export async function raiseSms(tx: Tx, { shopId, connectionId }: OneConnection, report: SmsReport) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update ${smsMessages} m set state = ${report.state}, failure = ${report.failure}
    where m.shop_id = ${shopId} and m.provider_ref = ${report.providerRef} and m.connection_id = ${connectionId}
      and m.rank between 1 and 4 and m.rank < case ${report.state}::text when 'sent' then 3 when 'failed' then 4 else 5 end
    returning m.id`);
  return rows[0]?.id;
}
