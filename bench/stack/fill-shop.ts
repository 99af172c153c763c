import type pg from "pg";

type Size = { products: number; carts: number };
/** The token of a link, and the order that can be placed with it. */
export type OpenCart = { token: string; order: object };
type CartRow = { token: string; phone: string; products: { id: string; variant: string }[] };

/** The initial stock of each variant. */
export const stockOfEach = 1_000_000;

const fillings = [
  `insert into products (shop_id, name, description, category)
   select $1, 'Kikoi ' || n, 'Pamba safi, ' || repeat('rangi ', 10), 'home' from generate_series(1, $2) n where $3 >= 0`,
  `insert into variants (shop_id, product_id, name, price_minor, stock, position)
   select p.shop_id, p.id, (array['Small', 'Medium', 'Large'])[i], 100000 * i, ${stockOfEach}, i
   from products p, generate_series(1, 3) i where p.shop_id = $1 and $2 > 0 and $3 >= 0`,
  `insert into conversations (shop_id, bot_id, channel, chat_id, visitor_hash)
   select $1, (select id from bots where shop_id = $1), 'web', 'c' || n, sha256(n::text::bytea)
   from generate_series(1, $3) n where $2 > 0`,
  `insert into threads (shop_id, conversation_id, channel)
   select shop_id, id, channel from conversations where shop_id = $1 and $2 > 0 and $3 > 0`,
  `insert into carts (shop_id, conversation_id, number, language, expires_at)
   select shop_id, id, chat_id, 'en', now() + interval '1 day' from conversations where shop_id = $1 and $2 > 0 and $3 > 0`,
  `insert into cart_lines (shop_id, cart_id, product_id, variant_id, quantity)
   select c.shop_id, c.id, v.product_id, v.id, 1
   from carts c, lateral (values (substr(c.number, 2)::int), (substr(c.number, 2)::int + $2 / 2)) k (n)
   join products p on p.shop_id = $1 and p.name = 'Kikoi ' || (1 + k.n % $2)
   join variants v on v.shop_id = $1 and v.product_id = p.id and v.position = 1
   where c.shop_id = $1 and $3 > 0`,
  `insert into lookup_keys (kind, key_hash, shop_id, target_id, expires_at)
   select 'cart', sha256(('token-' || number)::bytea), shop_id, id, expires_at from carts where shop_id = $1 and $2 > 0 and $3 > 0`,
];

/** Inserts products with three variants each, and open carts with two products, in bulk and as the database owner. */
export async function fillShop(
  db: pg.Pool,
  shopId: string,
  { products, carts }: Size,
): Promise<{ productIds: string[]; carts: OpenCart[] }> {
  for (const filling of fillings) await db.query(filling, [shopId, products, carts]);
  await db.query("vacuum analyze");
  const shelf = await db.query<{ id: string }>("select id from products where shop_id = $1", [shopId]);
  const open = await db.query<CartRow>(
    `select 'token-' || c.number as token, '+2557' || lpad(substr(c.number, 2), 8, '0') as phone,
       json_agg(json_build_object('id', l.product_id, 'variant', l.variant_id)) as products
     from carts c join cart_lines l on l.shop_id = c.shop_id and l.cart_id = c.id where c.shop_id = $1 group by c.number`,
    [shopId],
  );
  return {
    productIds: shelf.rows.map(({ id }) => id),
    carts: open.rows.map(({ token, phone, products: chosen }) => ({
      token,
      order: {
        products: chosen.map(({ id, variant }) => ({ id, variants: [{ id: variant, quantity: 2 }] })),
        customer: { name: `Neema ${phone}`, phone },
      },
    })),
  };
}
