import { sql } from "drizzle-orm";
import type { Tx } from "../../scope.ts";
import { chance, idAt, momentOf, type Size, shopRow } from "./made-up.ts";
import { goods, looks, places } from "./words.ts";

/** Every sale is at most this likely to ask for more than this: the least a variant is opened with. */
const reserve = 80;

/**
 * Products `from` to `to` with three variants each. What is opened covers what fill-orders sells: orders prefer
 * products of low numbers, so those are opened with more.
 */
export async function fillProducts(tx: Tx, shopId: string, size: Size, from: number, to: number): Promise<void> {
  const at = momentOf("n", size.products);
  const sold = sql.raw(
    `(${size.orders} * 4.5 * (sqrt((n + 1)::float8 / ${size.products}) - sqrt(n::float8 / ${size.products})) * 2)::int`,
  );
  await tx.execute(sql`
    with s as (${shopRow(shopId)}),
    thing as (select ordinality - 1 as at, value from jsonb_array_elements(${JSON.stringify(goods)}::jsonb) with ordinality),
    look as (select ordinality - 1 as at, value from jsonb_array_elements_text(${JSON.stringify(looks)}::jsonb) with ordinality),
    place as (select ordinality - 1 as at, value from jsonb_array_elements_text(${JSON.stringify(places)}::jsonb) with ordinality),
    made as (
      select s.shop_id, n, ${sql.raw(at)} as at, ${idAt("'p' || n", at)} as id, thing.value as thing,
        concat_ws(' ', thing.value ->> 'name', look.value, place.value) as name,
        round(((thing.value ->> 'low')::int + ((thing.value ->> 'high')::int - (thing.value ->> 'low')::int) * ${chance("'price' || n")} ^ 2)::numeric, -2) as shillings
      from s cross join generate_series(${from}::int, ${to}::int) n
      join thing on thing.at = n % ${goods.length}
      join look on look.at = n / ${goods.length} % ${looks.length}
      join place on place.at = n / ${goods.length * looks.length} % ${places.length}
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
        ${reserve} + ${sold} + (${chance("'stock' || made.n || '-' || k")} * 60)::int, k
      from made join s on true cross join generate_series(0, 2) k
      on conflict do nothing
      returning shop_id, id, stock
    )
    insert into stock_movements (shop_id, variant_id, delta, reason, created_at)
    select variant.shop_id, variant.id, variant.stock, 'opening', s.start from variant join s on true`);
}
