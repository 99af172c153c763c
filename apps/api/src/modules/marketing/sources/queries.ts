import { type SQL, sql } from "drizzle-orm";
import { conversations } from "../../../db/schema/conversations/conversations.ts";
import { carts } from "../../../db/schema/orders/carts.ts";
import { orders } from "../../../db/schema/orders/orders.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Asked } from "./rules.ts";

type Sums = Record<"chats" | "carts" | "orders" | "paid" | `before_${"chats" | "carts" | "orders" | "paid"}`, number>;
export type Counted = Sums & { source: string; id: string | null; name: string };

const byStaff = sql`('manual', 'pos')`;

/** What was begun and placed in a span and in the one before, by where it came from. Ids are in the order of time. */
export async function countSources(tx: Tx, shopId: string, { days, before, touch }: Asked): Promise<Counted[]> {
  const column = touch === "first" ? sql`t.first_touch` : sql`t.last_touch`;
  const bounds = days
    ? sql`select first_id_at(${before?.from}::date::timestamp at time zone s.time_zone) as since,
        first_id_at(${days.from}::date::timestamp at time zone s.time_zone) as start,
        first_id_at((${days.to}::date + 1)::timestamp at time zone s.time_zone) as ending
      from shops s where s.shop_id = ${shopId}`
    : sql`select null::uuid as since, null::uuid as start, null::uuid as ending`;
  const within = days
    ? sql`t.id >= (select since from bounds) and t.id < (select ending from bounds)`
    : sql`${column} is not null`;
  const isNow = days ? sql`t.id >= (select start from bounds)` : sql`true`;
  const from = (what: string, table: SQL, { of, paid }: { of: SQL; paid: SQL }) => sql`
    select ${of} as touch, ${what} as what, count(*) filter (where ${isNow}) as number,
      count(*) filter (where not ${isNow}) as before_number,
      coalesce(sum(${paid}) filter (where ${isNow}), 0) as paid,
      coalesce(sum(${paid}) filter (where not ${isNow}), 0) as before_paid
    from ${table} where t.shop_id = ${shopId} and ${within} group by 1`;
  const open = { of: sql`coalesce(${column}, 'direct')`, paid: sql`0` };
  const placed = {
    of: sql`coalesce(${column}, case when t.channel in ${byStaff} then 'staff' else 'direct' end)`,
    paid: sql`t.paid_minor`,
  };
  const notOfStaff = sql`(select c.* from ${carts} c where not exists (select from ${orders} o
    where o.shop_id = c.shop_id and o.cart_id = c.id and o.channel in ${byStaff}))`;
  const sum = (what: string, of: SQL) => sql`coalesce(sum(${of}) filter (where what = ${what}), 0)::float8`;
  const { rows } = await tx.execute<Counted>(sql`
    with bounds as materialized (${bounds}), counted as (
      ${from("chats", sql`${conversations} t`, open)}
      union all ${from("carts", sql`${notOfStaff} t`, open)}
      union all ${from("orders", sql`${orders} t`, placed)}
    )
    select split_part(touch, ':', 1) as source, nullif(split_part(touch, ':', 2), '') as id,
      touch_name(${shopId}, touch) as name,
      ${sum("chats", sql`number`)} as chats, ${sum("chats", sql`before_number`)} as before_chats,
      ${sum("carts", sql`number`)} as carts, ${sum("carts", sql`before_number`)} as before_carts,
      ${sum("orders", sql`number`)} as orders, ${sum("orders", sql`before_number`)} as before_orders,
      sum(paid)::float8 as paid, sum(before_paid)::float8 as before_paid
    from counted group by touch order by sum(paid) desc, 8 desc, touch`);
  return rows;
}
