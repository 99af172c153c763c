import { type SQL, sql } from "drizzle-orm";
import { stockMovements } from "../../../../db/schema/catalogue/stock-movements.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Spans } from "../rules/spans.ts";

/**
 * What was sold of each item in both spans, as a subquery. An item costs what its restocks until the end of its span cost on
 * average: `cost` is null where it has none. So it is what the month's overview of expenses counts.
 */
export function costedGoods(shopId: string, { days, before }: Spans): SQL {
  const endOf = (day: string) =>
    sql`(select (${day}::date + 1)::timestamp at time zone ${shops.timeZone} from ${shops} where ${shops.shopId} = ${shopId})`;
  const restocked = sql`select m.delta, m.unit_cost_minor, m.created_at from ${stockMovements} m
    where m.shop_id = ${shopId} and m.reason = 'restock' and m.unit_cost_minor is not null and m.delta > 0`;
  const averageTo = (
    day: string,
  ) => sql`(sum(m.delta * m.unit_cost_minor) filter (where m.created_at < ${endOf(day)})::numeric
    / nullif(sum(m.delta) filter (where m.created_at < ${endOf(day)}), 0))`;
  return sql`(
    select g.*, round(g.pieces * c.each) as cost, round(g.before_pieces * c.before_each) as before_cost
    from (
      select g.product_id, g.item_id, bool_or(g.is_add_on) as is_add_on,
        coalesce(sum(g.pieces) filter (where g.day >= ${days.from}::date), 0) as pieces,
        coalesce(sum(g.pieces) filter (where g.day < ${days.from}::date), 0) as before_pieces,
        coalesce(sum(g.minor) filter (where g.day >= ${days.from}::date), 0) as minor,
        coalesce(sum(g.minor) filter (where g.day < ${days.from}::date), 0) as before_minor,
        coalesce(sum(g.returned) filter (where g.day >= ${days.from}::date), 0) as returned,
        coalesce(sum(g.returned) filter (where g.day < ${days.from}::date), 0) as before_returned
      from goods_between(${before.from}::date, ${days.to}::date) g group by 1, 2
    ) g left join lateral (
      select ${averageTo(days.to)} as each, ${averageTo(before.to)} as before_each
      from (${restocked} and m.variant_id = g.item_id union all ${restocked} and m.add_on_id = g.item_id) m
    ) c on true
  )`;
}
