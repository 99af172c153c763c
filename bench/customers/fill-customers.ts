import type pg from "pg";

const names = "Asha Juma Neema Baraka Rehema Salum Halima Daudi Zuhura Omari Fatuma Elia Mwanaidi Yusufu Grace Hamisi";
const families = "Mrisho Mushi Kimaro Said Mwakyusa Ngowi Temu Bakari Lyimo Massawe Komba Shirima";
const places = "Sinza Kinondoni Mbezi Kariakoo Temeke Mikocheni Tegeta Ubungo";
export const firstNames = names.split(" ");

const productCount = 1_000;

const word = (list: string, at: string) => `(string_to_array('${list}', ' '))[1 + ${at} % ${list.split(" ").length}]`;

/** Rows go in by turns: those of a shop lie on pages between those of the others, as they would have come. */
const fillings = [
  `insert into customers (shop_id, name, phone, place, tags, gender, language, source, channels)
   select shop_id, ${word(names, "i")} || ' ' || ${word(families, "(i / 16)")} || ' ' || i,
     '+2557' || lpad(i::text, 8, '0'), ${word(places, "(i / 3)")},
     case when i % 9 = 0 then '{vip}'::text[] when i % 4 = 0 then '{jumla}' else '{}' end,
     (array['male', 'female', null])[1 + i % 3], (array['sw', 'en'])[1 + i % 2], 'web', '{web}'
   from generate_series(1, $2::int) i, unnest($1::uuid[]) shop_id where $3::int > 0`,
  `insert into contacts (shop_id, customer_id, phone)
   select shop_id, id, phone from customers where shop_id = any($1) and $2::int + $3::int > 0`,
  `with known as (
     select shop_id, id, name, phone, row_number() over (partition by shop_id order by id) as at
     from customers where shop_id = any($1)
   )
   insert into orders (shop_id, cart_id, customer_id, customer_name, customer_phone, number, channel, quantity, total_minor,
     currency, fulfilment, paid_minor, placed_at)
   select shop_id, uuidv7(), known.id, name, phone, 'B' || n, 'web', 1 + n % 5, 100000 * (1 + n % 7), 'TZS',
     (array['delivered', 'new', 'delivered', 'cancelled'])[1 + n % 4], case when n % 3 = 0 then 0 else 100000 * (1 + n % 7) end,
     now() - interval '1 hour' * (n % 17000)
   from generate_series(1, $3::int) n join known on known.at = 1 + (n::bigint * 7919) % $2::int`,
  `insert into products (shop_id, name, category, price_from_minor, price_to_minor)
   select shop_id, 'Bidhaa ' || i, case when i % 3 = 0 then 'home' else 'media' end, 100000, 100000
   from generate_series(1, ${productCount}) i, unnest($1::uuid[]) shop_id where $2::int + $3::int > 0`,
  // What they bought, as the subscriber of facts would write it: two products an order, and every tenth order has the one
  // that sells best.
  `with known as (
     select shop_id, id, row_number() over (partition by shop_id order by id) as at from products where shop_id = any($1)
   ), ordered as (
     select shop_id, customer_id, placed_at, row_number() over (partition by shop_id order by id) as n
     from orders where shop_id = any($1)
   )
   insert into customer_products (shop_id, product_id, customer_id, last_at)
   select o.shop_id, p.id, o.customer_id, max(o.placed_at)
   from ordered o cross join generate_series(0, 1) line
   join known p on p.shop_id = o.shop_id and p.at = case when line = 0 and hashint8(o.n) % 10 = 0 then 1
     else 1 + abs(hashint8(o.n * 2 + line)) % ${productCount} end
   where $2::int + $3::int > 0
   group by 1, 2, 3 order by 1, 2, 3`,
];

/** Inserts customers with their orders into these shops, in bulk and as the database owner. */
export async function fillCustomers(db: pg.Pool, shopIds: string[], size: { customers: number; orders: number }) {
  const client = await db.connect();
  // The rows are consistent by construction; checking every foreign key would take most of the time.
  try {
    await client.query("set session_replication_role = replica; set synchronous_commit = off");
    for (const filling of fillings) {
      await client.query(filling, [shopIds, size.customers, size.orders]);
      // The next one joins what this one inserted; without statistics it would do so row by row.
      await client.query("analyze");
    }
    await client.query("select recount_customers(null)");
    await client.query("reset session_replication_role; reset synchronous_commit");
    await client.query("vacuum analyze");
  } finally {
    client.release(true);
  }
}
