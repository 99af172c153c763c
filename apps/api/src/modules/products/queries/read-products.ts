import type { Product, productSorts, productStates } from "@mauzo/contract/products";
import type { ShopCategory } from "@mauzo/contract/shop";
import type { Tx } from "../../../db/scope.ts";
import type { Read } from "../../../db/shop-read.ts";
import { run, type Statement, statement } from "../../../db/statement.ts";
import { notFound } from "../../../http/refusal.ts";

const money = (minor: string) => `json_build_object('minor', ${minor}, 'currency', s.currency)`;
const iso = (moment: string) => `to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

type State = (typeof productStates)[number];
/** Which variants a product is shown with, and is left out without: those on offer; of an archived one those that left last, with which it would come back. */
const shown: Record<State, string> = {
  active: "v.archived_at is null",
  archived: `v.archived_at = (
      select max(l.archived_at) from variants l where l.shop_id = $1 and l.product_id = p.id and l.archived_at is not null)
      and not exists (select from variants o where o.shop_id = $1 and o.product_id = p.id and o.archived_at is null)`,
};

/** Products as the contract has them, of the shop $1. Ordered by id where a list is made of them. */
const selectProducts = (where: string, state: State = "active") => `
  select p.id, json_build_object(
      'id', p.id, 'name', p.name, 'description', p.description, 'category', p.category, 'image_url', p.image_url,
      'price_from', ${money("v.least")}, 'price_to', ${money("v.most")}, 'stock', v.stock, 'variants', v.variants,
      'pictures', (
        select coalesce(json_agg(json_build_object(
          'id', m.id, 'url', '/media/' || m.key || '/640.webp', 'width', m.width, 'height', m.height) order by pp.position), '[]')
        from product_pictures pp join media m on m.shop_id = $1 and m.id = pp.media_id
        where pp.shop_id = $1 and pp.product_id = p.id),
      'add_on_groups', (
        select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'min', g.min, 'max', g.max, 'add_ons', (
            select coalesce(json_agg(json_build_object(
              'id', a.id, 'name', a.name, 'price', ${money("a.price_minor")}, 'stock', a.stock) order by a.position), '[]')
            from add_ons a where a.shop_id = $1 and a.group_id = g.id and a.archived_at is null)) order by pg.position), '[]')
        from product_add_on_groups pg join add_on_groups g on g.shop_id = $1 and g.id = pg.group_id
        where pg.shop_id = $1 and pg.product_id = p.id),
      'created_at', ${iso("p.created_at")}, 'updated_at', ${iso("p.updated_at")}) as product
  from products p
  join shops s on s.shop_id = $1
  cross join lateral (
    select min(v.price_minor) as least, max(v.price_minor) as most, sum(v.stock) as stock,
      json_agg(json_build_object(
        'id', v.id, 'name', v.name, 'price', ${money("v.price_minor")}, 'stock', v.stock) order by v.position) as variants
    from variants v where v.shop_id = $1 and v.product_id = p.id and ${shown[state]}
    having count(*) > 0) v
  where p.shop_id = $1 and ${where}`;

const productById = (state: State) =>
  statement<{ json: string }>(`select product as json from (${selectProducts("p.id = $2", state)}) found`);
const byId = { active: productById("active"), archived: productById("archived") };
const productsById = statement<{ product: Product }>(selectProducts("p.id = any($2::uuid[])"));

/** One product as the reply has it. */
export const readProduct = (shopId: string, id: string, state: State): Read => ({
  statement: byId[state],
  values: [shopId, id],
});

type Sort = (typeof productSorts)[number];
type ListFilter = {
  state: State;
  sort: Sort;
  search?: string | undefined;
  category?: ShopCategory | undefined;
  cursor?: string | undefined;
  limit: number;
};

const nameOf = (name: string) => `${name} collate "unicode"`;
/** In which order rows are found, in which their JSON stands, and what comes after the row that is the cursor. */
const orders: Record<Sort, { rows: string; items: string; after: (cursor: string) => string }> = {
  newest: { rows: "p.id desc", items: "id desc", after: (cursor) => `p.id < ${cursor}` },
  name: {
    rows: `${nameOf("p.name")}, p.id`,
    items: `${nameOf("(product->>'name')")}, id`,
    after: (cursor) => `(${nameOf("p.name")}, p.id) > (
      select ${nameOf("c.name")}, c.id from products c where c.shop_id = $1 and c.id = ${cursor})`,
  },
};

const conditions = {
  category: (value: string) => `p.category = ${value}`,
  search: (value: string) => `p.id in (select id from search_products(${value}, 200))`,
};
const lists = new Map<string, Statement<{ json: string }>>();

/** Found by the variants that left, which are few, rather than among all products. */
const archivedOnly = "p.id in (select a.product_id from variants a where a.shop_id = $1 and a.archived_at is not null)";

/** One statement for each set of conditions: a plan that serves all of them would serve none. */
function listStatement(state: State, sort: Sort, names: ("cursor" | keyof typeof conditions)[]) {
  const key = [state, sort, ...names].join();
  const known = lists.get(key);
  if (known) return known;
  const { rows, items, after } = orders[sort];
  const given = names.map((name, at) => ({ cursor: after, ...conditions })[name](`$${at + 3}`));
  const where = [state === "archived" ? archivedOnly : "true", ...given].join(" and ");
  const made = statement<{ json: string }>(`
    select json_build_object(
      'items', coalesce(json_agg(product order by ${items}) filter (where place <= $2::int), '[]'),
      'next', case when count(*) > $2::int then (array_agg(id order by ${items}))[$2::int] end) as json
    from (
      select id, product, row_number() over (order by ${items}) as place
      from (${selectProducts(where, state)} order by ${rows} limit $2::int + 1) page
    ) page`);
  lists.set(key, made);
  return made;
}

/** One page of the shop's products as the reply has it, after the cursor. */
export function readProducts(shopId: string, { limit, state, sort, ...filter }: ListFilter): Read {
  const names = (["cursor", "category", "search"] as const).filter((name) => filter[name]);
  return {
    statement: listStatement(state, sort, names),
    values: [shopId, limit, ...names.map((name) => filter[name] ?? null)],
  };
}

/** These products, in no particular order; those that are not the shop's are left out. */
export async function listProductsById(tx: Tx, shopId: string, ids: string[]): Promise<Product[]> {
  return (await run(tx, productsById, [shopId, ids])).map(({ product }) => product);
}

/** One product that is on sale in the shop, or 404. */
export async function getProduct(tx: Tx, shopId: string, id: string): Promise<Product> {
  const [product] = await listProductsById(tx, shopId, [id]);
  if (!product) throw notFound();
  return product;
}
