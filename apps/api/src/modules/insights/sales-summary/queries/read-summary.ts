import { firstIdSql } from "../../../../db/columns.ts";
import { statement } from "../../../../db/prepared-statement.ts";
import type { JsonQuery } from "../../../../db/read-json-in-shop.ts";
import type { spanOf } from "../rules.ts";

type Span = "before" | "now";

const sums = ["orders", "sales", "owed", "cash", "mobile"] as const;
const names: Record<(typeof sums)[number], string> = {
  orders: "orders",
  sales: "sales_minor",
  owed: "owed_minor",
  cash: "cash_minor",
  mobile: "mobile_money_minor",
};
/** A caller who may not read transactions gets null for every sum of money, also when there is none. */
const sumField = (sum: (typeof sums)[number], row: string, filter = "") => {
  const value = `coalesce(sum(${row}.${sum})${filter}, 0)`;
  return `'${names[sum]}', ${sum === "orders" ? value : `case when $6::boolean then ${value} end`}`;
};
const sumFields = (row: string, filter?: string) => sums.map((sum) => sumField(sum, row, filter)).join(", ");

const barOf = (moment: string) => `date_trunc($4::text, ${moment} at time zone shop.time_zone)`;

/** A bound as one scalar value, not a row to join with, so that the planner sees an index range. */
const bound = (span: Span, end: "first" | "last") => `(select ${end} from span where name = '${span}')`;
/** Whether a moment of the earlier span is as far into it as now is into the current one. */
const soFar = (span: Span, moment: string) =>
  span === "now" ? "true" : `${moment} < now() - make_interval(days => $5::int)`;

/** The same condition as the contract's `isVoid`. */
const isSale =
  "o.fulfilment <> 'cancelled' and not (o.payment = 'refunded' and o.fulfilment in ('picked up', 'delivered'))";

const placed = "uuid_extract_timestamp(o.id)";
const ordersOf = (span: Span) => `
  select '${span}' as name, ${barOf(placed)} as at, ${soFar(span, placed)} as so_far,
    count(*) as orders, sum(o.total_minor) filter (where ${isSale}) as sales,
    sum(o.owed_minor) as owed,
    null::numeric as cash, null::numeric as mobile
  from shop cross join orders o
  where o.shop_id = $1 and o.id >= ${firstIdSql(bound(span, "first"))}
    and o.id < ${firstIdSql(bound(span, "last"))}
  group by 2, 3`;
const paymentsOf = (span: Span) => `
  select '${span}', ${barOf("p.created_at")}, ${soFar(span, "p.created_at")}, null, null, null,
    sum(p.amount_minor) filter (where p.method = 'cash'), sum(p.amount_minor) filter (where p.method = 'mobile_money')
  from shop cross join order_payments p
  where $6::boolean and p.shop_id = $1 and p.created_at >= ${bound(span, "first")} and p.created_at < ${bound(span, "last")}
  group by 2, 3`;

/**
 * Both spans by bar: orders by their ids, which are in time order, payments by when they were recorded. Days are in the
 * shop's time zone. The sums of the earlier span only count what lies as far into it as now is into the current one.
 */
const summary = statement<{ json: string }>(`
  with shop as materialized (select time_zone, currency from shops where shop_id = $1),
  span as materialized (
    select name, days,
      (to_timestamp($2::float8 / 1000) at time zone shop.time_zone - make_interval(days => days)) at time zone shop.time_zone as first,
      (to_timestamp($3::float8 / 1000) at time zone shop.time_zone - make_interval(days => days)) at time zone shop.time_zone as last
    from shop cross join (values ('now', 0), ('before', $5::int)) as each (name, days)
  ),
  bar as (
    select span.name, at, row_number() over (partition by span.name order by at) as place
    from shop cross join span cross join generate_series(
      ${barOf("span.first")}, (span.last - interval '1 millisecond') at time zone shop.time_zone, ('1 ' || $4::text)::interval) as at
  ),
  counted as (
    ${(["now", "before"] as const).flatMap((span) => [ordersOf(span), paymentsOf(span)]).join(" union all ")}
  ),
  bars as (
    select bar.name, json_agg(each.bar order by bar.place) as series from bar cross join lateral (
      select json_build_object('at', to_char(bar.at, 'YYYY-MM-DD"T"HH24:MI'), ${sumFields("c")}) as bar
      from counted c where c.name = bar.name and c.at = bar.at
    ) each group by bar.name
  ),
  spans as (
    select span.name, json_build_object(${sumFields("c", " filter (where c.so_far)")}, 'series',
      coalesce((select series from bars where bars.name = span.name), '[]')) as json
    from span left join counted c on c.name = span.name group by span.name
  )
  select json_build_object('currency', shop.currency, 'unit', $4::text, 'days_before', $5::int,
    'now', (select json from spans where name = 'now'), 'before', (select json from spans where name = 'before')) as json
  from shop`);

/** Reads what was ordered and paid in a span, next to the same days some weeks earlier. */
export const readSummary = (shopId: string, span: ReturnType<typeof spanOf>, seesMoney: boolean): JsonQuery => ({
  statement: summary,
  values: [shopId, span.fromMs, span.toMs, span.unit, span.daysBefore, String(seesMoney)],
});
