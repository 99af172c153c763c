import { stock } from "@mauzo/contract/catalogue/stock";
import { expenseBudgets } from "@mauzo/contract/expenses/expense-budgets";
import { expenseCategories } from "@mauzo/contract/expenses/expense-categories";
import { expenseOverview } from "@mauzo/contract/expenses/expense-overview";
import { expenses } from "@mauzo/contract/expenses/expenses";
import { type OrderFilter, orders } from "@mauzo/contract/orders/orders";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addExpense, dayBefore, noBudgets } from "../../../../test/expense-fixtures.ts";
import { createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { callSave } from "../../../../test/saves.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { postEntry } from "../../ledger/journal/post-entry.ts";
import { insertFees } from "../expenses/queries/fees.ts";
import { monthBefore } from "./rules.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const overview = (month?: string) => call(stack, expenseOverview.get, { query: month ? { month } : {} }, shop);

it("counts back over the years", () => {
  expect([monthBefore("2026-11", 11), monthBefore("2026-01", 1), monthBefore("2025-12", -1)]).toEqual([
    ...["2025-12", "2025-12", "2026-01"],
  ]);
});

it("has the sums of the records, by category and month, beside budgets and the month before", async () => {
  const days = ["2025-01-01", "2025-01-31", "2025-02-01", "2025-02-28", "2025-03-01"];
  for (const [index, spent_on] of days.entries())
    for (const [at, category] of expenseCategories.entries())
      await addExpense(stack, shop, { category, spent_on, amount_minor: 1 + at + 100 * index });
  const struck = await addExpense(stack, shop, { spent_on: "2025-02-02", amount_minor: 9_999 });
  await call(stack, expenses.void, { params: { id: struck.id }, body: {} }, shop);
  await callSave(stack, expenseBudgets.save, { body: { budgets: { ...noBudgets, rent: 400, food: 100 } } }, shop);
  const found = await overview("2025-02");
  expect(found).toMatchObject({ month: "2025-02", currency: "TZS", budget_minor: 500, locked: null });
  for (const { category, spent_minor, before_minor, count } of found.categories) {
    const sumOf = async (month: string) => {
      const query = { category, from: `${month}-01`, to: `${month}-28`, limit: 100 };
      const { items } = await call(
        stack,
        expenses.list,
        { query: { ...query, to: `${month}-${month === "2025-02" ? 28 : 31}` } },
        shop,
      );
      return items.reduce((sum, { amount }) => sum + amount.minor, 0);
    };
    expect([category, spent_minor, before_minor, count]).toEqual([
      ...[category, await sumOf("2025-02"), await sumOf("2025-01"), 2],
    ]);
  }
  expect(found.categories[0]).toMatchObject({ category: "rent", budget_minor: 400, spent_minor: 201 + 301 });
  expect(found.trend.slice(-3).map(({ month, spent_minor }) => [month, spent_minor])).toEqual([
    ...[
      ["2024-12", 0],
      ["2025-01", found.before_minor],
      ["2025-02", found.spent_minor],
    ],
  ]);
  expect(found.trend).toHaveLength(12);
});

it.each(["Pacific/Kiritimati", "Pacific/Pago_Pago", "America/New_York", "Asia/Kolkata", "UTC"])(
  "has the sums of any records, on a server in %s",
  async (zone) => {
    vi.stubEnv("TZ", zone);
    try {
      const days = ["2025-01-31", "2025-02-01", "2025-02-15", "2025-02-28", "2025-03-01"];
      const some = fc.record({
        ...{ category: fc.constantFrom(...expenseCategories), spent_on: fc.constantFrom(...days) },
        amount_minor: fc.integer({ min: 1, max: 1_000_000 }),
      });
      const written = fc.sample(fc.array(some, { minLength: 12, maxLength: 12 }), 1).flat();
      for (const each of written) await addExpense(stack, shop, each);
      const sumOf = (month: string, category?: string) =>
        written
          .filter((each) => each.spent_on.startsWith(month) && (category === undefined || each.category === category))
          .reduce((sum, { amount_minor }) => sum + amount_minor, 0);
      for (const month of ["2025-01", "2025-02", "2025-03"]) {
        const found = await overview(month);
        expect([month, found.spent_minor]).toEqual([month, sumOf(month)]);
        for (const { category, spent_minor } of found.categories)
          expect([category, spent_minor]).toEqual([category, sumOf(month, category)]);
      }
    } finally {
      vi.unstubAllEnvs();
    }
  },
);

it("leaves of the sales what is not spent: known costs, fees that customers did not pay, and expenses", async () => {
  const known = await addProduct(stack, shop, { price_minor: 10_000, stock: 0 });
  const unknown = await addProduct(stack, shop, { price_minor: 1_000, stock: 9 });
  for (const [quantity, unit_cost_minor] of [
    [10, 4_000],
    [10, 6_000],
  ] as const)
    await call(
      ...[stack, stock.restock],
      { params: { id: known.variants[0]?.id ?? "" }, body: { quantity, unit_cost_minor } },
      shop,
    );
  await createManualOrder(stack, shop, selectProduct(known, 3));
  await createManualOrder(stack, shop, selectProduct(unknown, 2));
  const cancelled = await createManualOrder(stack, shop, selectProduct(known, 5));
  const move = { from: "new" as const, to: "cancelled" as const };
  await call(stack, orders.move, { params: { id: cancelled.id }, body: move }, shop);
  await addExpense(stack, shop, { amount_minor: 2_500 });
  const { rows } = await stack.db.query<{ id: string }>(
    `insert into payments (shop_id, order_id, provider, network, phone, amount_minor, fee_minor, asked_minor, reference)
     select shop_id, id, 'mpesa', 'M-Pesa', '+255754000001', 10000, 700, 10700, 'EXPENSEFEE0000000001' from orders
     where shop_id = $1 limit 1 returning id`,
    [shop.shopId],
  );
  const paymentId = rows[0]?.id ?? "";
  const fee = { kind: "fee", debit: "mauzo", credit: "fees", amountMinor: 700, paymentId } as const;
  const by = { userId: null, name: "" };
  await inShop(stack.pool, shop.shopId, async (tx) => {
    await postEntry(tx, shop.shopId, { transfers: [fee], by });
    expect(await insertFees(tx, shop.shopId, { paymentId })).toHaveLength(1);
    expect(await insertFees(tx, shop.shopId, { paymentId })).toHaveLength(0);
  });
  const { profit, spent_minor, categories } = await overview();
  expect(profit).toEqual({
    ...{ orders: 2, sales_minor: 32_000, cost_minor: 15_000, pieces: 5, unknown_pieces: 2 },
    ...{ fees_minor: 700, fees_by_customers_minor: 700, expenses_minor: 2_500, goods_minor: 0, profit_minor: 14_500 },
  });
  // What customers paid on top of their orders, the shop has not spent.
  expect(spent_minor).toBe(2_500);
  expect(categories.find(({ category }) => category === "other")).toMatchObject({ spent_minor: 0, count: 0 });
  const { items } = await call(stack, expenses.list, { query: { source: "fee" } }, shop);
  expect(items).toMatchObject([{ category: "other", by: "", spent_on: dayBefore(), amount: { minor: 700 } }]);
  const change = await request(stack, expenses.void, { params: { id: items[0]?.id ?? "" }, body: {} }, shop);
  expect(change.body).toMatchObject({ code: "expense_automatic" });
});

it("leads from its numbers to rows that sum to them, also with a cancelled and a refunded order among them", async () => {
  const [gown, shoes] = [
    await addProduct(stack, shop, { price_minor: 10_000, stock: 0 }),
    await addProduct(stack, shop, { price_minor: 2_500, stock: 9 }),
  ];
  const params = { id: gown.variants[0]?.id ?? "" };
  await call(stack, stock.restock, { params, body: { quantity: 9, unit_cost_minor: 4_000 } }, shop);
  const kept = [
    await createManualOrder(stack, shop, selectProduct(gown, 2)),
    await createManualOrder(stack, shop, selectProduct(shoes, 3)),
    await createManualOrder(stack, shop, selectProduct(gown, 1)),
  ];
  const cancelled = await createManualOrder(stack, shop, selectProduct(gown, 4));
  const body = { from: "new" as const, to: "cancelled" as const };
  await call(stack, orders.move, { params: { id: cancelled.id }, body }, shop);
  const refunded = await createManualOrder(stack, shop, selectProduct(shoes, 1));
  await stack.db.query(
    "update orders set fulfilment = 'delivered', paid_minor = 0, refunded_minor = $2 where id = $1",
    [...[refunded.id, refunded.total.minor]],
  );
  const { month, profit } = await overview();
  expect(profit).toMatchObject({ orders: 3, sales_minor: 37_500, cost_minor: 12_000, pieces: 6, unknown_pieces: 3 });

  const listed = async (query: OrderFilter) =>
    (await call(stack, orders.list, { query: { sale: "sold", ...query } }, shop)).items;
  const rows = await listed({});
  expect(rows.map(({ id }) => id)).toEqual(kept.map(({ id }) => id).reverse());
  expect(rows.reduce((sum, { total }) => sum + total.minor, 0)).toBe(profit.sales_minor);
  expect(await listed({ sort: "total_desc" })).toHaveLength(3);
  expect(await listed({ fulfilment: "cancelled" })).toEqual([]);
  expect(await listed({ search: refunded.order_id })).toEqual([]);
  expect(await listed({ search: kept[0]?.order_id ?? "" })).toHaveLength(1);

  const costs = await call(stack, expenseOverview.costs, { query: { month } }, shop);
  expect(costs).toEqual({
    ...{ month, currency: "TZS", cost_minor: profit.cost_minor, items: 2 },
    rows: [
      { id: params.id, product_name: gown.name, name: "", pieces: 3, each_minor: 4_000, minor: 12_000 },
      { id: shoes.variants[0]?.id, product_name: shoes.name, name: "", pieces: 3, each_minor: null, minor: 0 },
    ],
  });
  const { rows: none } = await call(stack, expenseOverview.costs, { query: { month: "2025-01" } }, shop);
  expect(none).toEqual([]);
});
