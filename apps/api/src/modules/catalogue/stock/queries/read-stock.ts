import type { StockItem, stockFilters } from "@mauzo/contract/catalogue/stock";
import { mostCounted } from "@mauzo/contract/catalogue/stock";
import { withShop } from "@mauzo/contract/orders/order-states";
import type { ShopCategory } from "@mauzo/contract/shop/shop";
import { runStatement, type Statement, statement } from "../../../../db/prepared-statement.ts";
import type { JsonQuery } from "../../../../db/read-in-shop.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

type Filter = (typeof stockFilters)[number];

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

const rowsOf = ({ kind, from, product }: Source, where: string, also = "") => `
  select i.id, '${kind}' as kind, ${product(also)} as product_id, i.name, i.stock, i.low_stock_at
  from ${from} where i.shop_id = $1 and ${where}`;
const itemOf = (row: string) => `json_build_object(
  'id', ${row}.id, 'kind', ${row}.kind, 'product_id', p.id, 'product_name', p.name, 'category', p.category,
  'name', ${row}.name, 'image_url', p.image_url, 'stock', ${row}.stock, 'held', coalesce((select units from held where id = ${row}.id), 0),
  'ordered', coalesce((select units from ordered where id = ${row}.id), 0),
  'low_stock_at', ${row}.low_stock_at)`;

/** The first rows by id of both kinds together: each kind returns no more than the limit. */
const firstOf = (filter: Filter, also: string, more: (source: Source) => string, limit: string) =>
  `${sources
    .map((source) => {
      const where = `${source.listed(also)} and ${filters[filter]}${more(source)}`;
      return `(${rowsOf(source, where, also)} order by i.id limit ${limit})`;
    })
    .join(" union all ")} order by id limit ${limit}`;

const conditions = {
  cursor: () => (value: string) => ` and i.id > ${value}`,
  search: (source: Source) => (value: string) =>
    ` and ${source.ofProducts(`array(select id from search_products(${value}, 200))`)}`,
};
type Condition = keyof typeof conditions;
const ofCategory = (value: string) => ` and o.category = ${value}`;
const lists = new Map<string, Statement<{ json: string }>>();

/** One statement for each set of conditions: a shared plan would be bad for all of them. */
function listStatement(filter: Filter, names: Condition[], categorized: boolean) {
  const key = [filter, categorized, ...names].join();
  const known = lists.get(key);
  if (known) return known;
  const more = (source: Source) => names.map((name, at) => conditions[name](source)(`$${at + 3}`)).join("");
  const also = categorized ? ofCategory(`$${names.length + 3}`) : "";
  const made = statement<{ json: string }>(`
    with ${held}, ${ordered()}
    select json_build_object(
      'items', coalesce(json_agg(item order by id) filter (where place <= $2::int), '[]'),
      'next', case when count(*) > $2::int then (array_agg(id order by id))[$2::int] end) as json
    from (
      select found.id, ${itemOf("found")} as item, row_number() over (order by found.id) as place
      from (${firstOf(filter, also, more, "$2::int + 1")}) found
      join products p on p.shop_id = $1 and p.id = found.product_id
    ) page`);
  lists.set(key, made);
  return made;
}

type ListFilter = {
  filter: Filter;
  category?: ShopCategory | undefined;
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** One page of the items with a stock, after the cursor, as JSON for the response. */
export function readItems(shopId: string, { filter, category, limit, ...given }: ListFilter): JsonQuery {
  const names = (["cursor", "search"] as const).filter((name) => given[name]);
  return {
    statement: listStatement(filter, names, category !== undefined),
    values: [shopId, limit, ...names.map((name) => given[name] ?? null), ...(category ? [category] : [])],
  };
}

function summaryOf(also: string) {
  const count = (filter: Filter) =>
    `(select count(*) from (${firstOf(filter, also, () => "", String(mostCounted))}) ${filter}_items)`;
  return statement<{ json: string }>(
    `select json_build_object('all', ${count("all")}, 'low', ${count("low")}, 'out', ${count("out")}) as json`,
  );
}
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
