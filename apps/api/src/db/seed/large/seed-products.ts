import { sql } from "drizzle-orm";
import type { Tx } from "../../tenant-transaction.ts";
import { places, productDesigns, productSamples } from "./sample-names.ts";
import { idAt, momentOf, type SeedSize, seededRandomSql, shopRow } from "./seeded-values.ts";

/** The least a variant is opened with, on top of its expected sales: a margin for chance. */
const reserve = 80;

/**
 * Inserts products `from` to `to` with three variants each. Their opening stock covers what fill-orders sells: orders
 * prefer products with low numbers, so those get more.
 */
export async function seedProducts(tx: Tx, shopId: string, size: SeedSize, from: number, to: number): Promise<void> {
  const at = momentOf("n", size.products);
  const sold = sql.raw(
    `(${size.orders} * 4.5 * (sqrt((n + 1)::float8 / ${size.products}) - sqrt(n::float8 / ${size.products})) * 2)::int`,
  );
  await tx.execute(sql`
    with s as (${shopRow(shopId)}),
    thing as (select ordinality - 1 as at, value from jsonb_array_elements(${JSON.stringify(productSamples)}::jsonb) with ordinality),
    look as (select ordinality - 1 as at, value from jsonb_array_elements_text(${JSON.stringify(productDesigns)}::jsonb) with ordinality),
    place as (select ordinality - 1 as at, value from jsonb_array_elements_text(${JSON.stringify(places)}::jsonb) with ordinality),
    made as (
      select s.shop_id, n, ${sql.raw(at)} as at, ${idAt("'p' || n", at)} as id, thing.value as thing,
        concat_ws(' ', thing.value ->> 'name', look.value, place.value) as name,
        round(((thing.value ->> 'low')::int + ((thing.value ->> 'high')::int - (thing.value ->> 'low')::int) * ${seededRandomSql("'price' || n")} ^ 2)::numeric, -2) as shillings
      from s cross join generate_series(${from}::int, ${to}::int) n
      join thing on thing.at = n % ${productSamples.length}
      join look on look.at = n / ${productSamples.length} % ${productDesigns.length}
      join place on place.at = n / ${productSamples.length * productDesigns.length} % ${places.length}
    ),
    product as (
      insert into products (shop_id, id, name, description, category, created_at, updated_at)
      select shop_id, id, name, name || '. Imetengenezwa Tanzania.', thing ->> 'category', at, at from made
      on conflict do nothing
    ),
    variant as (
      insert into variants (shop_id, id, product_id, name, price_minor, stock, position)
      select s.shop_id, ${idAt("'v' || made.n || '-' || k", "made.at")}, made.id, made.thing -> 'variants' ->> k,
        round(made.shillings * (array[1.0, 1.8, 3.2])[k + 1], -2)::bigint * 100,
        ${reserve} + ${sold} + (${seededRandomSql("'stock' || made.n || '-' || k")} * 60)::int, k
      from made join s on true cross join generate_series(0, 2) k
      on conflict do nothing
      returning shop_id, id, stock
    )
    insert into stock_movements (shop_id, variant_id, delta, reason, created_at)
    select variant.shop_id, variant.id, variant.stock, 'opening', s.start from variant join s on true`);
}
