import { sql } from "drizzle-orm";
import { customers } from "../../../../db/schema/customers/customers.ts";
import { debtAnswers } from "../../../../db/schema/orders/debt-answers.ts";
import { orderMessages } from "../../../../db/schema/orders/order-messages.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import { paymentClaims } from "../../../../db/schema/orders/payment-claims.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { catchUpDays, reminderDays } from "../rules.ts";
import { wasReminded } from "./reminded-today.ts";

type DueReminder = { orderId: string; occasion: string; due_on: string; today: string };

/** The hours of the shop's day in which nobody is disturbed by a message. */
const quiet = { until: 8, from: 20 };
const first = Math.min(...reminderDays);
const late = Math.max(...reminderDays) + catchUpDays;

/**
 * The orders whose customers are to be reminded now, and were not yet for that day: nobody at night, nobody who promised a
 * day that is still to come, or says they have paid or owe no such thing, nobody who is forgotten, and each customer of one order a day.
 */
export async function listDueReminders(tx: Tx, shopId: string, most: number): Promise<DueReminder[]> {
  const { rows } = await tx.execute<DueReminder>(sql`
    select due.id as "orderId", due.occasion, due.due_on::text as due_on, due.today::text as today
    from (
      select distinct on (coalesce(o.customer_id, o.id)) o.id, o.due_on, s.today, 'debt ' || o.due_on || ' ' || level.days as occasion
      from (
        select ${shops.shopId} as shop_id, (now() at time zone ${shops.timeZone})::date as today,
          extract(hour from now() at time zone ${shops.timeZone}) as hour
        from ${shops} where ${shops.shopId} = ${shopId}
      ) s
      join ${orders} o on o.shop_id = s.shop_id and o.owed_minor > 0 and o.reminds
        and o.due_on between s.today - ${late}::int and s.today - ${first}::int
      cross join lateral (
        select max(each.days) as days from unnest(${sql.param(`{${reminderDays.join()}}`)}::int[]) as each (days)
        where each.days between s.today - o.due_on - ${catchUpDays}::int and s.today - o.due_on
      ) level
      where s.hour >= ${quiet.until}::int and s.hour < ${quiet.from}::int and level.days is not null
        and (o.promised_on is null or o.promised_on < s.today)
        and not exists (select from ${paymentClaims} k
          where k.shop_id = ${shopId} and k.order_id = o.id and k.state = 'open')
        and not exists (select from ${debtAnswers} a
          where a.shop_id = ${shopId} and a.order_id = o.id and a.kind = 'disputed' and a.settled_at is null)
        and not exists (select from ${customers} c
          where c.shop_id = ${shopId} and c.id = o.customer_id and c.forgotten_at is not null)
        and not exists (select from ${orderMessages} m where m.shop_id = ${shopId} and m.order_id = o.id
          and m.occasion = 'debt ' || o.due_on || ' ' || level.days and m.audience = 'customer')
        and not ${wasReminded(shopId, sql`o.customer_id`)}
      order by coalesce(o.customer_id, o.id), o.due_on, o.id
    ) due
    order by due.due_on, due.id limit ${most}::int`);
  return rows;
}
