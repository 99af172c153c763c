import type pg from "pg";

/** One product in stock, in a shop of its own, that many clients order at once. */
export type StockedProduct = {
  product: string;
  variant: string;
  /** Adds this many cart links with one unit of it, not opened by anybody yet. */
  addCarts: (count: number) => Promise<string[]>;
  /** Sets the stock to this number, as a stock count would. */
  refill: (stock: number) => Promise<void>;
  /** The stock in the row, the sum of its movements, and the units in orders that are not cancelled. */
  read: () => Promise<{ stock: number; moved: number; sold: number }>;
};

type Answer = { status: number; body: Record<string, unknown> };
/** Calls the API; the body is empty for a response without JSON. */
export type CallApi = (method: string, path: string, body?: object) => Promise<Answer>;

/** Calls this address with the token. Concurrent calls have connections of their own. */
export const callApiAt =
  (url: string, token?: string): CallApi =>
  async (method, path, body) => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(url + path, { method, headers, body: body ? JSON.stringify(body) : null });
    const json: unknown = await answer.json().catch(() => undefined);
    return { status: answer.status, body: Object.fromEntries(Object.entries(json ?? {})) };
  };

const cartsAdded = `
  with new as (select uuidv7() as id, $3::int + n as number from generate_series(1, $4::int) n),
       carts as (insert into carts (shop_id, id, number, language, expires_at)
                 select $1, id, 'S' || number, 'en', now() + interval '1 day' from new returning id),
       lines as (insert into cart_lines (shop_id, cart_id, product_id, variant_id, quantity)
                 select $1, new.id, v.product_id, v.id, 1 from new join variants v on v.shop_id = $1 and v.id = $2)
  insert into lookup_keys (kind, key_hash, shop_id, target_id, expires_at)
  select 'cart', sha256(('shelf-' || number)::bytea), $1, id, now() + interval '1 day' from new`;

export async function openStockedProduct(db: pg.Pool, admin: CallApi, shopId: string): Promise<StockedProduct> {
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
            where l.variant_id = v.id and o.fulfilment <> 'cancelled') as sold
         from variants v where v.id = $1`,
        [only.variant],
      );
      const [row] = found.rows;
      if (!row) throw new Error("the product is gone");
      return row;
    },
  };
}
