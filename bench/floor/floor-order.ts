import type pg from "pg";

type Line = {
  productId: string;
  name: string;
  variantId: string;
  variant: string;
  priceMinor: number;
  quantity: number;
};
type Cart = { id: string; shopId: string; number: string; currency: string; conversationId: string; lines: Line[] };
type Order = {
  products: { id: string; variants: { id: string; quantity: number }[] }[];
  customer: { name: string; phone: string };
};

const findCart = {
  name: "find-cart",
  text: `
    select c.id, c.shop_id as "shopId", c.number, s.currency, c.conversation_id as "conversationId",
      (select json_agg(json_build_object('productId', p.id, 'name', p.name, 'variantId', v.id, 'variant', v.name,
          'priceMinor', v.price_minor, 'available', v.stock, 'quantity', coalesce(l.quantity, 0)) order by p.id, v.position)
        from (select distinct product_id from cart_lines where shop_id = c.shop_id and cart_id = c.id) w
        join products p on p.shop_id = c.shop_id and p.id = w.product_id
        join variants v on v.shop_id = c.shop_id and v.product_id = p.id and v.archived_at is null
        left join cart_lines l on l.shop_id = c.shop_id and l.cart_id = c.id and l.variant_id = v.id) as lines
    from lookup_keys e
    join carts c on c.shop_id = e.shop_id and c.id = e.target_id
    join shops s on s.shop_id = c.shop_id
    where e.kind = 'cart' and e.key_hash = $1 and e.expires_at > now()`,
};
const lockCart = { name: "lock-cart", text: `${findCart.text} and c.state = 'open' for update of c` };
const upsertCustomer = {
  name: "upsert-customer",
  text: `with reached as (
      insert into contacts (shop_id, customer_id, phone, name) values ($1, uuidv7(), $3, $2)
      on conflict (shop_id, phone) do update set name = contacts.name returning customer_id
    ), made as (
      insert into customers (shop_id, id, name, phone) select $1, customer_id, $2, $3 from reached on conflict do nothing
    )
    select customer_id as id from reached`,
};
const insertOrder = {
  name: "insert-order",
  text: `insert into orders (shop_id, cart_id, conversation_id, customer_id, number, channel, quantity, total_minor, currency, customer_name, customer_phone)
    values ($1, $2, $3, $4, $5, 'web', $6, $7, $8, $9, $10) returning id`,
};
const insertLines = {
  name: "insert-lines",
  text: `insert into order_lines (shop_id, order_id, product_id, variant_id, product_name, name, quantity, unit_price_minor, total_minor, position)
    select $1, $2, product_id, variant_id, product_name, name, quantity, price, price * quantity, position
    from unnest($3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::int[], $8::bigint[]) with ordinality
      as t (product_id, variant_id, product_name, name, quantity, price, position)`,
};
const takeStock = {
  name: "take-stock",
  text: `update variants v set stock = stock - t.quantity from unnest($2::uuid[], $3::int[]) as t (id, quantity)
    where v.shop_id = $1 and v.id = t.id and v.stock >= t.quantity`,
};
const insertMovements = {
  name: "insert-movements",
  text: `insert into stock_movements (shop_id, variant_id, delta, reason, order_id)
    select $1, id, -quantity, 'sale', $4 from unnest($2::uuid[], $3::int[]) as t (id, quantity)`,
};
const insertJob = {
  name: "insert-job",
  text: `insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, expire_seconds, dead_letter, policy)
    select name, $1, retry_limit, retry_delay, retry_backoff, expire_seconds, dead_letter, policy
    from pgboss.queue where name = 'order-mail'`,
};
const announce = { name: "announce", text: "select pg_notify('live', $1)" };
const closeCart = {
  name: "close-cart",
  text: "update carts set state = 'ordered' where shop_id = $1 and id = $2",
};

/** Reads the cart behind a link. */
export async function read(pool: pg.Pool, tokenHash: Buffer): Promise<Cart | undefined> {
  const { rows } = await pool.query<Cart>({ ...findCart, values: [tokenHash] });
  return rows[0];
}

async function placeIn(client: pg.PoolClient, tokenHash: Buffer, { products, customer }: Order) {
  const { rows } = await client.query<Cart>({ ...lockCart, values: [tokenHash] });
  const [cart] = rows;
  if (!cart) throw new Error("no open cart");
  const { shopId } = cart;
  const wanted = new Map(products.flatMap(({ variants }) => variants.map(({ id, quantity }) => [id, quantity])));
  const lines = cart.lines
    .map((line) => ({ ...line, quantity: wanted.get(line.variantId) ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
    .sort((a, b) => (a.variantId < b.variantId ? -1 : 1));
  const ids = lines.map(({ variantId }) => variantId);
  const quantities = lines.map(({ quantity }) => quantity);
  const quantity = quantities.reduce((sum, each) => sum + each, 0);
  const totalMinor = lines.reduce((sum, line) => sum + line.quantity * line.priceMinor, 0);

  const buyer = await client.query<{ id: string }>({
    ...upsertCustomer,
    values: [shopId, customer.name, customer.phone],
  });
  const order = await client.query<{ id: string }>({
    ...insertOrder,
    values: [
      ...[shopId, cart.id, cart.conversationId, buyer.rows[0]?.id],
      ...[cart.number, quantity, totalMinor, cart.currency, customer.name, customer.phone],
    ],
  });
  const orderId = order.rows[0]?.id;
  await client.query({
    ...insertLines,
    values: [
      ...[shopId, orderId, lines.map((line) => line.productId), ids, lines.map((line) => line.name)],
      ...[lines.map((line) => line.variant), quantities, lines.map((line) => line.priceMinor)],
    ],
  });
  const taken = await client.query({ ...takeStock, values: [shopId, ids, quantities] });
  if (taken.rowCount !== lines.length) throw new Error("out of stock");
  await client.query({ ...insertMovements, values: [shopId, ids, quantities, orderId] });
  await client.query({ ...insertJob, values: [JSON.stringify({ shopId, orderId })] });
  await client.query({
    ...announce,
    values: [JSON.stringify({ shop: shopId, topic: "orders", id: orderId })],
  });
  await client.query({ ...closeCart, values: [shopId, cart.id] });
  return { order_id: cart.number, total: { minor: totalMinor, currency: cart.currency }, quantity };
}

/** Places the order: order, lines, stock, stock movements, job and event in one transaction. */
export async function place(pool: pg.Pool, tokenHash: Buffer, order: Order) {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const placed = await placeIn(client, tokenHash, order);
    await client.query("commit");
    return placed;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}
