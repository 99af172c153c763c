import type pg from "pg";

/** One thing in stock, in a shop of its own, asked for by many at once. */
export type Shelf = {
  product: string;
  variant: string;
  /** So many more links to a cart with one unit of it, nobody's yet. */
  addCarts: (count: number) => Promise<string[]>;
  /** As much in stock as this, as a count of the shelf would put it. */
  refill: (stock: number) => Promise<void>;
  /** What the row says, what its movements add up to, and what orders that stand have of it. */
  read: () => Promise<{ stock: number; moved: number; sold: number }>;
};

type Answer = { status: number; body: Record<string, unknown> };
/** Asks the API; of an answer without JSON the body is empty. */
export type Ask = (method: string, path: string, body?: object) => Promise<Answer>;

/** Asks through this address, as whoever the token is. Calls at once have connections of their own. */
export const askAt =
  (url: string, token?: string): Ask =>
  async (method, path, body) => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(url + path, { method, headers, body: body ? JSON.stringify(body) : null });
    const told: unknown = await answer.json().catch(() => undefined);
    return { status: answer.status, body: Object.fromEntries(Object.entries(told ?? {})) };
  };

const cartsAdded = `
  with new as (select uuidv7() as id, $3::int + n as number from generate_series(1, $4::int) n),
       carts as (insert into carts (shop_id, id, number, language, expires_at)
                 select $1, id, 'S' || number, 'en', now() + interval '1 day' from new returning id),
       lines as (insert into cart_lines (shop_id, cart_id, product_id, variant_id, quantity)
                 select $1, new.id, v.product_id, v.id, 1 from new join variants v on v.shop_id = $1 and v.id = $2)
  insert into entrances (kind, key_hash, shop_id, target_id, expires_at)
  select 'cart', sha256(('shelf-' || number)::bytea), $1, id, now() + interval '1 day' from new`;

export async function openShelf(db: pg.Pool, admin: Ask, shopId: string): Promise<Shelf> {
  const made = await admin("POST", "/products", { name: "Kikoi", category: "home", price_minor: 100_000, stock: 10 });
  const { rows } = await db.query<{ product: string; variant: string }>(
    "select product_id as product, id as variant from variants where shop_id = $1",
    [shopId],
  );
  const [only] = rows;
  if (!only) throw new Error(`no product: ${made.status} ${JSON.stringify(made.body)}`);
  let carts = 0;
  return {
    ...only,
    addCarts: async (count) => {
      await db.query(cartsAdded, [shopId, only.variant, carts, count]);
      const from = carts + 1;
      carts += count;
      return Array.from({ length: count }, (_, index) => `shelf-${from + index}`);
    },
    refill: async (stock) => {
      const { rows: now } = await db.query<{ stock: number }>("select stock from variants where id = $1", [
        only.variant,
      ]);
      const lines = [{ id: only.variant, expected: now[0]?.stock ?? 0, counted: stock }];
      await admin("POST", "/stock/counts", { lines });
    },
    read: async () => {
      const found = await db.query<{ stock: number; moved: number; sold: number }>(
        `select v.stock, (select coalesce(sum(delta), 0)::int from stock_movements m where m.variant_id = v.id) as moved,
           (select coalesce(sum(l.quantity), 0)::int from order_lines l join orders o on o.id = l.order_id
            where l.variant_id = v.id and o.goods <> 'cancelled') as sold
         from variants v where v.id = $1`,
        [only.variant],
      );
      const [row] = found.rows;
      if (!row) throw new Error("the product is gone");
      return row;
    },
  };
}
