import { sql } from "drizzle-orm";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Spans } from "../rules/spans.ts";
import { costedGoods } from "./goods.ts";

/** Of both spans: how much, and how much before. */
type Both<Name extends string> = Record<Name | `before_${Name}`, number>;

export type SalesGroup = Both<"orders" | "sold" | "sales" | "owed" | "cancelled" | "chatless"> & {
  /** What the row is of: a day by its place in the span, an hour, a weekday, a channel, or all. */
  of: "day" | "hour" | "weekday" | "channel" | "all";
  key: string;
};
/** Orders and sales of both spans, by everything they are shown by. */
export async function groupSales(tx: Tx, { days, before, length }: Spans): Promise<SalesGroup[]> {
  const { rows } = await tx.execute<SalesGroup>(sql`
    select case grouping(s.place, s.hour, s.weekday, s.channel)
        when 7 then 'day' when 11 then 'hour' when 13 then 'weekday' when 14 then 'channel' else 'all' end as "of",
      coalesce(s.place::text, s.hour::text, s.weekday::text, s.channel, '') as key,
      coalesce(sum(s.orders) filter (where s.is_now), 0)::float8 as orders,
      coalesce(sum(s.orders) filter (where not s.is_now), 0)::float8 as before_orders,
      coalesce(sum(s.sold) filter (where s.is_now), 0)::float8 as sold,
      coalesce(sum(s.sold) filter (where not s.is_now), 0)::float8 as before_sold,
      coalesce(sum(s.sales_minor) filter (where s.is_now), 0)::float8 as sales,
      coalesce(sum(s.sales_minor) filter (where not s.is_now), 0)::float8 as before_sales,
      coalesce(sum(s.owed_minor) filter (where s.is_now), 0)::float8 as owed,
      coalesce(sum(s.owed_minor) filter (where not s.is_now), 0)::float8 as before_owed,
      coalesce(sum(s.cancelled) filter (where s.is_now), 0)::float8 as cancelled,
      coalesce(sum(s.cancelled) filter (where not s.is_now), 0)::float8 as before_cancelled,
      coalesce(sum(s.chatless) filter (where s.is_now), 0)::float8 as chatless,
      coalesce(sum(s.chatless) filter (where not s.is_now), 0)::float8 as before_chatless
    from (
      select s.*, s.day >= ${days.from}::date as is_now, extract(isodow from s.day)::int as weekday,
        (s.day - ${before.from}::date) % ${length}::int as place
      from sales_between(${before.from}::date, ${days.to}::date) s
    ) s group by grouping sets ((), (s.place), (s.hour), (s.weekday), (s.channel))`);
  return rows;
}

export type MoneyGroup = Both<"paid" | "refunded"> & { id: string; name: string; payments: number };
/** Money for orders in both spans, by who recorded it, those who took in most first. */
export async function groupMoney(tx: Tx, { days, before }: Spans): Promise<MoneyGroup[]> {
  const { rows } = await tx.execute<MoneyGroup>(sql`
    select m.user_id as id, max(m.user_name) as name,
      coalesce(sum(m.payments) filter (where m.is_now), 0)::float8 as payments,
      coalesce(sum(m.paid_minor) filter (where m.is_now), 0)::float8 as paid,
      coalesce(sum(m.paid_minor) filter (where not m.is_now), 0)::float8 as before_paid,
      coalesce(sum(m.refunded_minor) filter (where m.is_now), 0)::float8 as refunded,
      coalesce(sum(m.refunded_minor) filter (where not m.is_now), 0)::float8 as before_refunded
    from (
      select m.*, m.day >= ${days.from}::date as is_now from money_between(${before.from}::date, ${days.to}::date) m
    ) m group by m.user_id order by paid desc, before_paid desc, id`);
  return rows;
}

export type GoodsSums = Both<"pieces" | "returned" | "known" | "cost" | "unknown">;
const nothing: GoodsSums = {
  ...{ pieces: 0, before_pieces: 0, returned: 0, before_returned: 0, known: 0, before_known: 0 },
  ...{ cost: 0, before_cost: 0, unknown: 0, before_unknown: 0 },
};
/** Pieces of both spans, and of those whose cost is known what they came to and cost. Add-ons are no pieces. */
export async function sumGoods(tx: Tx, shopId: string, spans: Spans): Promise<GoodsSums> {
  const { rows } = await tx.execute<GoodsSums>(sql`
    select coalesce(sum(g.pieces) filter (where not g.is_add_on), 0)::float8 as pieces,
      coalesce(sum(g.before_pieces) filter (where not g.is_add_on), 0)::float8 as before_pieces,
      coalesce(sum(g.returned) filter (where not g.is_add_on), 0)::float8 as returned,
      coalesce(sum(g.before_returned) filter (where not g.is_add_on), 0)::float8 as before_returned,
      coalesce(sum(g.minor) filter (where g.cost is not null), 0)::float8 as known,
      coalesce(sum(g.before_minor) filter (where g.before_cost is not null), 0)::float8 as before_known,
      coalesce(sum(g.cost), 0)::float8 as cost, coalesce(sum(g.before_cost), 0)::float8 as before_cost,
      coalesce(sum(g.pieces) filter (where not g.is_add_on and g.cost is null), 0)::float8 as unknown,
      coalesce(sum(g.before_pieces) filter (where not g.is_add_on and g.before_cost is null), 0)::float8 as before_unknown
    from ${costedGoods(shopId, spans)} g`);
  return rows[0] ?? nothing;
}
