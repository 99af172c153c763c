import { type SQL, sql } from "drizzle-orm";

/** How many rows of each kind to create. */
export type SeedSize = { products: number; customers: number; orders: number };

export const largeSeed: SeedSize = { products: 10_000, customers: 20_000, orders: 100_000 };

/**
 * SQL expressions that return the same value for the same `key` (SQL text), so that a second run generates the same
 * rows and finds them there. The query needs a row `s` with `shop_id` and `born`.
 */
export const seededRandomSql = (key: string): SQL =>
  sql.raw(`((hashtextextended(s.shop_id::text || ${key}, 7) & 2147483647)::float8 / 2147483648)`);

/** A version 7 id for this moment, so that rows sort by it as if they had been created then. */
export const idAt = (key: string, moment: string): SQL =>
  sql.raw(
    `(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || '7' || substr(md5(s.shop_id::text || ${key}), 1, 3) || '8' || substr(md5(s.shop_id::text || ${key}), 4, 15))::uuid`,
  );

/** The shop and when it was opened: all of its data lies in the two years before. */
export const shopRow = (shopId: string): SQL =>
  sql`select shop_id, currency, created_at as born, created_at - interval '2 years' as start from shops where shop_id = ${shopId}`;

/** When the n-th of `count` rows was created: the first at the start, the last shortly before the shop was opened. */
export const momentOf = (n: string, count: number): string =>
  `(s.start + interval '700 days' * (${n})::float8 / ${count})`;
