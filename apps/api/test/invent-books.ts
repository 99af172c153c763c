import type { PoolClient } from "pg";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

export const dayMs = 86_400_000;
const [minuteMs, quarterMs] = [60_000, 900_000];

type BookOrder = {
  at: number;
  fulfilment: "cancelled" | "delivered" | "new";
  channel: "web" | "whatsapp" | "manual";
  lines: { product: number; quantity: number; price: number; returned: number }[];
  total: number;
  paid: number;
  back: number;
};
export type BookPayment = { order: number; at: number; amount: number };
export type Books = { orders: BookOrder[]; payments: BookPayment[] };

/** The same numbers in every run. */
export function dice(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * most);
  };
}

const formats = new Map<string, Intl.DateTimeFormat>();
const known = new Map<string, string>();
/** The day of a moment in a time zone. */
export function dayOf(at: number, timeZone: string): string {
  const key = `${at} ${timeZone}`;
  const day = known.get(key);
  if (day !== undefined) return day;
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  formats.set(timeZone, format);
  const found = format.format(new Date(at));
  known.set(key, found);
  return found;
}

/** The first moment of the day of a moment, and the last one before it. */
function midnightOf(at: number, timeZone: string): number {
  const day = dayOf(at, timeZone);
  // Every zone is a multiple of a quarter of an hour ahead or behind.
  let first = at - (at % quarterMs);
  while (dayOf(first - quarterMs, timeZone) === day) first -= quarterMs;
  return first;
}

type Wanted = { seed: number; count: number; from: number; to: number; timeZone: string; products: number };
/** Orders, some exactly at midnight and some a millisecond before it, with payments, and refunds up to six weeks later. */
export function inventBooks({ seed, count, from, to, timeZone, products }: Wanted): Books {
  const roll = dice(seed);
  const payments: BookPayment[] = [];
  const orders = Array.from({ length: count }, (_, order): BookOrder => {
    const someTime = from + roll((to - from) / minuteMs) * minuteMs;
    const at = order % 7 === 0 ? midnightOf(someTime, timeZone) - (order % 2) : someTime;
    const lines = Array.from({ length: 1 + roll(2) }, (_, line) => ({
      ...{
        product: (roll(products) + line) % products,
        quantity: 1 + roll(4),
        price: 100 + roll(90_000),
        returned: roll(5) === 0 ? 1 : 0,
      },
    })).filter(({ product }, place, all) => all.findIndex((each) => each.product === product) === place);
    const total = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
    let [paid, back] = [0, 0];
    for (let times = roll(4); times > 0; times -= 1) {
      const returns = paid > 0 && roll(3) === 0;
      const amount = returns ? -(roll(2) === 0 ? paid : 1 + roll(paid)) : Math.min(total - paid, 1 + roll(total));
      if (amount === 0) continue;
      paid += amount;
      back += Math.max(0, -amount);
      payments.push({ order, at: at + roll(returns ? 42 * dayMs : 3 * dayMs), amount });
    }
    return {
      ...{ at, lines, total, paid, back },
      fulfilment: (["new", "delivered", "delivered", "cancelled"] as const)[roll(4)] ?? "new",
      channel: (["web", "whatsapp", "manual"] as const)[roll(3)] ?? "web",
    };
  });
  return { orders, payments };
}

type Sold = { id: string; variants: { id: string }[] };

const iso = (at: number) => new Date(at).toISOString();

/** Inserts them as they would be stored; references are not checked, because the rows they point to do not matter here. */
export async function writeBooks(
  stack: Stack,
  { shopId }: Pick<OpenedShop, "shopId">,
  { orders, payments }: Books,
  products: Sold[],
) {
  const owner = await stack.db.connect();
  try {
    await owner.query("set session_replication_role = replica");
    await writeOrders(owner, shopId, orders, products);
  } finally {
    owner.release(true);
  }
  await writePayments(stack, { shopId }, payments);
}

async function writeOrders(owner: PoolClient, shopId: string, orders: BookOrder[], products: Sold[]) {
  const idAt = `(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 3) || '8' || substr(md5('b' || n), 1, 15))::uuid`;
  await owner.query(
    `insert into orders (shop_id, id, cart_id, conversation_id, number, fulfilment, paid_minor, refunded_minor, channel, quantity, total_minor, currency, placed_at, moved_at)
     select $1, ${idAt}, uuidv7(), case when n % 3 > 0 then uuidv7() end, 'N' || n, fulfilment, paid, back, channel, 1, total, 'TZS', at, at
     from unnest($2::timestamptz[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[])
       with ordinality as each (at, fulfilment, total, paid, back, channel, n)`,
    [
      shopId,
      orders.map(({ at }) => iso(at)),
      orders.map(({ fulfilment }) => fulfilment),
      ...[orders.map(({ total }) => total), orders.map(({ paid }) => paid), orders.map(({ back }) => back)],
      orders.map(({ channel }) => channel),
    ],
  );
  const lines = orders.flatMap((order, place) => order.lines.map((line) => ({ ...line, number: `N${place + 1}` })));
  await owner.query(
    `insert into order_lines (shop_id, order_id, product_id, variant_id, product_name, name, quantity, unit_price_minor, total_minor, position, returned)
     select $1, o.id, product, variant, '', '', each.quantity, price, each.quantity * price, 1, returned
     from unnest($2::text[], $3::uuid[], $4::uuid[], $5::int[], $6::bigint[], $7::int[])
       as each (number, product, variant, quantity, price, returned)
     join orders o on o.shop_id = $1 and o.number = each.number`,
    [
      shopId,
      lines.map(({ number }) => number),
      lines.map(({ product }) => products[product]?.id),
      lines.map(({ product }) => products[product]?.variants[0]?.id),
      ...[lines.map(({ quantity }) => quantity), lines.map(({ price }) => price)],
      lines.map(({ returned }) => returned),
    ],
  );
}

/** Inserts transfers of payments and refunds. */
export async function writePayments(stack: Stack, { shopId }: Pick<OpenedShop, "shopId">, payments: BookPayment[]) {
  await stack.db.query(
    `insert into transfers (shop_id, kind, debit, credit, order_id, amount_minor, method, user_name, created_at)
     select $1, case when amount > 0 then 'payment' else 'refund' end, case when amount > 0 then 'till' else 'orders' end,
       case when amount > 0 then 'orders' else 'till' end, o.id, abs(amount), 'cash', 'Neema', at
     from unnest($2::text[], $3::bigint[], $4::timestamptz[]) as each (number, amount, at)
     join orders o on o.shop_id = $1 and o.number = each.number`,
    [
      shopId,
      payments.map(({ order }) => `N${order + 1}`),
      payments.map(({ amount }) => amount),
      payments.map(({ at }) => iso(at)),
    ],
  );
}
