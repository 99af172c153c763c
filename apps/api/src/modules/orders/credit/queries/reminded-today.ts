import { and, eq, like, type SQL, sql } from "drizzle-orm";
import { orderMessages } from "../../../../db/schema/orders/order-messages.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** Has those who remind customers of one shop take turns until the transaction ends: nobody is reminded by two of them. */
export const takeReminderTurn = (tx: Tx, shopId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${shopId} || 'debt-reminders', 2))`);

/**
 * Whether this customer was reminded on the shop's present day, of whichever order and by whomever; what reached nobody is
 * no reminder.
 */
export const wasReminded = (shopId: string, customerId: SQL) => sql<boolean>`exists (
  select from ${orders} theirs
  join ${orderMessages} sent on sent.shop_id = theirs.shop_id and sent.order_id = theirs.id
  join ${shops} here on here.shop_id = theirs.shop_id
  where theirs.shop_id = ${shopId} and theirs.customer_id = ${customerId} and sent.event = 'reminder'
    and sent.occasion like 'debt %' and sent.audience = 'customer' and sent.state in ('waiting', 'sent')
    and sent.created_at >= (now() at time zone here.time_zone)::date::timestamp at time zone here.time_zone)`;

/** Whether a customer was reminded today. */
export async function isRemindedToday(tx: Tx, shopId: string, customerId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ reminded: boolean }>(
    sql`select ${wasReminded(shopId, sql`${customerId}`)} as reminded`,
  );
  return rows[0]?.reminded === true;
}

type OfOccasion = { shopId: string; orderId: string; occasion: string };
/** How many reminders of an order were stored for an occasion, with those that were tried again. */
export const countReminders = (tx: Tx, { shopId, orderId, occasion }: OfOccasion): Promise<number> =>
  tx.$count(
    orderMessages,
    and(
      ...[eq(orderMessages.shopId, shopId), eq(orderMessages.orderId, orderId)],
      ...[eq(orderMessages.audience, "customer"), like(orderMessages.occasion, `${occasion}%`)],
    ),
  );

/** What became of the reminder of an order that was stored for an occasion. */
export const findReminderState = async (tx: Tx, shopId: string, orderId: string, occasion: string) =>
  (
    await tx
      .select({ state: orderMessages.state })
      .from(orderMessages)
      .where(
        and(
          ...[eq(orderMessages.shopId, shopId), eq(orderMessages.orderId, orderId)],
          ...[eq(orderMessages.occasion, occasion), eq(orderMessages.audience, "customer")],
        ),
      )
  )[0]?.state;
