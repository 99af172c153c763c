import { type CustomerAtRisk, mostFigureRows } from "@mauzo/contract/insights/figures";
import { sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { isoText } from "../../../../db/columns.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Spans } from "../rules/spans.ts";

type Both<Name extends string> = Record<Name | `before_${Name}`, number>;
export type Buyers = Both<"buyers" | "fresh" | "nameless">;
type Best = { id: string; name: string; orders: number } & Both<"minor">;
const none: Buyers = { buyers: 0, before_buyers: 0, fresh: 0, before_fresh: 0, nameless: 0, before_nameless: 0 };

/** Who bought in both spans, and how much, as a subquery: orders that are not void. */
const bought = (shopId: string, { days, before }: Spans) => sql`(
  select o.customer_id, d.start, count(*) filter (where o.id >= d.start) as orders, count(*) filter (where o.id < d.start) as before_orders,
    coalesce(sum(o.total_minor) filter (where o.id >= d.start), 0) as minor,
    coalesce(sum(o.total_minor) filter (where o.id < d.start), 0) as before_minor
  from (
    select first_id_at(min(e.starts)) as first, first_id_at(max(e.starts) filter (where e.day = ${days.from}::date)) as start,
      first_id_at(max(e.ends)) as last
    from days_of_shop(array[${before.from}::date, ${days.from}::date, ${days.to}::date]) e
  ) d join ${orders} o on o.shop_id = ${shopId} and o.id >= d.first and o.id < d.last
    and o.fulfilment <> 'cancelled' and not (o.payment = 'refunded' and o.fulfilment in ('picked up', 'delivered'))
  group by 1, 2)`;

/** How many bought in both spans, and whose first order it was. */
export async function sumBuyers(tx: Tx, shopId: string, spans: Spans): Promise<Buyers> {
  const { rows } = await tx.execute<Buyers>(sql`
    select count(c.id) filter (where b.orders > 0)::float8 as buyers,
      count(c.id) filter (where b.before_orders > 0)::float8 as before_buyers,
      count(c.id) filter (where b.orders > 0 and c.first_order_at >= uuid_extract_timestamp(b.start))::float8 as fresh,
      count(c.id) filter (where b.before_orders > 0 and c.first_order_at >= f.first)::float8 as before_fresh,
      coalesce(sum(b.orders) filter (where b.customer_id is null), 0)::float8 as nameless,
      coalesce(sum(b.before_orders) filter (where b.customer_id is null), 0)::float8 as before_nameless
    from ${bought(shopId, spans)} b
    cross join (select min(e.starts) as first from days_of_shop(array[${spans.before.from}::date]) e) f
    left join ${customers} c on c.shop_id = ${shopId} and c.id = b.customer_id`);
  return rows[0] ?? none;
}

/** Who bought most. */
export async function listBestCustomers(tx: Tx, shopId: string, spans: Spans): Promise<Best[]> {
  const { rows } = await tx.execute<Best>(sql`
    select c.id, c.name, b.orders::float8 as orders, b.minor::float8 as minor, b.before_minor::float8 as before_minor
    from ${bought(shopId, spans)} b join ${customers} c on c.shop_id = ${shopId} and c.id = b.customer_id
    where b.orders > 0 and c.forgotten_at is null order by b.minor desc, c.id limit ${mostFigureRows}`);
  return rows;
}

type AtRisk = Omit<z.infer<typeof CustomerAtRisk>, "minor"> & { minor: number };
/** Who came often and has not come for twice as long as usual, those who bought most first. */
export async function listAtRisk(tx: Tx, shopId: string): Promise<AtRisk[]> {
  const { rows } = await tx.execute<AtRisk>(sql`
    select c.id, c.name, c.total_orders::float8 as orders, c.total_minor::float8 as minor,
      greatest(1, round(c.usual))::float8 as usual_days, ${isoText(sql`c.last_order_at`)} as last_order_at,
      floor(c.silent)::float8 as silent_days
    from (
      select c.*, extract(epoch from c.last_order_at - c.first_order_at) / 86400 / nullif(c.total_orders - 1, 0) as usual,
        extract(epoch from now() - c.last_order_at) / 86400 as silent
      from ${customers} c where c.shop_id = ${shopId} and c.total_orders >= 3 and c.forgotten_at is null
    ) c where c.silent > greatest(14, 2 * c.usual) order by c.total_minor desc, c.id limit ${mostFigureRows}`);
  return rows;
}
