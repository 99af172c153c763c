import { sql } from "drizzle-orm";
import type { Tx } from "../../tenant-transaction.ts";
import { idAt, momentOf, type SeedSize, seededRandomSql, shopRow } from "./seeded-values.ts";

/**
 * Inserts orders `from` to `to` with their carts, lines and stock movements. Recent months have more orders than early
 * ones, all in opening hours. Stock is reduced only for orders that are really inserted.
 */
export async function seedOrders(tx: Tx, shopId: string, size: SeedSize, from: number, to: number): Promise<void> {
  const { products, customers } = size;
  await tx.execute(sql`
    with s as (${shopRow(shopId)}),
    moment as (
      select s.*, n,
        least(date_trunc('day', s.start + interval '730 days' * ${seededRandomSql("'day' || n")} ^ 0.6) + interval '4 hours' + interval '15 hours' * ${seededRandomSql("'hour' || n")}, s.born - interval '20 hours' * ${seededRandomSql("'late' || n")}) as placed_at
      from s cross join generate_series(${from}::int, ${to}::int) n
    ),
    -- how much of the two years had gone by: only products and customers of then take part
    made as (
      select s.shop_id, s.currency, s.start, s.n, s.placed_at, ${idAt("'o' || s.n", "s.placed_at")} as id, ${idAt("'k' || s.n", "s.placed_at")} as cart_id,
        extract(epoch from s.placed_at - s.start) / extract(epoch from interval '730 days') as gone,
        1 + floor(${seededRandomSql("'lines' || s.n")} ^ 2 * 4)::int as lines, sha256(convert_to(s.shop_id::text || 'number' || s.n, 'UTF8')) as dice
      from moment s
    ),
    buyer as (
      select s.*, floor(${seededRandomSql("'buyer' || s.n")} ^ 0.8 * s.gone * ${customers})::int as c,
        (select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(s.dice, i) % 32, 1) || case when i = 4 then '-' else '' end, '' order by i) from generate_series(0, 9) i) as number,
        ${seededRandomSql("'status' || s.n")} as fate
      from made s
    ),
    pick as (
      select s.*, k, floor(${seededRandomSql("'product' || s.n || '-' || k")} ^ 2 * greatest(s.gone, 0.05) * ${products})::int as p,
        floor(${seededRandomSql("'variant' || s.n || '-' || k")} * 3)::int as v, 1 + floor(${seededRandomSql("'quantity' || s.n || '-' || k")} ^ 3 * 3)::int as quantity
      from made s cross join generate_series(1, s.lines) k
    ),
    line as (
      select distinct on (s.n, s.p, s.v) s.n, s.id as order_id, s.k, s.quantity, v.id as variant_id, v.product_id, v.price_minor, v.name, product.name as product_name,
        ${idAt("'l' || s.n || '-' || s.k", "s.placed_at")} as id, s.shop_id, s.placed_at
      from pick s
      join variants v on v.shop_id = s.shop_id and v.id = ${idAt("'v' || s.p || '-' || s.v", momentOf("s.p", products))}
      join products product on product.shop_id = s.shop_id and product.id = v.product_id
      order by s.n, s.p, s.v, s.k
    ),
    total as (select n, sum(quantity)::int as quantity, sum(quantity * price_minor)::bigint as minor from line group by n),
    cart as (
      insert into carts (shop_id, id, conversation_id, number, language, state, created_at, expires_at)
      select s.shop_id, s.cart_id, w.id, s.number, w.language, 'ordered', s.placed_at, s.placed_at + interval '7 days'
      from buyer s join total on total.n = s.n
      join conversations w on w.shop_id = s.shop_id and w.id = ${idAt("'w' || s.c", momentOf("s.c", customers))}
      on conflict do nothing
    ),
    placed as (
      insert into orders (shop_id, id, cart_id, conversation_id, customer_id, customer_name, customer_phone, number, fulfilment, paid_minor, channel, quantity, total_minor, currency, placed_at)
      select s.shop_id, s.id, s.cart_id, w.id, case when s.n % 33 > 0 then c.id end,
        case when s.n % 33 > 0 then coalesce(c.name, '') else '' end, case when s.n % 33 > 0 then c.phone end, s.number,
        case when s.fate < 0.04 then 'cancelled' when s.gone > 0.997 then 'new' when s.fate < 0.75 then 'delivered' when s.fate < 0.95 then 'picked up' else 'ready' end,
        case when s.fate < 0.04 or (s.gone > 0.997 and s.fate < 0.6) or s.fate between 0.5 and 0.52 then 0 else total.minor end,
        w.channel, total.quantity, total.minor, s.currency, s.placed_at
      from buyer s join total on total.n = s.n
      join conversations w on w.shop_id = s.shop_id and w.id = ${idAt("'w' || s.c", momentOf("s.c", customers))}
      left join customers c on c.shop_id = s.shop_id and c.id = ${idAt("'c' || s.c", momentOf("s.c", customers))}
      on conflict do nothing
      returning shop_id, id, paid_minor, placed_at
    ),
    paid as (
      insert into transfers (shop_id, id, kind, debit, credit, order_id, amount_minor, method, user_name, created_at, recorded_at)
      select s.shop_id, ${idAt("'y' || s.id", "s.placed_at")}, 'payment', case when is_cash then 'cash' else 'till' end, 'orders', s.id, s.paid_minor,
        case when is_cash then 'cash' else 'mobile_money' end, 'Neema', s.placed_at, s.placed_at
      from placed s cross join lateral (select ascii(right(s.id::text, 1)) % 3 = 0 as is_cash) how where s.paid_minor > 0
    ),
    written as (
      insert into order_lines (shop_id, id, order_id, product_id, variant_id, product_name, name, quantity, unit_price_minor, total_minor, position)
      select placed.shop_id, line.id, order_id, product_id, variant_id, product_name, name, quantity, price_minor, quantity * price_minor, k - 1
      from line join placed on placed.id = line.order_id
      returning shop_id, order_id, variant_id, quantity
    ),
    moved as (
      insert into stock_movements (shop_id, variant_id, delta, reason, order_id, created_at)
      select written.shop_id, variant_id, -written.quantity, 'sale', order_id, made.placed_at
      from written join made on made.id = written.order_id
      returning shop_id, variant_id, delta
    ),
    change as (select shop_id, variant_id, sum(delta)::int as delta from moved group by 1, 2)
    update variants v set stock = v.stock + change.delta from change
    where v.shop_id = change.shop_id and v.id = change.variant_id`);
}

/** Writes off all stock of some variants, so that some products are sold out. */
export async function writeOffSomeStock(tx: Tx, shopId: string, size: SeedSize): Promise<void> {
  await tx.execute(sql`
    with s as (${shopRow(shopId)}),
    chosen as (
      select v.shop_id, v.id, v.stock, ${idAt("'count' || n", "s.born")} as movement_id
      from s cross join generate_series(0, ${size.products - 1}::int, 23) n
      join variants v on v.shop_id = s.shop_id and v.id = ${idAt("'v' || n || '-' || n % 3", momentOf("n", size.products))}
      where v.stock > 0
    ),
    moved as (
      insert into stock_movements (shop_id, id, variant_id, delta, reason)
      select shop_id, movement_id, id, -stock, 'adjustment' from chosen
      on conflict do nothing
      returning shop_id, variant_id, delta
    )
    update variants v set stock = v.stock + moved.delta from moved where v.shop_id = moved.shop_id and v.id = moved.variant_id`);
}
