import type { FigureDays } from "@mauzo/contract/insights/figures";
import { sql } from "drizzle-orm";
import type { Tx } from "../../../../db/tenant-transaction.ts";

type TakenSum = { id: string; name: string; orders: number; sales: number; till_orders: number; till: number };

/** The orders that each person took in these days of the shop, but for void ones. Ids are in the order of time. */
export async function sumTaken(tx: Tx, shopId: string, { from, to }: FigureDays): Promise<TakenSum[]> {
  const { rows } = await tx.execute<TakenSum>(sql`
    with span as materialized (
      select (lpad(to_hex(floor(extract(epoch from ${from}::date::timestamp at time zone s.time_zone) * 1000)::bigint), 12, '0')
          || repeat('0', 20))::uuid as first,
        (lpad(to_hex(floor(extract(epoch from (${to}::date + 1)::timestamp at time zone s.time_zone) * 1000)::bigint), 12, '0')
          || repeat('0', 20))::uuid as next
      from shops s where s.shop_id = ${shopId}::uuid
    ), taken as (
      select o.taken_by as id, count(*)::float8 as orders, sum(o.total_minor)::float8 as sales,
        count(*) filter (where o.channel = 'pos')::float8 as till_orders,
        coalesce(sum(o.total_minor) filter (where o.channel = 'pos'), 0)::float8 as till
      from orders o
      where o.shop_id = ${shopId}::uuid and o.taken_by is not null
        and o.id >= (select first from span) and o.id < (select next from span)
        and o.fulfilment <> 'cancelled'
        and not (o.payment = 'refunded' and o.fulfilment in ('picked up', 'delivered'))
      group by o.taken_by
    )
    select t.id, u.name, t.orders, t.sales, t.till_orders, t.till from taken t join auth.users u on u.id = t.id
    order by t.sales desc, t.orders desc, t.id`);
  return rows;
}
