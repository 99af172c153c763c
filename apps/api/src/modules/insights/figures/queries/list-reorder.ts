import { mostFigureRows, paceDays, type ReorderRow, reorderDays } from "@mauzo/contract/insights/figures";
import { sql } from "drizzle-orm";
import { isoText } from "../../../../db/columns.ts";
import { products } from "../../../../db/schema/catalogue/products.ts";
import { stockMovements } from "../../../../db/schema/catalogue/stock-movements.ts";
import { variants } from "../../../../db/schema/catalogue/variants.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** What ran out longer ago is no longer missed. */
const missedDays = 56;

type Row = Omit<ReorderRow, "missed_minor"> & { missed_minor: number };
/**
 * What of the present offer is out of stock or will be within a week at its pace: the pieces of the last 28 days, or of the 28
 * up to the day on which it ran out. What it would have sold since is that pace for the time since.
 */
export async function listReorder(tx: Tx, shopId: string): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    with today as materialized (
      select (now() at time zone s.time_zone)::date as day, s.time_zone from ${shops} s where s.shop_id = ${shopId}
    ), recent as materialized (
      select g.item_id, g.day, g.pieces from today
      cross join lateral goods_between(today.day - ${missedDays + paceDays}::int, today.day) g
      where not g.is_add_on and g.pieces > 0
    ), item as (
      select v.id, v.product_id, v.name, v.stock, v.price_minor, p.name as product_name, case when v.stock = 0 then (
        select m.created_at from ${stockMovements} m where m.shop_id = ${shopId} and m.variant_id = v.id
        order by m.id desc limit 1) end as out_since
      from ${variants} v join ${products} p on p.shop_id = v.shop_id and p.id = v.product_id
      where v.shop_id = ${shopId} and v.archived_at is null and p.on_offer
        and v.id in (select r.item_id from recent r)
    ), paced as (
      select item.*, until.day, (
        select coalesce(sum(r.pieces), 0) from recent r
        where r.item_id = item.id and r.day > until.day - ${paceDays}::int and r.day <= until.day) as pieces
      from item cross join today cross join lateral (
        select coalesce((item.out_since at time zone today.time_zone)::date, today.day) as day) until
      where until.day > today.day - ${missedDays}::int
    ), found as (
      select paced.*, floor(stock * ${paceDays}::numeric / pieces) as days_left,
        case when out_since is null then 0 else round(pieces * price_minor / ${paceDays}::numeric
          * extract(epoch from now() - out_since) / 86400) end as missed
      from paced where pieces > 0
    )
    select product_id, id as variant_id, product_name as name, name as variant, stock, pieces::float8 as pieces,
      days_left::float8 as days_left, ${isoText(sql`out_since`)} as out_since, missed::float8 as missed_minor
    from found where days_left <= ${reorderDays}
    order by missed desc, days_left, pieces desc, id limit ${mostFigureRows}`);
  return rows;
}
