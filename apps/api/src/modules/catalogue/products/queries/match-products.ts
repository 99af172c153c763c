import { sql } from "drizzle-orm";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/**
 * Which products of the shop have one of these ids, SKUs or names; SKUs and names in lower case, the newest name last.
 */
export async function listMatches(tx: Tx, shopId: string, wanted: { ids: string[]; skus: string[]; names: string[] }) {
  const { rows } = await tx.execute<{ id: string; sku: string | null; name: string | null }>(sql`
    select p.id, null as sku, null as name from products p
    where p.shop_id = ${shopId} and p.id = any(${sql.param(wanted.ids)}::uuid[])
    union all
    (select p.id, null, p.name_key from products p
    where p.shop_id = ${shopId} and p.name_key = any(${sql.param(wanted.names)}::text[]) and p.archived_at is null
    order by p.id desc)
    union all
    select v.product_id, v.sku_key, null from variants v
    where v.shop_id = ${shopId} and v.sku_key = any(${sql.param(wanted.skus)}::text[]) and v.archived_at is null`);
  return rows;
}

/** Products of the shop with one of these names, ignoring case, without archived ones. */
export async function listByName(tx: Tx, shopId: string, names: string[]): Promise<{ id: string; name: string }[]> {
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`
    select p.id, p.name from products p
    where p.shop_id = ${shopId} and p.archived_at is null
      and p.name_key = any(array(select lower(name) from unnest(${sql.param(names)}::text[]) name))
    order by p.id desc limit 500`);
  return rows;
}
