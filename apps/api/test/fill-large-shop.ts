import { fulfilmentStatuses } from "@mauzo/contract/orders/order-states";
import type { OpenedShop } from "./shop-fixtures.ts";
import { openShop, type Stack } from "./stack.ts";

/** Fills one large shop, and as many rows again spread over others, inserted by the owner in bulk. */
export async function fillLargeShop(stack: Stack, shop: OpenedShop, many: number): Promise<void> {
  const large = `(select unnest($1::uuid[]) as shop_id, unnest($2::int[]) as n)`;
  const shops = [shop, await openShop(stack), await openShop(stack)];
  const values = [shops.map(({ shopId }) => shopId), [many, 3_000, 3_000]];
  const fillings = [
    `insert into products (shop_id, price_from_minor, price_to_minor, name, category, description)
     select s.shop_id, 100 * i, 100 * i, (array['kikoi','sufuria','unga','juisi','maziwa'])[1 + i % 5] || ' ' || i, (array['home','media','electronics'])[1 + i % 3], 'nzuri ' || md5(i::text)
     from ${large} s, generate_series(1, s.n) i`,
    "insert into variants (shop_id, product_id, name, price_minor, stock, position) select shop_id, id, '', price_from_minor, 10, 0 from products where shop_id = any($1) and $2::int[] is not null",
    "insert into stock_movements (shop_id, variant_id, delta, reason) select shop_id, id, stock, 'opening' from variants where shop_id = any($1) and $2::int[] is not null",
    `insert into conversations (shop_id, bot_id, channel, chat_id, visitor_hash)
     select s.shop_id, b.id, 'web', 'c' || i, sha256(i::text::bytea) from ${large} s join bots b on b.shop_id = s.shop_id, generate_series(1, s.n) i`,
    "insert into threads (shop_id, conversation_id, channel, last_seq) select shop_id, id, channel, 1 from conversations where shop_id = any($1) and $2::int[] is not null",
    "insert into messages (shop_id, conversation_id, direction, author, seq, body) select shop_id, id, 'in', 'customer', 1, '{}' from conversations where shop_id = any($1) and $2::int[] is not null",
    "insert into carts (shop_id, conversation_id, number, language, state, expires_at) select shop_id, id, 'C' || chat_id, 'en', 'ordered', now() from conversations where shop_id = any($1) and $2::int[] is not null",
    "insert into customers (shop_id, name, phone) select shop_id, 'Neema ' || number, '+2557' || substr(md5(number), 1, 8) from carts where shop_id = any($1) and $2::int[] is not null",
    "insert into contacts (shop_id, customer_id, phone) select shop_id, id, '+2557' || lpad((row_number() over (order by id))::text, 8, '0') from customers where shop_id = any($1) and $2::int[] is not null",
    `insert into orders (shop_id, cart_id, conversation_id, customer_id, customer_name, customer_phone, number, fulfilment, paid_minor, channel, quantity, total_minor, currency)
     select c.shop_id, c.id, c.conversation_id, u.id, u.name, u.phone, c.number, (array['${fulfilmentStatuses.join("','")}'])[1 + length(c.number) % 6], 100 * (ascii(c.number) % 2), 'web', 1, 100, 'TZS'
     from carts c join customers u on u.shop_id = c.shop_id and u.name = 'Neema ' || c.number where c.shop_id = any($1) and $2::int[] is not null`,
    "insert into transfers (shop_id, kind, debit, credit, order_id, amount_minor, method, user_name, created_at) select shop_id, 'payment', 'cash', 'orders', id, paid_minor, 'cash', 'Neema', now() - interval '1 day' * (ascii(right(number, 1)) + length(number)) from orders where paid_minor > 0 and shop_id = any($1) and $2::int[] is not null",
    "insert into expenses (shop_id, category, amount_minor, method, spent_on, transfer_id, user_name, saved_by) select shop_id, 'rent', amount_minor, 'cash', created_at::date, id, 'Neema', 'Neema' from transfers where shop_id = any($1) and $2::int[] is not null",
    `insert into order_changes (shop_id, order_id, kind, mover, via, change) select shop_id, id, 'moved', 'staff', 'dashboard', '{"kind":"moved","from":"new","to":"ready"}' from orders where shop_id = any($1) and $2::int[] is not null`,
    "insert into payment_claims (shop_id, order_id, amount_minor, method) select shop_id, id, 100, 'cash' from orders where shop_id = any($1) and $2::int[] is not null",
    "insert into order_lines (shop_id, order_id, product_id, variant_id, product_name, name, quantity, unit_price_minor, total_minor, position) select o.shop_id, o.id, v.product_id, v.id, 'x', '', 1, 100, 100, 0 from orders o join lateral (select * from variants v where v.shop_id = o.shop_id limit 1) v on true where o.shop_id = any($1) and $2::int[] is not null",
    "insert into cart_lines (shop_id, cart_id, product_id, variant_id, quantity) select l.shop_id, o.cart_id, l.product_id, l.variant_id, 1 from order_lines l join orders o on o.shop_id = l.shop_id and o.id = l.order_id where l.shop_id = any($1) and $2::int[] is not null",
    "insert into product_changes (shop_id, product_id, kind, user_id, user_name, changes) select shop_id, id, 'created', id, 'Neema', '[]' from products where shop_id = any($1) and $2::int[] is not null",
    `insert into imports (shop_id, name, user_id, user_name, headings, mapping, kind, row_count, settings)
     select shop_id, 'x', shop_id, 'Neema', '{}', '{}', 'products', 0, '{"category":"home","status":"published","category_words":[],"remembered_words":[],"dotted_thousands":false}' from ${large} s`,
    "insert into import_rows (shop_id, import_id, line, cells, leader, keys) select i.shop_id, i.id, n, '{a,b}', n, array['sku s' || n] from imports i, generate_series(2, 9000) n where i.shop_id = any($1) and $2::int[] is not null",
    "insert into lookup_keys (kind, key_hash, shop_id, target_id) select 'cart', sha256(id::text::bytea), shop_id, id from carts where shop_id = any($1) and $2::int[] is not null",
  ];
  const owner = await stack.db.connect();
  // The rows are consistent by construction; checking every reference would take most of the time.
  await owner.query("set session_replication_role = replica; set synchronous_commit = off");
  for (const statement of fillings) await owner.query(statement, values);
  await owner.query("reset session_replication_role; reset synchronous_commit");
  await owner.query("vacuum analyze");
  owner.release();
}
