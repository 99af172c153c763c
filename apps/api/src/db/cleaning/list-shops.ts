import type { Pool } from "../connection-pool.ts";

/** A range of shops, in the order of the hashes of their slugs: behind `after`, up to `upTo`, both in hex. */
export type ShopRange = { after: string; upTo: string };

/** The next shops of a range, read from their lookup keys, which are outside the tenants. */
export async function listShops(
  pool: Pool,
  { after, upTo }: ShopRange,
  limit: number,
): Promise<{ shopId: string; key: string }[]> {
  const { rows } = await pool.query<{ shopId: string; key: string }>({
    name: "list-shops",
    text: `select shop_id as "shopId", encode(key_hash, 'hex') as key from lookup_keys
      where kind = 'slug' and key_hash > decode($1, 'hex') and key_hash <= decode($2, 'hex') order by key_hash limit $3`,
    values: [after, upTo, limit],
  });
  return rows;
}
