import type pg from "pg";

/** An order as the database has it, by the link it was placed through. */
export type OrderFound = {
  token: string;
  number: string;
  cartState: string;
  lines: number;
  moved: number;
  jobs: number;
};

/** What the database says after all is over. */
export type Found = {
  orders: OrderFound[];
  /** Links whose cart is ordered and has no order. */
  emptyLinks: string[];
  /** Items whose stock is not what was there at first and all that moved since. */
  crookedItems: number;
  lostLines: number;
};

const ordersFound = `
  select 'token-' || c.number as token, o.number, c.state as "cartState",
    (select count(*)::int from order_lines l where l.shop_id = o.shop_id and l.order_id = o.id) as lines,
    coalesce((select sum(delta)::int from stock_movements m where m.shop_id = o.shop_id and m.order_id = o.id), 0) as moved,
    coalesce(j.jobs, 0) as jobs
  from orders o join carts c on c.shop_id = o.shop_id and c.id = o.cart_id
  left join (select data->>'orderId' as id, count(*)::int as jobs from pgboss.job where name = 'order-placed' group by 1) j
    on j.id = o.id::text`;
const linksEmpty = `
  select 'token-' || c.number as token from carts c
  where c.state = 'ordered' and not exists (select from orders o where o.shop_id = c.shop_id and o.cart_id = c.id)`;
const itemsCrooked = `
  select count(*)::int as count from variants v
  where v.stock <> $1 + coalesce((select sum(m.delta) from stock_movements m where m.shop_id = v.shop_id and m.variant_id = v.id), 0)`;
const linesLost = `
  select count(*)::int as count from order_lines l
  where not exists (select from orders o where o.shop_id = l.shop_id and o.id = l.order_id)`;

/** Reads what became of the orders, as the owner; `stock` is what each variant had at first. */
export async function readMarket(db: pg.Pool, stock: number): Promise<Found> {
  const orders = await db.query<OrderFound>(ordersFound);
  const links = await db.query<{ token: string }>(linksEmpty);
  const items = await db.query<{ count: number }>(itemsCrooked, [stock]);
  const lines = await db.query<{ count: number }>(linesLost);
  return {
    orders: orders.rows,
    emptyLinks: links.rows.map(({ token }) => token),
    crookedItems: items.rows[0]?.count ?? 0,
    lostLines: lines.rows[0]?.count ?? 0,
  };
}
