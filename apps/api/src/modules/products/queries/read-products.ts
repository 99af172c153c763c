import type { Product } from "@mauzo/contract/products";
import type { ShopCategory } from "@mauzo/contract/shop";
import { type SQL, sql } from "drizzle-orm";
import { isoMoment } from "../../../db/columns.ts";
import type { Tx } from "../../../db/scope.ts";

type Row = Pick<
  Product,
  "id" | "name" | "description" | "category" | "image_url" | "created_at" | "updated_at" | "variants" | "add_on_groups"
> & {
  currency: string;
};

const selectProducts = (shopId: string, where: SQL, limit: number) => sql`
  select p.id, p.name, p.description, p.category, p.image_url, p.created_at, p.updated_at, s.currency,
    (select coalesce(json_agg(json_build_object(
        'id', v.id, 'name', v.name, 'stock', v.stock,
        'price', json_build_object('minor', v.price_minor, 'currency', s.currency)) order by v.position), '[]')
      from variants v
      where v.shop_id = ${shopId} and v.product_id = p.id and v.archived_at is null) as variants,
    (select coalesce(json_agg(json_build_object(
        'id', g.id, 'name', g.name, 'min', g.min, 'max', g.max,
        'add_ons', (select coalesce(json_agg(json_build_object(
            'id', a.id, 'name', a.name, 'stock', a.stock,
            'price', json_build_object('minor', a.price_minor, 'currency', s.currency)) order by a.position), '[]')
          from add_ons a
          where a.shop_id = ${shopId} and a.group_id = g.id and a.archived_at is null)) order by pg.position), '[]')
      from product_add_on_groups pg
      join add_on_groups g on g.shop_id = ${shopId} and g.id = pg.group_id
      where pg.shop_id = ${shopId} and pg.product_id = p.id) as add_on_groups
  from products p
  join shops s on s.shop_id = ${shopId}
  where p.shop_id = ${shopId} and ${where}
  order by p.id desc
  limit ${limit}`;

function toProduct({ currency, ...row }: Row): Product {
  const prices = row.variants.map((variant) => variant.price.minor);
  return {
    ...row,
    price_from: { minor: Math.min(...prices), currency },
    price_to: { minor: Math.max(...prices), currency },
    stock: row.variants.reduce((sum, variant) => sum + variant.stock, 0),
    created_at: isoMoment(row.created_at),
    updated_at: isoMoment(row.updated_at),
  };
}

type ListFilter = {
  search?: string | undefined;
  category?: ShopCategory | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** The shop's products, newest first, after the cursor. */
export async function listProducts(
  tx: Tx,
  shopId: string,
  { search, category, cursor, limit }: ListFilter,
): Promise<Product[]> {
  const where = sql.join(
    [
      sql`true`,
      ...(cursor ? [sql`p.id < ${cursor}`] : []),
      ...(category ? [sql`p.category = ${category}`] : []),
      ...(search ? [sql`p.id in (select id from search_products(${search}, 200))`] : []),
    ],
    sql` and `,
  );
  const { rows } = await tx.execute<Row>(selectProducts(shopId, where, limit));
  return rows.map(toProduct);
}

/** These products, in no particular order; those that are not the shop's are left out. */
export async function listProductsById(tx: Tx, shopId: string, ids: string[]): Promise<Product[]> {
  const { rows } = await tx.execute<Row>(
    selectProducts(shopId, sql`p.id = any(${sql.param(ids)}::uuid[])`, ids.length),
  );
  return rows.map(toProduct);
}

export async function findProduct(tx: Tx, shopId: string, id: string): Promise<Product | undefined> {
  const { rows } = await tx.execute<Row>(selectProducts(shopId, sql`p.id = ${id}`, 1));
  return rows.map(toProduct)[0];
}

type Browsing = { category: string | null; search: string | null; offset: number; limit: number };

/** One screenful of a category's or a search's products, newest first, and how many there are in all. */
export async function browseProducts(
  tx: Tx,
  shopId: string,
  { category, search, offset, limit }: Browsing,
): Promise<{ ids: string[]; total: number }> {
  const where =
    search === null ? sql`category = ${category}` : sql`id in (select id from search_products(${search}, 200))`;
  const { rows } = await tx.execute<{ id: string; total: number }>(sql`
    select id, count(*) over ()::int as total from products
    where shop_id = ${shopId} and ${where}
    order by id desc offset ${offset} limit ${limit}`);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** The categories that have products, with how many. */
export async function listCategories(tx: Tx, shopId: string): Promise<{ category: ShopCategory; count: number }[]> {
  const { rows } = await tx.execute<{ category: ShopCategory; count: number }>(
    sql`select category, count(*)::int as count from products where shop_id = ${shopId} group by category order by count desc, category`,
  );
  return rows;
}
