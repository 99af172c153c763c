import { type FigureDays, figures, type SalesFigures } from "@mauzo/contract/insights/figures";
import { transactions } from "@mauzo/contract/ledger/transactions";
import { isVoid, paymentStatusOf } from "@mauzo/contract/orders/order-states";
import { orders } from "@mauzo/contract/orders/orders";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dispatchFacts } from "../../../../test/dispatch-facts.ts";
import { call } from "../../../../test/endpoints.ts";
import {
  type Books,
  dayMs,
  dayOf,
  dice,
  inventBooks,
  writeBooks,
  writePayments,
} from "../../../../test/invent-books.ts";
import { addOrder } from "../../../../test/order-fixtures.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { orders as orderRows } from "../../../db/schema/orders/orders.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { markDays, unrollDays } from "../rollups/queries.ts";
import { rebuildFigures } from "../rollups/rebuild-figures.ts";
import { rollFigures } from "../rollups/roll-figures.ts";
import { daysOf } from "./rules/spans.ts";

const [from, to] = [Date.parse("2026-02-20T10:00:00Z"), Date.parse("2026-05-10T10:00:00Z")];
/** Ahead and behind, by half hours, and two where clocks change in these months. */
const zones = ["Africa/Dar_es_Salaam", "Africa/Cairo", "America/St_Johns", "Asia/Kathmandu", "Pacific/Kiritimati"];

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

type Case = { shop: OpenedShop; timeZone: string; books: Books };
async function open(timeZone: string, seed: number, count = 240): Promise<Case> {
  const shop = await openShop(stack);
  await stack.db.query("update shops set time_zone = $2 where shop_id = $1", [shop.shopId, timeZone]);
  const products = [await addProduct(stack, shop, { name: "Kikoi" }), await addProduct(stack, shop, { name: "Kanga" })];
  const books = inventBooks({ seed, count, from, to, timeZone, products: products.length });
  await writeBooks(stack, shop, books, products);
  return { shop, timeZone, books };
}

const isSold = ({ fulfilment, total, paid, back }: Books["orders"][number]) =>
  !isVoid({
    fulfilment,
    payment: paymentStatusOf({ paidMinor: paid, refundedMinor: back, forgivenMinor: 0, totalMinor: total }),
  });

/** The sums of a span, computed without a database. */
function expected({ books, timeZone }: Case, days: FigureDays) {
  const isIn = ({ at }: { at: number }) => dayOf(at, timeZone) >= days.from && dayOf(at, timeZone) <= days.to;
  const placed = books.orders.filter(isIn);
  const sold = placed.filter(isSold);
  const sales = sold.reduce((sum, { total }) => sum + total, 0);
  const money = books.payments.filter(isIn).map(({ amount }) => amount);
  return {
    ...{ orders: placed.length, sold: sold.length, sales_minor: sales },
    cancelled: placed.filter(({ fulfilment }) => fulfilment === "cancelled").length,
    average_minor: sold.length === 0 ? 0 : Math.round(sales / sold.length),
    owed_minor: sold.reduce((sum, { total, paid }) => sum + total - paid, 0),
    paid_minor: money.reduce((sum, amount) => sum + Math.max(0, amount), 0),
    refunded_minor: money.reduce((sum, amount) => sum + Math.max(0, -amount), 0),
    pieces: sold.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0),
    returned: placed.flatMap(({ lines }) => lines).reduce((sum, { returned }) => sum + returned, 0),
  };
}

const read = ({ shop }: Case, days: FigureDays): Promise<SalesFigures> =>
  call(stack, figures.sales, { query: days }, shop);

/** Whole spans and single days, in the middle and around what was invented. */
const spans: FigureDays[] = [
  ...[
    { from: "2026-04-01", to: "2026-04-30" },
    { from: "2026-04-24", to: "2026-04-24" },
  ],
  ...[
    { from: "2026-03-08", to: "2026-03-28" },
    { from: "2026-01-01", to: "2026-12-31" },
  ],
];

/** Those without the present. */
const pastSpans = spans.slice(0, 3);

async function checkAll(one: Case, of = spans) {
  for (const days of of) {
    const told = await read(one, days);
    expect(told.now).toMatchObject(expected(one, days));
    expect(told.before).toMatchObject(expected(one, told.before_days));
    const ofDays = daysOf(days).map((key) => {
      const { orders, sales_minor } = expected(one, { from: key, to: key });
      return { key, orders, sales_minor };
    });
    expect(told.by_day.map(({ key, orders, sales_minor }) => ({ key, orders, sales_minor }))).toEqual(ofDays);
    for (const rows of [told.by_hour, told.by_weekday, told.by_channel, told.by_day]) {
      expect(rows.reduce((sum, row) => sum + row.orders, 0)).toBe(told.now.orders);
      expect(rows.reduce((sum, row) => sum + (row.sales_minor ?? 0), 0)).toBe(told.now.sales_minor);
      expect(rows.reduce((sum, row) => sum + (row.before_sales_minor ?? 0), 0)).toBe(told.before.sales_minor);
    }
    expect(told.by_staff.reduce((sum, row) => sum + (row.paid_minor ?? 0), 0)).toBe(told.now.paid_minor);
  }
}

/** What is rolled up of the books: today may end meanwhile. */
const rolledRows = async ({ shop }: Case) => {
  const tables = ["day_sales", "day_goods", "day_money"].map(
    async (table) =>
      (
        await stack.db.query<{ row: string }>(
          `select row_to_json(t)::text as row from ${table} t where shop_id = $1 and day < '2026-08-01' order by 1`,
          [shop.shopId],
        )
      ).rows,
  );
  return Promise.all(tables);
};
const numbersOf = async ({ shop }: Case) => {
  const { rows } = await stack.db.query<{ id: string; number: string }>(
    "select id, number from orders where shop_id = $1",
    [shop.shopId],
  );
  return new Map(rows.map(({ id, number }) => [number, id]));
};

describe.each(zones.map((zone, seed) => [zone, seed + 1] as const))("in %s", (zone, seed) => {
  let one: Case;
  beforeAll(async () => {
    one = await open(zone, seed);
  });

  it("figures are those of the books, read from the rows and rolled up", async () => {
    await checkAll(one);
    const live = await Promise.all(spans.map((days) => read(one, days)));
    expect(await rebuildFigures(stack.pool, one.shop.shopId)).toBeGreaterThan(60);
    expect(await Promise.all(spans.map((days) => read(one, days)))).toEqual(live);
  });

  it("figures are those of the order list and of the ledger, to the cent", async () => {
    const days = { from: "2026-04-01", to: "2026-04-30" };
    const { now } = await read(one, days);
    const told = { orders: 0, sold: 0, sales: 0 };
    for (let cursor: string | undefined; ; ) {
      const page = await call(stack, orders.list, { query: { limit: 100, ...(cursor && { cursor }) } }, one.shop);
      for (const order of page.items) {
        const day = dayOf(Date.parse(order.placed_at), one.timeZone);
        if (day < days.from || day > days.to) continue;
        told.orders++;
        if (isVoid(order)) continue;
        told.sold++;
        told.sales += order.total.minor;
      }
      if (page.next === null) break;
      cursor = page.next;
    }
    expect({ orders: now.orders, sold: now.sold, sales: now.sales_minor }).toEqual(told);
    const sums = { payment: 0, refund: 0 };
    for (const kind of ["payment", "refund"] as const)
      for (let cursor: string | undefined; ; ) {
        const query = { kind, ...days, limit: 100, ...(cursor && { cursor }) };
        const page = await call(stack, transactions.list, { query }, one.shop);
        for (const { amount } of page.items) sums[kind] += amount.minor;
        if (page.next === null) break;
        cursor = page.next;
      }
    expect({ payment: now.paid_minor, refund: now.refunded_minor }).toEqual(sums);
  });

  it("what changes later, told in any order, leaves what a rebuild makes", async () => {
    const roll = dice(seed + 100);
    const ids = await numbersOf(one);
    const changed: string[] = [];
    for (const [place, order] of one.books.orders.entries()) {
      if (roll(4) > 0) continue;
      const id = ids.get(`N${place + 1}`) ?? "";
      changed.push(id);
      if (order.paid > 0) {
        const refund = { order: place, at: order.at + roll(50 * dayMs), amount: -(1 + roll(order.paid)) };
        one.books.payments.push(refund);
        await writePayments(stack, one.shop, [refund]);
        order.back -= refund.amount;
        order.paid += refund.amount;
      } else order.fulfilment = order.fulfilment === "cancelled" ? "new" : "cancelled";
      await stack.db.query(
        "update orders set fulfilment = $3, paid_minor = $4, refunded_minor = $5 where shop_id = $1 and id = $2",
        [one.shop.shopId, id, order.fulfilment, order.paid, order.back],
      );
    }
    const told = changed.flatMap((id) => [id, id]).toSorted(() => roll(3) - 1);
    for (const subject of told)
      await inShop(stack.pool, one.shop.shopId, (tx) =>
        stack.deps.emitFact(tx, {
          ...{ name: "order.credit_changed", shopId: one.shop.shopId, subject, actor: { kind: "system" } },
          payload: { kind: "due", payment: "paid" },
        }),
      );
    await dispatchFacts(stack);
    await checkAll(one);
    await rollFigures({ pool: stack.pool, queue: stack.deps.queue }, { shopId: one.shop.shopId });
    await checkAll(one);
    const rolled = await rolledRows(one);
    expect(rolled[0]?.length).toBeGreaterThan(50);
    await rebuildFigures(stack.pool, one.shop.shopId);
    expect(await rolledRows(one)).toEqual(rolled);
  });
});

it("who is killed while rolling up leaves figures as they are, and the next one goes on", async () => {
  const one = await open("Africa/Dar_es_Salaam", 99, 120);
  const client = await stack.pool.connectForShop(one.shop.shopId);
  await client.query(`begin; set local app.shop_id = '${one.shop.shopId}'`);
  await client.query("select roll_days(1000)");
  client.release(true);
  await checkAll(one);
  await rollFigures({ pool: stack.pool, queue: stack.deps.queue }, { shopId: one.shop.shopId });
  const rolled = await rolledRows(one);
  await rebuildFigures(stack.pool, one.shop.shopId);
  expect(await rolledRows(one)).toEqual(rolled);
  await checkAll(one);
});

it("whoever rolls up a shop blocks no order, and what changes meanwhile is rolled up next", async () => {
  const one = await open("Africa/Dar_es_Salaam", 97, 120);
  const { shopId } = one.shop;
  const ids = await numbersOf(one);
  const roller = await stack.pool.connectForShop(shopId);
  try {
    await roller.query(`begin; set local app.shop_id = '${shopId}'; set local idle_in_transaction_session_timeout = 0`);
    await roller.query("select roll_days(1000)");
    const changed: string[] = [];
    for (const [place, order] of one.books.orders.entries()) {
      if (place % 3 > 0) continue;
      order.fulfilment = order.fulfilment === "cancelled" ? "new" : "cancelled";
      const id = ids.get(`N${place + 1}`) ?? "";
      changed.push(id);
      await inShop(stack.pool, shopId, (tx) =>
        tx.update(orderRows).set({ fulfilment: order.fulfilment }).where(eq(orderRows.id, id)),
      );
    }
    await addOrder(stack, one.shop);
    expect(await inShop(stack.pool, shopId, (tx) => markDays(tx, changed))).toBe(true);
  } finally {
    await roller.query("commit");
    roller.release();
  }
  await checkAll(one, pastSpans);
  await rollFigures({ pool: stack.pool, queue: stack.deps.queue }, { shopId });
  await checkAll(one, pastSpans);
  const rolled = await rolledRows(one);
  await rebuildFigures(stack.pool, shopId);
  expect(await rolledRows(one)).toEqual(rolled);
});

it("days that take too long together are rolled up fewer at once", async () => {
  const one = await open("Africa/Dar_es_Salaam", 96, 120);
  const { db, pool, deps } = stack;
  await db.query(`alter function roll_days(integer) rename to roll_all_days;
    create function roll_days(most integer) returns integer language plpgsql as $$
    begin
      if most > 3 then raise exception sqlstate '57014'; end if;
      return roll_all_days(most);
    end $$`);
  try {
    expect(await rebuildFigures(pool, one.shop.shopId)).toBeGreaterThan(60);
    const rolled = await rolledRows(one);
    expect(rolled[0]?.length).toBeGreaterThan(50);
    await inShop(pool, one.shop.shopId, unrollDays);
    await rollFigures({ pool, queue: deps.queue }, { shopId: one.shop.shopId });
    expect(await rolledRows(one)).toEqual(rolled);
  } finally {
    await db.query("drop function roll_days(integer); alter function roll_all_days(integer) rename to roll_days");
  }
});

it("a shop that moves to another time zone has its figures by the new days at once", async () => {
  const one = await open("Africa/Dar_es_Salaam", 98, 120);
  await rebuildFigures(stack.pool, one.shop.shopId);
  await stack.db.query("update shops set time_zone = 'America/St_Johns' where shop_id = $1", [one.shop.shopId]);
  const moved = { ...one, timeZone: "America/St_Johns" };
  await checkAll(moved);
  await rollFigures({ pool: stack.pool, queue: stack.deps.queue }, { shopId: one.shop.shopId });
  await checkAll(moved);
});
