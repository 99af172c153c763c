import type pg from "pg";

const fillings = [
  `insert into customers (shop_id, name, phone)
   select $1, 'Neema ' || n, '+25565' || lpad(n::text, 7, '0') from generate_series(1, least($2::int, 1000)) n`,
  `with new as (
     select uuidv7() as cart, n, 1 + n % least($2::int, 1000) as buyer
     from generate_series(1, $2::int) n),
   carts as (insert into carts (shop_id, id, number, language, state, expires_at)
             select $1, cart, 'D' || n, 'en', 'ordered', now() + interval '1 day' from new)
   insert into orders (shop_id, cart_id, customer_id, customer_name, customer_phone, number, channel, quantity, total_minor, currency)
   select $1, cart, c.id, c.name, c.phone, 'D' || n, 'web', 1 + n % 5, 100000 * (1 + n % 7), 'TZS'
   from new join customers c on c.shop_id = $1 and c.phone = '+25565' || lpad(buyer::text, 7, '0')`,
];

/** Inserts orders of a thousand customers, in bulk and as the database owner. Returns their ids, newest first. */
export async function fillOrders(db: pg.Pool, shopId: string, count: number): Promise<string[]> {
  for (const filling of fillings) await db.query(filling, [shopId, count]);
  await db.query("vacuum analyze");
  const { rows } = await db.query<{ id: string }>("select id from orders where shop_id = $1 order by id desc", [
    shopId,
  ]);
  return rows.map(({ id }) => id);
}
