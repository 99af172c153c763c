import { productsAtOnce } from "@mauzo/contract/catalogue/product-bulk-actions";
import { type Product, type ProductFilter, productList } from "@mauzo/contract/catalogue/products";
import { readSort } from "@mauzo/contract/lists";
import type * as z from "zod/mini";
import { isoTextSql, priceOverlap } from "../../../../db/columns.ts";
import { composedStatement, runStatement, statement } from "../../../../db/prepared-statement.ts";
import type { JsonQuery } from "../../../../db/read-json-in-shop.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { listOrder } from "../../../../http/lists/list-order.ts";
import { type Bind, orderBy, placeholders } from "../../../../http/lists/list-page.ts";
import { readList } from "../../../../http/lists/read-list.ts";
import { notFound } from "../../../../http/refuse.ts";

const money = (minor: string) => `json_build_object('minor', ${minor}, 'currency', s.currency)`;

/** A product `p` of shop $1 in the form of the contract, with what it is joined with. */
const productOf = `json_build_object(
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
      'created_at', ${isoTextSql("p.created_at")}, 'updated_at', ${isoTextSql("p.updated_at")})`;
const joined = `
  join shops s on s.shop_id = $1
  cross join lateral (
    select min(v.price_minor) as least, max(v.price_minor) as most, sum(v.stock) as stock,
      json_agg(json_build_object(
        'id', v.id, 'name', v.name, 'price', ${money("v.price_minor")}, 'stock', v.stock, 'low_stock_at', v.low_stock_at, 'sku', v.sku,
        'barcode', v.barcode, 'option_values', v.option_values, 'picture_id', v.picture_id) order by v.position) as variants
    from variants v where v.shop_id = $1 and v.product_id = p.id and v.archived_at is null) v`;
const selectProducts = (where: string) =>
  `select p.id, ${productOf} as product from products p ${joined} where p.shop_id = $1 and ${where}`;

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

type ListFilter = z.output<typeof ProductFilter>;
type Shown = Partial<Omit<ListFilter, "limit" | "cursor" | "sort">> & Pick<ListFilter, "status">;

/** The condition of each status filter; each has its own index except the first, which covers nearly all products. */
const shelves: Record<ListFilter["status"], string> = {
  active: "p.archived_at is null",
  published: "p.on_offer",
  draft: "not p.published and p.archived_at is null",
  archived: "p.archived_at is not null",
};

const columns = {
  id: "p.id",
  created: "p.id",
  name: `p.name collate "unicode"`,
  price: "p.price_from_minor",
  updated: "p.updated_at",
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

/** The conditions of a filter: each set of them is a statement, since a shared plan would be bad for all. */
function conditionsOf(filter: Shown, bind: Bind, most: number): string[] {
  const { status, stock, category, search, price_least, price_most } = filter;
  return [
    shelves[status],
    ...(stock ? [stocks[stock]] : []),
    ...(category ? [`p.category = ${bind(category)}`] : []),
    // As an array, because PostgreSQL expects a thousand rows from the function and would rather scan all products.
    ...(search ? [`p.id = any(array(select id from search_products(${bind(search)}, ${most})))`] : []),
    ...(price_least === undefined ? [] : [priceOverlap.least(bind(price_least))]),
    ...(price_most === undefined ? [] : [priceOverlap.most(bind(price_most))]),
  ];
}

/** One page of the shop's products after the cursor, as JSON for the response. */
export function readProducts(shopId: string, query: ListFilter): JsonQuery {
  const { sort, stock, category, search, price_least, price_most } = query;
  const byId = readSort(sort).by === "created";
  return readList(shopId, query, {
    ...{ list: productList, columns, table: "products p", item: productOf, joins: joined },
    where: (bind) => conditionsOf(query, bind, searchMost.list),
    usesGenericPlan: byId && !stock && !category && !search && (price_least ?? price_most) === undefined,
  });
}

/**
 * The ids of the products that match a list's filters, in its order, as JSON for the response: as many as a bulk action
 * takes.
 */
export function readIds(shopId: string, { sort, ...filter }: Shown & Pick<ListFilter, "sort">): JsonQuery {
  const order = listOrder(productList, columns, { sort });
  const { values, bind } = placeholders(shopId, productsAtOnce);
  const by = orderBy(order);
  const text = `
    select json_build_object(
      'ids', coalesce(json_agg(id order by place) filter (where place <= $2::int), '[]'),
      'more', count(*) > $2::int) as json
    from (
      select p.id, row_number() over (order by ${by}) as place from products p
      where p.shop_id = $1 and ${conditionsOf(filter, bind, searchMost.all).join(" and ")} order by ${by} limit $2::int + 1
    ) found`;
  return { statement: composedStatement(text), values };
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
