import { type ExpenseCosts, mostCosts } from "@mauzo/contract/expenses/expense-overview";
import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { stockMovements } from "../../../../db/schema/catalogue/stock-movements.ts";
import { orderLines } from "../../../../db/schema/orders/order-lines.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { firstIdOf } from "../rules.ts";

/** From a moment to before another. */
type Span = { starts: string; ends: string };
/** The orders of a span that are not void, as `isVoid` of the contract has it. */
const sold = (shopId: string, { starts, ends }: Span) =>
  and(
    ...[eq(orders.shopId, shopId), gte(orders.id, firstIdOf(starts)), lt(orders.id, firstIdOf(ends))],
    sql`${orders.fulfilment} <> 'cancelled'
      and not (${orders.payment} = 'refunded' and ${orders.fulfilment} in ('picked up', 'delivered'))`,
  );

export async function sumSales(tx: Tx, shopId: string, span: Span): Promise<{ orders: number; minor: number }> {
  const minor = sql<number>`coalesce(sum(${orders.totalMinor}), 0)::bigint`.mapWith(Number);
  const [row] = await tx.select({ orders: sql<number>`count(*)::int`, minor }).from(orders).where(sold(shopId, span));
  return row ?? { orders: 0, minor: 0 };
}

type Cost = { minor: number; pieces: number; unknownPieces: number };
/** The items of those orders, as `l`, each with what one cost on average by its restocks until then, as `cost.each`. */
function itemsSold(tx: Tx, shopId: string, span: Span): SQL {
  const lines = tx
    .select({
      ...{ variantId: orderLines.variantId, addOnId: orderLines.addOnId },
      pieces: sql<number>`sum(${orderLines.quantity})`.as("pieces"),
      productName: sql<string>`max(${orderLines.productName})`.as("product_name"),
      name: sql<string>`max(${orderLines.name})`.as("name"),
    })
    .from(orders)
    .innerJoin(orderLines, and(eq(orderLines.shopId, orders.shopId), eq(orderLines.orderId, orders.id)))
    .where(sold(shopId, span))
    .groupBy(orderLines.variantId, orderLines.addOnId)
    .as("l");
  const averageOf = (isItem: SQL) => sql`
    select sum(m.delta * m.unit_cost_minor)::numeric / sum(m.delta) as each from ${stockMovements} m
    where m.shop_id = ${shopId} and m.reason = 'restock' and m.unit_cost_minor is not null and m.delta > 0
      and m.created_at < ${span.ends}::timestamptz and ${isItem}`;
  return sql`${lines} left join lateral (
      ${averageOf(sql`m.variant_id = l.variant_id`)} union all ${averageOf(sql`m.add_on_id = l.add_on_id`)}
    ) cost on cost.each is not null`;
}

/** What the pieces of those orders cost. Pieces without a known cost are counted and not guessed. */
export async function sumCost(tx: Tx, shopId: string, span: Span): Promise<Cost> {
  const { rows } = await tx.execute<{ minor: string; pieces: string; unknown: string }>(sql`
    select coalesce(sum(round(l.pieces * cost.each)), 0)::bigint as minor,
      coalesce(sum(l.pieces) filter (where l.add_on_id is null), 0)::bigint as pieces,
      coalesce(sum(l.pieces) filter (where l.add_on_id is null and cost.each is null), 0)::bigint as unknown
    from ${itemsSold(tx, shopId, span)}`);
  const [row] = rows;
  return {
    ...{ minor: Number(row?.minor ?? 0), pieces: Number(row?.pieces ?? 0) },
    unknownPieces: Number(row?.unknown ?? 0),
  };
}

type Row = { id: string; product_name: string; name: string; pieces: string; each: string | null; minor: string };
/** Those pieces item by item, the dearest first; an add-on is among them where its cost is known. */
export async function listCosts(
  tx: Tx,
  shopId: string,
  span: Span,
): Promise<Pick<ExpenseCosts, "cost_minor" | "items" | "rows">> {
  const { rows } = await tx.execute<Row & { all: string; items: string }>(sql`
    select coalesce(l.variant_id, l.add_on_id) as id, l.name, l.pieces, round(cost.each) as each,
      case when l.add_on_id is null then l.product_name else '' end as product_name,
      coalesce(round(l.pieces * cost.each), 0)::bigint as minor,
      sum(coalesce(round(l.pieces * cost.each), 0)) over ()::bigint as all, count(*) over () as items
    from ${itemsSold(tx, shopId, span)}
    where l.add_on_id is null or cost.each is not null
    order by 6 desc, l.pieces desc, 1 limit ${mostCosts}`);
  return {
    ...{ cost_minor: Number(rows[0]?.all ?? 0), items: Number(rows[0]?.items ?? 0) },
    rows: rows.map(({ id, product_name, name, pieces, each, minor }) => ({
      ...{ id, product_name, name, pieces: Number(pieces), minor: Number(minor) },
      each_minor: each === null ? null : Number(each),
    })),
  };
}
