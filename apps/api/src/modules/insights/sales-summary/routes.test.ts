import { type SalesBar, type SalesSpan, salesSummary } from "@mauzo/contract/insights/sales-summary";
import { cart } from "@mauzo/contract/orders/cart";
import { cartClaims } from "@mauzo/contract/orders/cart-claims";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { attentionKinds, isVoid, paymentStatusOf } from "@mauzo/contract/orders/order-states";
import { orders } from "@mauzo/contract/orders/orders";
import { paymentClaims } from "@mauzo/contract/orders/payment-claims";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addClaim, addOrder } from "../../../../test/order-fixtures.ts";
import { addMember, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
/** Dar es Salaam is three hours ahead of UTC all year. */
const ahead = 3 * hour;
const [opened, closed] = [Date.parse("2025-02-20T21:00:00Z"), Date.parse("2025-05-20T21:00:00Z")];

type Made = { at: number; fulfilment: "cancelled" | "delivered" | "new"; total: number; paid: number; back?: number };
type Paid = { order: number; at: number; method: "cash" | "mobile_money"; amount: number };

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

/** The same numbers in every run. */
function dice(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/** Orders and the payments for them, some exactly at midnight. */
function invent(count: number): { made: Made[]; paid: Paid[] } {
  const roll = dice(7);
  const paid: Paid[] = [];
  const made = Array.from({ length: count }, (_, order): Made => {
    const onBorder = order % 9 === 0;
    const someTime = opened + roll((closed - opened) / minute) * minute;
    const at = onBorder ? someTime - ((someTime + ahead) % day) - (order % 2) : someTime;
    const total = 100 * (1 + roll(90_000));
    let [left, back] = [0, 0];
    for (let times = roll(4); times > 0; times -= 1) {
      const returns = left > 0 && roll(3) === 0;
      const all = returns && roll(2) === 0;
      const amount = returns ? -(all ? left : 1 + roll(left)) : Math.min(total - left, 1 + roll(total));
      if (amount === 0) continue;
      left += amount;
      back += Math.max(0, -amount);
      const method = roll(2) === 0 ? "cash" : "mobile_money";
      paid.push({ order, at: at + roll(6 * day), method, amount });
    }
    return {
      at,
      fulfilment: (["new", "delivered", "delivered", "cancelled"] as const)[roll(4)] ?? "new",
      total,
      ...{ paid: left, back },
    };
  });
  return { made, paid };
}

/**
 * Inserts them as they would be stored; references are not checked, because the rows they point to do not matter here.
 */
async function write(shopId: string, { made, paid }: ReturnType<typeof invent>) {
  const owner = await stack.db.connect();
  await owner.query("set session_replication_role = replica");
  const idAt = `(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 3) || '8' || substr(md5('b' || n), 1, 15))::uuid`;
  await owner.query(
    `insert into orders (shop_id, id, cart_id, conversation_id, number, fulfilment, paid_minor, refunded_minor, channel, quantity, total_minor, currency, placed_at, moved_at)
     select $1, ${idAt}, uuidv7(), uuidv7(), 'N' || n, fulfilment, paid, back, 'web', 1, total, 'TZS', at, at
     from unnest($2::timestamptz[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[]) with ordinality as each (at, fulfilment, total, paid, back, n)`,
    [
      shopId,
      made.map(({ at }) => new Date(at).toISOString()),
      ...[
        made.map(({ fulfilment }) => fulfilment),
        made.map(({ total }) => total),
        made.map((one) => one.paid),
        made.map((one) => one.back ?? 0),
      ],
    ],
  );
  await owner.query(
    `insert into transfers (shop_id, kind, debit, credit, order_id, amount_minor, method, user_name, created_at)
     select $1, case when amount > 0 then 'payment' else 'refund' end, case when amount > 0 then 'till' else 'orders' end,
       case when amount > 0 then 'orders' else 'till' end, o.id, abs(amount), method, 'Neema', at
     from unnest($2::text[], $3::bigint[], $4::text[], $5::timestamptz[]) as each (number, amount, method, at)
     join orders o on o.shop_id = $1 and o.number = each.number`,
    [
      shopId,
      paid.map(({ order }) => `N${order + 1}`),
      ...[paid.map(({ amount }) => amount), paid.map(({ method }) => method)],
      paid.map(({ at }) => new Date(at).toISOString()),
    ],
  );
  await owner.query("reset session_replication_role");
  owner.release();
}

/** The totals of a span, computed without a database. */
function expected({ made, paid }: ReturnType<typeof invent>, from: number, to: number, step: number): SalesSpan {
  const sumsOf = (start: number, end: number) => {
    const within = <T extends { at: number }>(each: T[]) => each.filter(({ at }) => at >= start && at < end);
    const sold = within(made).filter(({ fulfilment, total, paid, back }) => {
      const sums = { paidMinor: paid, refundedMinor: back ?? 0, forgivenMinor: 0, totalMinor: total };
      const payment = paymentStatusOf(sums);
      return !isVoid({ fulfilment, payment });
    });
    const came = (way: Paid["method"]) =>
      within(paid).reduce((sum, { amount, method }) => (method === way ? sum + amount : sum), 0);
    return {
      orders: within(made).length,
      sales_minor: sold.reduce((sum, { total }) => sum + total, 0),
      owed_minor: sold.reduce((sum, one) => sum + one.total - one.paid, 0),
      ...{ cash_minor: came("cash"), mobile_money_minor: came("mobile_money") },
    };
  };
  const series: SalesBar[] = [];
  for (let start = from; start < to; start += step)
    series.push({
      at: new Date(start + ahead).toISOString().slice(0, 16),
      ...sumsOf(start, Math.min(to, start + step)),
    });
  return { ...sumsOf(from, to), series };
}

const read = (from: number, to: number, caller: { token: string } = shop) => {
  const query = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  return call(stack, salesSummary.get, { query }, caller);
};

describe("of three months of orders, payments and refunds", () => {
  const books = invent(1_500);
  beforeAll(async () => {
    shop = await openShop(stack);
    await write(shop.shopId, books);
    // No other shop's orders may be among them.
    await write((await openShop(stack)).shopId, invent(50));
  });

  it.each([
    ["a day", 1, 7],
    ["a week", 7, 7],
    ["eight days", 8, 14],
    ["thirty days", 30, 35],
    ["a long month", 31, 35],
  ])("%s is told as the books say, beside its like", async (_, days, daysBefore) => {
    const roll = dice(days);
    for (let time = 0; time < 6; time += 1) {
      const from = Date.parse("2025-04-01T21:00:00Z") + roll(18) * day;
      const to = from + days * day;
      const told = await read(from, to);
      expect(told).toMatchObject({ currency: "TZS", unit: days === 1 ? "hour" : "day", days_before: daysBefore });
      const step = days === 1 ? hour : day;
      expect(told.now).toEqual(expected(books, from, to, step));
      expect(told.before).toEqual(expected(books, from - daysBefore * day, to - daysBefore * day, step));
      expect(told.now.orders).toBeGreaterThan(0);
    }
  });

  it("a moment before midnight is of the day before", async () => {
    const border = books.made.filter(({ at }) => (at + ahead) % day === day - 1);
    expect(border.length).toBeGreaterThan(20);
    const { at } = border.find((one) => one.at > opened + 20 * day) ?? { at: 0 };
    const midnight = at + 1;
    const [of, after] = [await read(midnight - day, midnight), await read(midnight, midnight + day)];
    expect(of.now).toEqual(expected(books, midnight - day, midnight, hour));
    expect(of.now.series.at(-1)?.orders).toBeGreaterThan(0);
    expect(after.now).toEqual(expected(books, midnight, midnight + day, hour));
  });

  it("leaves out all money for who may not see transactions", async () => {
    const [from, to] = [opened + 30 * day, opened + 37 * day];
    const packer = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
    const { now, before } = await read(from, to, packer);
    const { now: whole } = await read(from, to);
    const without = { sales_minor: null, owed_minor: null, cash_minor: null, mobile_money_minor: null };
    const hidden = ({ series, ...sums }: SalesSpan) => ({
      ...{ ...sums, ...without },
      series: series.map((bar) => ({ ...bar, ...without })),
    });
    expect(now).toEqual(hidden(whole));
    expect(before).toEqual(hidden(before));
    expect(now.orders).toBeGreaterThan(0);
    expect([whole.cash_minor, whole.sales_minor]).not.toContain(0);
    const keeper = await addMember(stack, shop, [
      { resource: "orders", action: "read" },
      { resource: "transactions", action: "read" },
    ]);
    expect((await read(from, to, keeper)).now).toEqual(whole);
  });

  it("takes from a moment to a later one, 31 days on at most", async () => {
    const status = async (from: string, to: string) =>
      (await request(stack, salesSummary.get, { query: { from, to } }, shop)).status;
    expect(await status("2025-03-01T21:00:00Z", "2025-04-01T21:00:00Z")).toBe(200);
    expect(await status("2025-03-01T21:00:00Z", "2025-04-02T21:00:00Z")).toBe(422);
    expect(await status("2025-03-01T21:00:00Z", "2025-03-01T21:00:00Z")).toBe(422);
    expect(await status("0001-01-01T00:00:00Z", "0001-01-02T00:00:00Z")).toBe(200);
    expect(await status("9999-12-01T00:00:00Z", "9999-12-31T23:59:59Z")).toBe(200);
  });
});

it("holds the present against what the earlier span had come to by then, and shows all of that", async () => {
  shop = await openShop(stack);
  const now = Date.now();
  const made = [-hour, hour].map(
    (shift): Made => ({ at: now - 7 * day + shift, fulfilment: "new", total: 500, paid: 100 }),
  );
  const paid = made.map(({ at }, order): Paid => ({ order, at, method: "cash", amount: 100 }));
  await write(shop.shopId, { made, paid });
  const { before } = await read(now - 6 * hour, now + 6 * hour);
  expect(before).toMatchObject({ orders: 1, sales_minor: 500, owed_minor: 400, cash_minor: 100 });
  expect(before.series.reduce((sum, { orders }) => sum + orders, 0)).toBe(2);
});

describe("what waits for somebody", () => {
  /** Returns the counts, after checking that the list shows as many of each kind. */
  async function attention(...searches: string[]) {
    const told = await call(stack, salesSummary.attention, {}, shop);
    for (const kind of attentionKinds)
      for (const search of [undefined, ...searches]) {
        const query = { attention: kind, limit: 100, ...(search && { search }) };
        expect((await call(stack, orders.list, { query }, shop)).items, JSON.stringify(query)).toHaveLength(told[kind]);
      }
    return told;
  }

  it("is counted by kind, and no longer once somebody saw to it", async () => {
    shop = await openShop(stack);
    expect(await attention()).toEqual({ claimed: 0, disputed: 0, broken: 0, new: 0, owed: 0, unpaid: 0, stale: 0 });
    const { id, total } = await addOrder(stack, shop);
    expect(await attention()).toEqual({ claimed: 0, disputed: 0, broken: 0, new: 1, owed: 0, unpaid: 0, stale: 0 });
    const at = { params: { id } };
    await call(stack, orders.move, { ...at, body: { from: "new", to: "delivered" } }, shop);
    expect(await attention()).toEqual({ claimed: 0, disputed: 0, broken: 0, new: 0, owed: 1, unpaid: 0, stale: 0 });
    const pay = (amount_minor: number) =>
      call(stack, orderPayments.create, { ...at, body: { amount_minor, method: "cash" } }, shop);
    await pay(total.minor - 1);
    expect(await attention()).toMatchObject({ owed: 1 });
    await pay(1);
    expect(await attention()).toEqual({ claimed: 0, disputed: 0, broken: 0, new: 0, owed: 0, unpaid: 0, stale: 0 });
  });

  it("is old after a day: unpaid by when it was placed, stale by when it was last moved", async () => {
    shop = await openShop(stack);
    const now = Date.now();
    const placed = (hours: number, rest: Partial<Made> = {}): Made => ({
      ...{ at: now - hours * hour, fulfilment: "new", total: 500, paid: 0 },
      ...rest,
    });
    const made = [placed(23), placed(25), placed(30, { paid: 500 }), placed(40, { fulfilment: "cancelled" })];
    await write(shop.shopId, { made, paid: [] });
    expect(await attention("n")).toEqual({ claimed: 0, disputed: 0, broken: 0, new: 3, owed: 0, unpaid: 1, stale: 2 });
    const { items } = await call(stack, orders.list, { query: { status: "pending", payment: "unpaid" } }, shop);
    const { id } = items.at(-1) ?? { id: "" };
    await call(stack, orders.move, { params: { id }, body: { from: "new", to: "preparing" } }, shop);
    expect(await attention("n")).toEqual({ claimed: 0, disputed: 0, broken: 0, new: 2, owed: 0, unpaid: 1, stale: 1 });
  });

  it("is what customers say they have paid, once an order, until somebody says yes or no", async () => {
    shop = await openShop(stack);
    const { token, id, orderId } = await addClaim(stack, shop);
    const quiet = await addOrder(stack, shop);
    await call(stack, cartClaims.create, { query: { token }, body: { amount_minor: 100 } });
    expect(await attention()).toEqual({ claimed: 1, disputed: 0, broken: 0, new: 2, owed: 0, unpaid: 0, stale: 0 });
    const found = async (query: { search?: string; fulfilment?: "new" | "ready" }) =>
      (await call(stack, orders.list, { query: { attention: "claimed", ...query } }, shop)).items.map(({ id }) => id);
    const numberOf = async (id: string) => (await call(stack, orders.get, { params: { id } }, shop)).order_id;
    expect(await found({ fulfilment: "new" })).toEqual([orderId]);
    expect(await found({ fulfilment: "ready" })).toEqual([]);
    expect(await found({ search: await numberOf(orderId) })).toEqual([orderId]);
    expect(await found({ search: await numberOf(quiet.id) })).toEqual([]);
    await call(stack, paymentClaims.decline, { params: { id }, body: { reason: "Haijafika" } }, shop);
    expect(await attention()).toMatchObject({ claimed: 1 });
    const { claims = [] } = (await call(stack, cart.get, { query: { token } })).order ?? {};
    const other = claims.find(({ state }) => state === "open");
    await call(stack, paymentClaims.confirm, { params: { id: other?.id ?? "" }, body: { record: true } }, shop);
    expect(await attention()).toMatchObject({ claimed: 0 });
  });

  it("is counted to a hundred", async () => {
    shop = await openShop(stack);
    const made = Array.from(
      { length: 130 },
      (_, index): Made => ({ at: Date.now() - 2 * day - index, fulfilment: "new", total: 5, paid: index % 2 }),
    );
    await write(shop.shopId, { made, paid: [] });
    expect(await attention("n")).toEqual({
      ...{ claimed: 0, disputed: 0, broken: 0, owed: 0, new: 100, unpaid: 65, stale: 100 },
    });
  });
});
