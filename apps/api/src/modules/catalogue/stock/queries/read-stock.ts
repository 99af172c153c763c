import { mostCounted, type StockFilter, type StockItem, stockList } from "@mauzo/contract/catalogue/stock";
import { withShop } from "@mauzo/contract/orders/order-states";
import type { ShopCategory } from "@mauzo/contract/shop/shop";
import type * as z from "zod/mini";
import { composedStatement, runStatement, statement } from "../../../../db/prepared-statement.ts";
import type { JsonQuery } from "../../../../db/read-json-in-shop.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { listOrder } from "../../../../http/lists/list-order.ts";
import { mergeRows, pageJson, placeholders, rowsAfter } from "../../../../http/lists/list-page.ts";

type Filter = z.output<typeof StockFilter>["filter"];

/**
 * One of the two kinds of rows that have a stock, as `i`, with its condition and its product. `also` is a further
 * condition on the product, `o`.
 */
type Source = {
  kind: StockItem["kind"];
  from: string;
  product: (also: string) => string;
  listed: (also: string) => string;
  /** The rows of these products, passed as an array: with a set, the planner would rather read every row. */
  ofProducts: (ids: string) => string;
};
const sources: Source[] = [
  {
    kind: "variant",
    from: "variants i",
    product: () => "i.product_id",
    listed: (also) => `i.archived_at is null and exists (
      select from products o where o.shop_id = $1 and o.id = i.product_id and o.archived_at is null${also})`,
    ofProducts: (ids) => `i.product_id = any(${ids})`,
  },
  {
    kind: "add_on",
    from: "add_ons i",
    product: (also) => `(
      select g.product_id from product_add_on_groups g
      ${also && `join products o on o.shop_id = $1 and o.id = g.product_id and o.archived_at is null${also}`}
      where g.shop_id = $1 and g.group_id = i.group_id order by g.product_id limit 1)`,
    listed: (also) => `i.archived_at is null and exists (
      select from product_add_on_groups g join products o on o.shop_id = $1 and o.id = g.product_id
      where g.shop_id = $1 and g.group_id = i.group_id and o.archived_at is null${also})
      and exists (select from add_on_groups a where a.shop_id = $1 and a.id = i.group_id and a.archived_at is null)`,
    ofProducts: (ids) => `i.group_id = any(array(
      select g.group_id from product_add_on_groups g where g.shop_id = $1 and g.product_id = any(${ids})))`,
  },
];

/** What carts hold of each item, and what is ordered but not handed over, are the sums of their movements. */
const held = `held as (
  select coalesce(m.variant_id, m.add_on_id) as id, -sum(m.delta)::int as units
  from carts c join stock_movements m on m.shop_id = $1 and m.cart_id = c.id
  where c.shop_id = $1 and c.held_until is not null group by 1)`;
/** Once for all rows: inside each row's query it would be counted again for every row. */
const ordered = (also = "") => `ordered as materialized (
  select coalesce(m.variant_id, m.add_on_id) as id, -sum(m.delta)::int as units
  from orders o join stock_movements m on m.shop_id = $1 and m.order_id = o.id${also}
  where o.shop_id = $1 and o.fulfilment in (${withShop.map((fulfilment) => `'${fulfilment}'`).join()}) group by 1)`;

/** First in both filters, because their index is on it. */
const short = "i.is_short";
const filters: Record<Filter, string> = {
  all: "i.stock is not null",
  low: `${short} and i.low_stock_at is not null`,
  out: `${short} and i.stock = 0`,
};

const rowsOf = ({ kind, from, product }: Source, where: string, also = "", key = "i.id") => `
  select i.id, ${key} as key, '${kind}' as kind, ${product(also)} as product_id, i.name, i.stock, i.low_stock_at
  from ${from} where i.shop_id = $1 and ${where}`;
const itemOf = (row: string) => `json_build_object(
  'id', ${row}.id, 'kind', ${row}.kind, 'product_id', p.id, 'product_name', p.name, 'category', p.category,
  'name', ${row}.name, 'image_url', p.image_url, 'stock', ${row}.stock, 'held', coalesce((select units from held where id = ${row}.id), 0),
  'ordered', coalesce((select units from ordered where id = ${row}.id), 0),
  'low_stock_at', ${row}.low_stock_at)`;

const columns = { id: "i.id", created: "i.id" };
const ofCategory = (value: string) => ` and o.category = ${value}`;

/** One page of the items with a stock, after the cursor, as JSON for the response. */
export function readItems(shopId: string, query: z.output<typeof StockFilter>): JsonQuery {
  const { filter, category, search } = query;
  const order = listOrder(stockList, columns, query);
  const { values, bind } = placeholders(shopId, query.limit);
  const limit = "$2::int + 1";
  const also = category ? ofCategory(bind(category)) : "";
  const found = search && `array(select id from search_products(${bind(search)}, 200))`;
  const kinds = sources.map((source) => {
    const where = `${source.listed(also)} and ${filters[filter]}${found ? ` and ${source.ofProducts(found)}` : ""}`;
    return rowsAfter(order, { bind, limit }, (after) => rowsOf(source, `${where} and ${after}`, also, order.key));
  });
  const page = pageJson(order, {
    ...{ rows: mergeRows(order, limit, kinds), name: "found", item: itemOf("found") },
    joins: "join products p on p.shop_id = $1 and p.id = found.product_id",
  });
  return { statement: composedStatement(`with ${held}, ${ordered()} ${page}`), values };
}

/** How many items of both kinds there are, each counted no further than the limit. */
const countOf = (filter: Filter, also: string) => {
  const kinds = sources.map(
    (source) =>
      `(${rowsOf(source, `${source.listed(also)} and ${filters[filter]}`, also)} order by i.id limit ${mostCounted})`,
  );
  return `(select count(*) from (${kinds.join(" union all ")} limit ${mostCounted}) ${filter}_items)`;
};

const summaryOf = (also: string) =>
  statement<{ json: string }>(
    `select json_build_object('all', ${countOf("all", also)}, 'low', ${countOf("low", also)}, 'out', ${countOf("out", also)}) as json`,
  );
const summary = { ofAll: summaryOf(""), ofCategory: summaryOf(ofCategory("$2")) };

/** The number of items per filter, as JSON for the response. */
export const readSummary = (shopId: string, category?: ShopCategory): JsonQuery =>
  category
    ? { statement: summary.ofCategory, values: [shopId, category] }
    : { statement: summary.ofAll, values: [shopId] };

/** Prepared twice, for reads and for transactions: with one name the two statements would collide on a connection. */
const itemById = (column: string) => `
  with ${held}, ${ordered(" and (m.variant_id = $2 or m.add_on_id = $2)")}
  select ${itemOf("found")} as ${column}
  from (${sources.map((source) => rowsOf(source, "i.id = $2 and i.stock is not null")).join(" union all ")}) found
  join products p on p.shop_id = $1 and p.id = found.product_id`;
const itemRead = statement<{ json: string }>(itemById("json"));
const itemFound = statement<{ item: StockItem }>(itemById("item"));

/** One item as JSON for the response, whether it is on offer or not. */
export const readItem = (shopId: string, id: string): JsonQuery => ({ statement: itemRead, values: [shopId, id] });

export async function findItem(tx: Tx, shopId: string, id: string): Promise<StockItem | undefined> {
  const [row] = await runStatement(tx, itemFound, [shopId, id]);
  return row?.item;
}
