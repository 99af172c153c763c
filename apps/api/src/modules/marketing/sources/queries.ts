import type { TouchOrder } from "@mauzo/contract/shop/touches";
import { type SQL, sql } from "drizzle-orm";
import { conversations } from "../../../db/schema/conversations/conversations.ts";
import { carts } from "../../../db/schema/orders/carts.ts";
import { orders } from "../../../db/schema/orders/orders.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Spans } from "./rules.ts";

type Sums = Record<"chats" | "carts" | "orders" | "paid" | `before_${"chats" | "carts" | "orders" | "paid"}`, number>;
export type Counted = Sums & { source: string; id: string | null; name: string };

const told = sql`split_part(touch, ':', 1) as source, nullif(split_part(touch, ':', 2), '') as id`;

/** What was begun and placed in a span and in the one before, by where it came from. */
export async function countSources(tx: Tx, shopId: string, { days, before, touch }: Spans): Promise<Counted[]> {
  const sum = (of: SQL) => sql`coalesce(sum(${of}) filter (where day >= ${days.from}::date), 0)::float8`;
  const earlier = (of: SQL) => sql`coalesce(sum(${of}) filter (where day < ${days.from}::date), 0)::float8`;
  const { rows } = await tx.execute<Counted>(sql`
    select ${told}, touch_name(${shopId}, touch) as name,
      ${sum(sql`chats`)} as chats, ${earlier(sql`chats`)} as before_chats,
      ${sum(sql`carts`)} as carts, ${earlier(sql`carts`)} as before_carts,
      ${sum(sql`orders`)} as orders, ${earlier(sql`orders`)} as before_orders,
      ${sum(sql`paid_minor`)} as paid, ${earlier(sql`paid_minor`)} as before_paid
    from sources_between(${before.from}::date, ${days.to}::date, ${touch})
    group by touch order by paid desc, orders desc, touch`);
  return rows;
}

/** The same of all days together, by what is known to have brought it. */
export async function countAllSources(tx: Tx, shopId: string, touch: TouchOrder): Promise<Counted[]> {
  const column = touch === "first" ? sql`t.first_touch` : sql`t.last_touch`;
  const from = (what: string, table: SQL, paid: SQL) => sql`
    select ${column} as touch, ${what} as what, count(*) as number, coalesce(sum(${paid}), 0) as paid
    from ${table} t where t.shop_id = ${shopId} and ${column} is not null group by 1`;
  const sum = (what: string) => sql`coalesce(sum(number) filter (where what = ${what}), 0)::float8`;
  const { rows } = await tx.execute<Counted>(sql`
    with counted as (
      ${from("chats", sql`${conversations}`, sql`0`)}
      union all ${from("carts", sql`${carts}`, sql`0`)}
      union all ${from("orders", sql`${orders}`, sql`t.paid_minor`)}
    )
    select ${told}, touch_name(${shopId}, touch) as name, ${sum("chats")} as chats, ${sum("carts")} as carts,
      ${sum("orders")} as orders, sum(paid)::float8 as paid,
      0 as before_chats, 0 as before_carts, 0 as before_orders, 0 as before_paid
    from counted group by touch order by sum(paid) desc, orders desc, touch`);
  return rows;
}
