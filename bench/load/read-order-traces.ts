import type pg from "pg";
import { stockOfEach } from "../stack/fill-shop.ts";

/**
 * The rows of a cart's order: for a whole order each amount is 1, for none each is 0. Anything else is a partial order.
 */
export type OrderTrace = { cart: string; numbers: string[] } & Amounts;
type Amounts = { orders: number; lines: number; moved: number; facts: number; closed: number };

const amounts = ({ orders, lines, moved, facts, closed }: Amounts) => [orders, lines, moved, facts, closed];
export const isWhole = (trace: OrderTrace): boolean => amounts(trace).every((amount) => amount === 1);
export const isNothing = (trace: OrderTrace): boolean => amounts(trace).every((amount) => amount === 0);
/** The order's name in an error message. */
export const nameOf = (trace: OrderTrace): string => `order of ${trace.cart}, [${amounts(trace)}]`;

const traces = `
  with placed as (select subject as id, count(*)::int as facts from facts where name = 'order.placed' group by 1)
  select u.token as cart, array_remove(array_agg(o.number), null) as numbers, count(o.id)::int as orders, coalesce(sum(f.facts), 0)::int as facts, (c.state = 'ordered')::int as closed,
    coalesce(sum((select count(*) from order_lines l where l.order_id = o.id)), 0)::real
      / (select count(*) from cart_lines l where l.cart_id = c.id) as lines,
    coalesce(sum((select -sum(delta) from stock_movements m where m.order_id = o.id)), 0)::real
      / (2 * (select count(*) from cart_lines l where l.cart_id = c.id)) as moved
  from unnest($1::text[]) u (token)
  join lookup_keys e on e.kind = 'cart' and e.key_hash = sha256(u.token::bytea)
  join carts c on c.id = e.target_id
  left join orders o on o.cart_id = c.id
  left join placed f on f.id = o.id
  group by u.token, c.id, c.state`;

/** Reads the order rows of these carts. */
export async function readOrderTraces(db: pg.Pool, carts: string[]): Promise<OrderTrace[]> {
  return (await db.query<OrderTrace>(traces, [carts])).rows;
}

const strays = `
  select (select count(*) from variants v where v.stock <> $1 + coalesce(
      (select sum(delta) from stock_movements m where m.variant_id = v.id), 0))::int as stocks,
    (select count(*) from facts f where f.name = 'order.placed'
      and not exists (select from orders o where o.id = f.subject))::int as facts`;

/** Counts variants whose stock does not match their movements, and facts of orders that do not exist. */
export async function countStrays(db: pg.Pool): Promise<number> {
  const { rows } = await db.query<{ stocks: number; facts: number }>(strays, [stockOfEach]);
  return (rows[0]?.stocks ?? 0) + (rows[0]?.facts ?? 0);
}

export async function countOrders(db: pg.Pool): Promise<number> {
  return (await db.query<{ orders: number }>("select count(*)::int as orders from orders")).rows[0]?.orders ?? 0;
}

/** Counts mails of placed orders that are still to be sent, and facts that are still to be dispatched. */
export async function countOpenJobs(db: pg.Pool): Promise<number> {
  const { rows } = await db.query<{ open: number }>(
    `select (select count(*) from pgboss.job where name = 'order-mail' and state <> 'completed')::int
       + (select count(*) from fact_cursors c join facts f on (f.xid, f.seq) > (c.xid, c.seq))::int as open`,
  );
  return rows[0]?.open ?? 0;
}
