import {
  type CategoryRow,
  mostFigureRows,
  mostPairOrders,
  type PairRow,
  type ProductFigure,
  type ProductFigures,
} from "@mauzo/contract/insights/figures";
import { type SQL, sql } from "drizzle-orm";
import { products } from "../../../../db/schema/catalogue/products.ts";
import { variants } from "../../../../db/schema/catalogue/variants.ts";
import { orderLines } from "../../../../db/schema/orders/order-lines.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Spans } from "../rules/spans.ts";
import { costedGoods } from "./goods.ts";

/** A product `p`'s units, over its variants. */
const stock = (shopId: string) => sql`(select coalesce(sum(v.stock), 0) from ${variants} v
  where v.shop_id = ${shopId} and v.product_id = p.id and v.archived_at is null)`;
/** Orders `o` that are not void. */
const isSale = sql`o.fulfilment <> 'cancelled' and not (o.payment = 'refunded' and o.fulfilment in ('picked up', 'delivered'))`;
/** Whether a product `p` was ever sold. */
const wasSold = (shopId: string) => sql`exists (
  select from ${orderLines} l join ${orders} o on o.shop_id = l.shop_id and o.id = l.order_id
  where l.shop_id = ${shopId} and l.product_id = p.id and l.quantity > 0 and ${isSale})`;

/** Both spans by product, as a subquery. */
const byProduct = (shopId: string, spans: Spans) => sql`(
  select g.product_id, coalesce(sum(g.pieces) filter (where not g.is_add_on), 0) as pieces, sum(g.minor) as minor,
    coalesce(sum(g.before_pieces) filter (where not g.is_add_on), 0) as before_pieces, sum(g.before_minor) as before_minor,
    sum(g.minor - g.cost) filter (where g.pieces > 0) as margin
  from ${costedGoods(shopId, spans)} g group by 1)`;

type Row = Omit<ProductFigure, "minor" | "before_minor" | "margin_minor"> &
  Record<"minor" | "before_minor", number> & { margin_minor: number | null };
const fields = (shopId: string): SQL => sql`p.id, p.name, coalesce(g.pieces, 0)::float8 as pieces,
  coalesce(g.minor, 0)::float8 as minor, coalesce(g.before_pieces, 0)::float8 as before_pieces,
  coalesce(g.before_minor, 0)::float8 as before_minor, g.margin::float8 as margin_minor, ${stock(shopId)}::float8 as stock`;

/** The products that sold most. */
export async function listBest(tx: Tx, shopId: string, spans: Spans): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select ${fields(shopId)} from ${byProduct(shopId, spans)} g
    join ${products} p on p.shop_id = ${shopId} and p.id = g.product_id
    where g.pieces > 0 order by g.minor desc, p.id limit ${mostFigureRows}`);
  return rows;
}

/** Of what has been on offer since before the span, is in stock and was sold at some time: what sold least. */
export async function listSlow(tx: Tx, shopId: string, spans: Spans): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select * from (
      select ${fields(shopId)} from ${products} p
      left join ${byProduct(shopId, spans)} g on g.product_id = p.id
      where p.shop_id = ${shopId} and p.on_offer and ${wasSold(shopId)} and p.created_at < (
        select ${spans.days.from}::date::timestamp at time zone s.time_zone from ${shops} s where s.shop_id = ${shopId})
    ) p where p.stock > 0 order by p.pieces, p.stock desc, p.id limit ${mostFigureRows}`);
  return rows;
}

/** What is on offer and was never sold, the oldest first. */
export async function listNever(tx: Tx, shopId: string): Promise<ProductFigures["never"]> {
  const { rows } = await tx.execute<{ id: string; name: string; stock: number; count: number }>(sql`
    select p.id, p.name, ${stock(shopId)}::float8 as stock, count(*) over ()::float8 as count from ${products} p
    where p.shop_id = ${shopId} and p.on_offer and not ${wasSold(shopId)} order by p.id limit ${mostFigureRows}`);
  return { count: rows[0]?.count ?? 0, items: rows.map(({ count: _, ...item }) => item) };
}

/** Pairs of products in the last orders of the span. */
export async function listTogether(tx: Tx, shopId: string, { days }: Spans): Promise<PairRow[]> {
  type Pair = { one: string; one_name: string; other: string; other_name: string; orders: number };
  const { rows } = await tx.execute<Pair>(sql`
    with last_orders as materialized (
      select o.id from ${orders} o
      where o.shop_id = ${shopId} and ${isSale}
        and o.id >= (select first_id_at(min(e.starts)) from days_of_shop(array[${days.from}::date]) e)
        and o.id < (select first_id_at(max(e.ends)) from days_of_shop(array[${days.to}::date]) e)
      order by o.id desc limit ${mostPairOrders}
    ), items as materialized (
      select distinct l.order_id, l.product_id from last_orders o
      join ${orderLines} l on l.shop_id = ${shopId} and l.order_id = o.id
      where l.variant_id is not null and l.quantity > 0
    ), pairs as (
      select a.product_id as one, b.product_id as other, count(*) as orders
      from items a join items b on b.order_id = a.order_id and b.product_id > a.product_id
      group by 1, 2 having count(*) > 1 order by 3 desc, 1, 2 limit ${mostFigureRows}
    )
    select pairs.one, a.name as one_name, pairs.other, b.name as other_name, pairs.orders::float8 as orders from pairs
    join ${products} a on a.shop_id = ${shopId} and a.id = pairs.one
    join ${products} b on b.shop_id = ${shopId} and b.id = pairs.other
    order by pairs.orders desc, pairs.one, pairs.other`);
  return rows.map(({ one, one_name, other, other_name, orders }) => ({
    ...{ one: { id: one, name: one_name }, other: { id: other, name: other_name }, orders },
  }));
}

type Category = Omit<CategoryRow, "minor" | "before_minor"> & Record<"minor" | "before_minor", number>;
/** Both spans by what the products' categories are now. */
export async function groupCategories(tx: Tx, shopId: string, spans: Spans): Promise<Category[]> {
  const { rows } = await tx.execute<Category>(sql`
    select p.category, sum(g.pieces)::float8 as pieces, sum(g.minor)::float8 as minor,
      sum(g.before_pieces)::float8 as before_pieces, sum(g.before_minor)::float8 as before_minor
    from ${byProduct(shopId, spans)} g join ${products} p on p.shop_id = ${shopId} and p.id = g.product_id
    group by 1 having sum(g.pieces) > 0 or sum(g.before_pieces) > 0 order by 3 desc, 1`);
  return rows;
}
