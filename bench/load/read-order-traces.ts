import type pg from "pg";
import { stockOfEach } from "../stack/fill-shop.ts";

/**
 * The rows of a cart's order: for a whole order each amount is 1, for none each is 0. Anything else is a partial order.
 */
export type OrderTrace = { cart: string; numbers: string[] } & Amounts;
type Amounts = { orders: number; lines: number; moved: number; jobs: number; closed: number };

const amounts = ({ orders, lines, moved, jobs, closed }: Amounts) => [orders, lines, moved, jobs, closed];
export const isWhole = (trace: OrderTrace): boolean => amounts(trace).every((amount) => amount === 1);
export const isNothing = (trace: OrderTrace): boolean => amounts(trace).every((amount) => amount === 0);
/** The order's name in an error message. */
export const nameOf = (trace: OrderTrace): string => `order of ${trace.cart}, [${amounts(trace)}]`;

const traces = `
  with jobs as (select data->>'orderId' as id, count(*)::int as jobs from pgboss.job where name = 'order-placed' group by 1)
  select u.token as cart, array_remove(array_agg(o.number), null) as numbers, count(o.id)::int as orders, coalesce(sum(j.jobs), 0)::int as jobs, (c.state = 'ordered')::int as closed,
    coalesce(sum((select count(*) from order_lines l where l.order_id = o.id)), 0)::real
      / (select count(*) from cart_lines l where l.cart_id = c.id) as lines,
    coalesce(sum((select -sum(delta) from stock_movements m where m.order_id = o.id)), 0)::real
      / (2 * (select count(*) from cart_lines l where l.cart_id = c.id)) as moved
  from unnest($1::text[]) u (token)
  join lookup_keys e on e.kind = 'cart' and e.key_hash = sha256(u.token::bytea)
  join carts c on c.id = e.target_id
  left join orders o on o.cart_id = c.id
  left join jobs j on j.id = o.id::text
  group by u.token, c.id, c.state`;

/** Reads the order rows of these carts. */
export async function readOrderTraces(db: pg.Pool, carts: string[]): Promise<OrderTrace[]> {
  return (await db.query<OrderTrace>(traces, [carts])).rows;
}

const strays = `
  select (select count(*) from variants v where v.stock <> $1 + coalesce(
      (select sum(delta) from stock_movements m where m.variant_id = v.id), 0))::int as stocks,
    (select count(*) from pgboss.job j where j.name = 'order-placed'
      and not exists (select from orders o where o.id::text = j.data->>'orderId'))::int as jobs`;

/** Counts variants whose stock does not match their movements, and jobs for orders that do not exist. */
export async function countStrays(db: pg.Pool): Promise<number> {
  const { rows } = await db.query<{ stocks: number; jobs: number }>(strays, [stockOfEach]);
  return (rows[0]?.stocks ?? 0) + (rows[0]?.jobs ?? 0);
}

export async function countOrders(db: pg.Pool): Promise<number> {
  return (await db.query<{ orders: number }>("select count(*)::int as orders from orders")).rows[0]?.orders ?? 0;
}

/** Counts the open jobs of placed orders. */
export async function countOpenJobs(db: pg.Pool): Promise<number> {
  const { rows } = await db.query<{ open: number }>(
    "select count(*)::int as open from pgboss.job where name = 'order-placed' and state <> 'completed'",
  );
  return rows[0]?.open ?? 0;
}
