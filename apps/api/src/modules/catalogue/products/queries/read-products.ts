import { productsAtOnce } from "@mauzo/contract/catalogue/product-bulk-actions";
import type { Product, productSorts, productStatusFilters, productStocks } from "@mauzo/contract/catalogue/products";
import type { ShopCategory } from "@mauzo/contract/shop/shop";
import { isoTextSql, priceOverlap } from "../../../../db/columns.ts";
import { runStatement, type Statement, statement } from "../../../../db/prepared-statement.ts";
import type { JsonQuery } from "../../../../db/read-in-shop.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound } from "../../../../http/http-error.ts";

const money = (minor: string) => `json_build_object('minor', ${minor}, 'currency', s.currency)`;

/** Products of shop $1 in the form of the contract. Ordered by id where they are listed. */
const selectProducts = (where: string) => `
  select p.id, json_build_object(
      'id', p.id, 'name', p.name, 'description', p.description, 'category', p.category, 'image_url', p.image_url,
      'status', case when p.on_offer then 'published' when p.archived_at is null then 'draft' else 'archived' end,
      'price_from', ${money("v.least")}, 'price_to', ${money("v.most")}, 'stock', v.stock,
      'option_names', p.option_names, 'variants', v.variants,
      'pictures', (
        select coalesce(json_agg(json_build_object('id', m.id, 'url', '/media/' || m.key || '/640.webp',
          'width', m.width, 'height', m.height, 'alt', pp.alt) order by pp.position), '[]')
        from product_pictures pp join media m on m.shop_id = $1 and m.id = pp.media_id
        where pp.shop_id = $1 and pp.product_id = p.id),
      'add_on_groups', (
        select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'min', g.min, 'max', g.max, 'add_ons', (
            select coalesce(json_agg(json_build_object(
              'id', a.id, 'name', a.name, 'price', ${money("a.price_minor")}, 'stock', a.stock) order by a.position), '[]')
            from add_ons a where a.shop_id = $1 and a.group_id = g.id and a.archived_at is null), 'updated_at', ${isoTextSql("g.updated_at")}) order by pg.position), '[]')
        from product_add_on_groups pg join add_on_groups g on g.shop_id = $1 and g.id = pg.group_id
        where pg.shop_id = $1 and pg.product_id = p.id and g.archived_at is null),
      'created_at', ${isoTextSql("p.created_at")}, 'updated_at', ${isoTextSql("p.updated_at")}) as product
  from products p
  join shops s on s.shop_id = $1
  cross join lateral (
    select min(v.price_minor) as least, max(v.price_minor) as most, sum(v.stock) as stock,
      json_agg(json_build_object(
        'id', v.id, 'name', v.name, 'price', ${money("v.price_minor")}, 'stock', v.stock, 'low_stock_at', v.low_stock_at, 'sku', v.sku,
        'barcode', v.barcode, 'option_values', v.option_values, 'picture_id', v.picture_id) order by v.position) as variants
    from variants v where v.shop_id = $1 and v.product_id = p.id and v.archived_at is null) v
  where p.shop_id = $1 and ${where}`;

const productById = statement<{ json: string }>(
  `select product as json from (${selectProducts("p.id = $2")}) found`,
  true,
);
const productInFull = statement<{ product: Product }>(selectProducts("p.id = $2"));
/**
 * In a subselect, so that the planner does not know the length: otherwise PostgreSQL would plan again for each list of
 * ids.
 */
const isOneOf = "p.id = any((select $2::uuid[])::uuid[])";
const productsInFull = statement<{ product: Product }>(selectProducts(isOneOf));
const productsOnOffer = statement<{ product: Product }>(selectProducts(`${isOneOf} and p.on_offer`));

/** One product as JSON for the response. */
export const readProduct = (shopId: string, id: string): JsonQuery => ({
  statement: productById,
  values: [shopId, id],
});

type StatusFilter = (typeof productStatusFilters)[number];
type Sort = (typeof productSorts)[number];
type ListFilter = {
  status: StatusFilter;
  sort: Sort;
  search?: string | undefined;
  category?: ShopCategory | undefined;
  stock?: (typeof productStocks)[number] | undefined;
  price_least?: number | undefined;
  price_most?: number | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** The condition of each status filter; each has its own index except the first, which covers nearly all products. */
const shelves: Record<StatusFilter, string> = {
  active: "p.archived_at is null",
  published: "p.on_offer",
  draft: "not p.published and p.archived_at is null",
  archived: "p.archived_at is not null",
};

const nameOf = (name: string) => `${name} collate "unicode"`;
const leastOf = "(product->'price_from'->>'minor')::bigint";
const priceOf = (id: string) => `select c.price_from_minor, c.id from products c where c.shop_id = $1 and c.id = ${id}`;
/** The order in which rows are found, the order of their JSON, and the condition for rows after the cursor. */
const orders: Record<Sort, { rows: string; items: string; after: (cursor: string) => string }> = {
  newest: { rows: "p.id desc", items: "id desc", after: (cursor) => `p.id < ${cursor}` },
  name: {
    rows: `${nameOf("p.name")}, p.id`,
    items: `${nameOf("(product->>'name')")}, id`,
    after: (cursor) => `(${nameOf("p.name")}, p.id) > (
      select ${nameOf("c.name")}, c.id from products c where c.shop_id = $1 and c.id = ${cursor})`,
  },
  price: {
    rows: "p.price_from_minor, p.id",
    items: `${leastOf}, id`,
    after: (cursor) => `(p.price_from_minor, p.id) > (${priceOf(cursor)})`,
  },
  price_desc: {
    rows: "p.price_from_minor desc, p.id desc",
    items: `${leastOf} desc, id desc`,
    after: (cursor) => `(p.price_from_minor, p.id) < (${priceOf(cursor)})`,
  },
};

const some = (condition: string) =>
  `select v.product_id from variants v where v.shop_id = $1 and v.archived_at is null and ${condition}`;
/** Few products are low or out, so they are found by the index on those, not by scanning all. */
const stocks = {
  in: `exists (${some("v.product_id = p.id and v.stock > 0")})`,
  low: `p.id in (${some("v.is_short and v.low_stock_at is not null")})`,
  out: `p.id in (${some("v.is_short and v.stock = 0")})
    and not exists (${some("v.product_id = p.id and v.stock > 0")})`,
};

/** A list shows only the newest matches of a search; a bulk action takes all of them, more than any shop has. */
const searchMost = { list: 200, all: 100_000 };
const conditions = {
  price_least: priceOverlap.least,
  price_most: priceOverlap.most,
  category: (value: string) => `p.category = ${value}`,
  /** As an array, because PostgreSQL expects a thousand rows from the function and would rather scan all products. */
  search: (value: string, most: number) => `p.id = any(array(select id from search_products(${value}, ${most})))`,
};
type Names = ("cursor" | keyof typeof conditions)[];
const namesIn = (filter: Partial<Record<Names[number], unknown>>): Names =>
  (["cursor", "category", "search", "price_least", "price_most"] as const).filter(
    (name) => filter[name] !== undefined && filter[name] !== "",
  );

/** The `where` clause of a list; the values of `names` are $3 and following. */
function whereOf(
  { status, sort, stock }: Pick<ListFilter, "status" | "sort" | "stock">,
  names: Names,
  most: number,
): string {
  const given = names.map((name, at) => ({ cursor: orders[sort].after, ...conditions })[name](`$${at + 3}`, most));
  return [shelves[status], ...(stock ? [stocks[stock]] : []), ...given].join(" and ");
}

const made = new Map<string, Statement<{ json: string }>>();
/** One statement for each set of conditions: a shared plan would be bad for all of them. */
function once(key: string, make: () => Statement<{ json: string }>): Statement<{ json: string }> {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}

/** One page of the shop's products after the cursor, as JSON for the response. */
export function readProducts(shopId: string, { limit, ...filter }: ListFilter): JsonQuery {
  const { status, sort, stock } = filter;
  const names = namesIn(filter);
  const { rows, items } = orders[sort];
  const isPlain = sort === "newest" && stock === undefined && names.every((name) => name === "cursor");
  const list = once(["page", status, sort, stock, ...names].join(), () =>
    statement<{ json: string }>(
      `
    select json_build_object(
      'items', coalesce(json_agg(product order by ${items}) filter (where place <= $2::int), '[]'),
      'next', case when count(*) > $2::int then (array_agg(id order by ${items}))[$2::int] end) as json
    from (
      select id, product, row_number() over (order by ${items}) as place
      from (${selectProducts(whereOf(filter, names, searchMost.list))} order by ${rows} limit $2::int + 1) page
    ) page`,
      isPlain,
    ),
  );
  return { statement: list, values: [shopId, limit, ...names.map((name) => filter[name] ?? null)] };
}

/**
 * The ids of the products that match a list's filters, in its order, as JSON for the response: as many as a bulk action
 * takes.
 */
export function readIds(shopId: string, filter: Omit<ListFilter, "limit">): JsonQuery {
  const { status, sort, stock } = filter;
  const names = namesIn(filter);
  const list = once(["ids", status, sort, stock, ...names].join(), () =>
    statement<{ json: string }>(`
    select json_build_object(
      'ids', coalesce(json_agg(id order by place) filter (where place <= $2::int), '[]'),
      'more', count(*) > $2::int) as json
    from (
      select p.id, row_number() over (order by ${orders[sort].rows}) as place from products p
      where p.shop_id = $1 and ${whereOf(filter, names, searchMost.all)} order by ${orders[sort].rows} limit $2::int + 1
    ) found`),
  );
  return { statement: list, values: [shopId, productsAtOnce, ...names.map((name) => filter[name] ?? null)] };
}

/** Those of these products that are on offer, in no particular order; products of other shops are left out. */
export async function listOnOffer(tx: Tx, shopId: string, ids: string[]): Promise<Product[]> {
  return (await runStatement(tx, productsOnOffer, [shopId, ids])).map(({ product }) => product);
}

/** These products of the shop, whatever their status, in this order; 404 when one is missing. */
export async function listInFull(tx: Tx, shopId: string, ids: string[]): Promise<Product[]> {
  const found = new Map(
    (await runStatement(tx, productsInFull, [shopId, ids])).map(({ product }) => [product.id, product]),
  );
  return ids.map((id) => {
    const product = found.get(id);
    if (!product) throw notFound();
    return product;
  });
}

/** Returns a product of the shop, whatever its status, or 404. */
export async function getProduct(tx: Tx, shopId: string, id: string): Promise<Product> {
  const [found] = await runStatement(tx, productInFull, [shopId, id]);
  if (!found) throw notFound();
  return found.product;
}
