import type pg from "pg";

const nouns = "Kanga Kitenge Gauni Sketi Viatu Mkoba Kofia Sufuria Sahani Unga Mchele Asali Chai Kahawa Sabuni Simu";
const colours = "nyekundu bluu kijani njano nyeusi nyeupe zambarau machungwa";
export const words = nouns.split(" ");

/** Inserts products with two variants each for the given shops, in bulk and as the database owner. */
const fillings = [
  `insert into products (shop_id, name, description, category, price_from_minor, price_to_minor)
   select shop_id, (string_to_array('${nouns}', ' '))[1 + i % ${words.length}] || ' '
       || (string_to_array('${colours}', ' '))[1 + i / 7 % 8] || ' ' || i,
     'Pamba safi ya ' || (string_to_array('${colours}', ' '))[1 + i % 8], (array['home','media','electronics','jewelry & watches'])[1 + i % 4], 100000 + i, 100000 + i
   from unnest($1::uuid[]) shop_id, generate_series(1, $2::int) i`,
  `insert into variants (shop_id, product_id, name, price_minor, stock, position, low_stock_at, sku)
   select p.shop_id, p.id, (array['S', 'L'])[at], p.price_from_minor, (hashtext(p.id::text) & 63), at, 5, right(p.id::text, 12) || at
   from products p, generate_series(1, 2) at where p.shop_id = any($1) and $2::int > 0`,
];

export async function fillShops(db: pg.Pool, shopIds: string[], products: number): Promise<void> {
  const client = await db.connect();
  // The rows are consistent by construction; checking every foreign key would take most of the time.
  try {
    await client.query("set session_replication_role = replica; set synchronous_commit = off");
    for (const filling of fillings) await client.query(filling, [shopIds, products]);
    await client.query("reset session_replication_role; reset synchronous_commit");
    await client.query("vacuum analyze");
  } finally {
    client.release(true);
  }
}

/** Shops nobody has opened: they only add rows to search through. */
export async function otherShops(db: pg.Pool, count: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `insert into shops (shop_id, name, slug, category, language, whatsapp_number)
     select uuidv7(), 'Duka ' || n, 'duka-' || n, 'home', 'sw', '+255712000000' from generate_series(1, $1) n returning shop_id as id`,
    [count],
  );
  return rows.map(({ id }) => id);
}
