import { stock } from "@mauzo/contract/catalogue/stock";
import { expenseOverview } from "@mauzo/contract/expenses/expense-overview";
import { expenses } from "@mauzo/contract/expenses/expenses";
import { type RestockCost, restockCosts } from "@mauzo/contract/expenses/restock-costs";
import { supplierBills, suppliers } from "@mauzo/contract/expenses/suppliers";
import { transactions } from "@mauzo/contract/ledger/transactions";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { dayBefore } from "../../../../test/expense-fixtures.ts";
import { createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { addProduct, countByStatus, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { addSupplier } from "../../../../test/supplier-fixtures.ts";
import { whileLocked } from "../../../../test/while-locked.ts";

let stack: Stack;
let shop: OpenedShop;
let product: Awaited<ReturnType<typeof addProduct>>;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
  product = await addProduct(stack, shop, { name: "Kanga", price_minor: 10_000, stock: 0 });
});
afterAll(() => stack.stop());

const item = () => ({ params: { id: product.variants[0]?.id ?? "" } });
const restock = (quantity: number, unit_cost_minor?: number) =>
  call(stack, stock.restock, { ...item(), body: { quantity, unit_cost_minor } }, shop);
const offered = async () => (await call(stack, restockCosts.list, { query: {} }, shop)).items;
async function only(): Promise<RestockCost> {
  const [found, ...more] = await offered();
  if (!found || more.length > 0) throw new Error("there is not one offer");
  return found;
}
const at = ({ id }: { id: string }) => ({ params: { id } });
const paid = () => ({ method: "cash" as const, spent_on: dayBefore() });
const cash = async () => (await call(stack, transactions.balances, {}, shop)).cash.minor;
const profit = async () => {
  const { spent_minor, profit: sums } = await call(stack, expenseOverview.get, { query: {} }, shop);
  return { spent: spent_minor, goods: sums.goods_minor, own: sums.expenses_minor, left: sums.profit_minor };
};

it("offers what a restock cost once: paid, it is an expense for goods, which the profit counts when they are sold", async () => {
  await restock(3);
  expect(await offered()).toEqual([]);
  await restock(10, 4_000);
  const cost = await only();
  expect(cost).toMatchObject({ item: "Kanga", quantity: 10, unit_cost: { minor: 4_000 }, cost: { minor: 40_000 } });
  const made = await call(stack, restockCosts.expense, { ...at(cost), body: paid() }, shop);
  expect(made).toMatchObject({ amount: { minor: 40_000 }, source: "restock", category: "supplies" });
  expect(made.note).toBe("10 × Kanga");
  expect([await offered(), await cash()]).toEqual([[], -40_000]);
  await createManualOrder(stack, shop, selectProduct(product, 2));
  // Two pieces of 4,000 each were sold for 10,000: nothing of it is counted twice.
  expect(await profit()).toEqual({ spent: 0, goods: 40_000, own: 0, left: 20_000 - 8_000 });
  const listed = async (source: "all" | "spent" | "own" | "restock") =>
    (await call(stack, expenses.list, { query: { source } }, shop)).items.length;
  expect([await listed("all"), await listed("restock"), await listed("spent"), await listed("own")]).toEqual([
    ...[1, 1, 0, 0],
  ]);
  for (const endpoint of [restockCosts.expense, restockCosts.bill]) {
    const { id: supplier_id } = await addSupplier(stack, shop);
    const body = endpoint === restockCosts.bill ? { supplier_id, billed_on: dayBefore() } : paid();
    expect((await request(stack, endpoint, { ...at(cost), body }, shop)).body).toMatchObject({
      code: "restock_cost_written",
    });
  }
});

it("is a bill for goods where it was bought on credit, whose payment is no expense", async () => {
  await restock(5, 2_000);
  const cost = await only();
  const { id: supplier_id } = await addSupplier(stack, shop);
  const body = { supplier_id, billed_on: dayBefore(), due_on: dayBefore(-7) };
  const stranger = (await addSupplier(stack, await openShop(stack))).id;
  const refused = await request(
    stack,
    restockCosts.bill,
    { ...at(cost), body: { ...body, supplier_id: stranger } },
    shop,
  );
  expect(refused.body).toMatchObject({ detail: [{ code: "supplier_unknown" }] });
  const bill = await call(stack, restockCosts.bill, { ...at(cost), body }, shop);
  expect(bill).toMatchObject({ amount: { minor: 10_000 }, owed: { minor: 10_000 }, category: null, note: "5 × Kanga" });
  expect(await call(stack, suppliers.get, at({ id: supplier_id }), shop)).toMatchObject({ owed: { minor: 10_000 } });
  expect([await offered(), await cash()]).toEqual([[], 0]);
  const payment = { amount_minor: 10_000, method: "cash" as const, paid_on: dayBefore() };
  await call(stack, supplierBills.pay, { ...at(bill), body: payment }, shop);
  expect([await cash(), await profit()]).toEqual([-10_000, { spent: 0, goods: 0, own: 0, left: 0 }]);
});

it("is one of both, however many write it down at the same moment", async () => {
  await restock(5, 2_000);
  const cost = await only();
  // Somebody thought about it before.
  for (const endpoint of [restockCosts.dismiss, restockCosts.restore]) await call(stack, endpoint, at(cost), shop);
  const { id: supplier_id } = await addSupplier(stack, shop);
  // All have read by then that nothing is written: each waits for what it needs next.
  await stack.db.query("insert into expense_months (shop_id, month) values ($1, $2)", [
    ...[shop.shopId, `${dayBefore().slice(0, 7)}-01`],
  ]);
  const statement = `select from (select from expense_months where shop_id = $1 for update) m,
    (select from suppliers where shop_id = $1 for update) s`;
  const { answers } = await whileLocked(stack, { statement, values: [shop.shopId] }, () =>
    Array.from({ length: 4 }, (_, index) =>
      index % 2
        ? request(stack, restockCosts.expense, { ...at(cost), body: paid() }, shop)
        : request(stack, restockCosts.bill, { ...at(cost), body: { supplier_id, billed_on: dayBefore() } }, shop),
    ),
  );
  expect(countByStatus(answers)).toEqual({ 201: 1, 409: 3 });
  const { owed } = await call(stack, suppliers.get, at({ id: supplier_id }), shop);
  expect([0, -10_000]).toContain(await cash());
  expect(owed.minor - (await cash())).toBe(10_000);
});

it("is offered again once what was written down is struck, and then does not come back beside another", async () => {
  await restock(5, 2_000);
  const cost = await only();
  const spent = await call(stack, restockCosts.expense, { ...at(cost), body: paid() }, shop);
  await call(stack, expenses.void, { ...at(spent), body: {} }, shop);
  expect([await cash(), await only()]).toEqual([0, cost]);
  const { id: supplier_id } = await addSupplier(stack, shop);
  const bill = await call(
    stack,
    restockCosts.bill,
    { ...at(cost), body: { supplier_id, billed_on: dayBefore() } },
    shop,
  );
  expect((await request(stack, expenses.restore, at(spent), shop)).body).toMatchObject({
    code: "restock_cost_written",
  });
  await call(stack, supplierBills.void, { ...at(bill), body: {} }, shop);
  expect(await only()).toEqual(cost);
  await call(stack, expenses.restore, at(spent), shop);
  expect([await cash(), await offered()]).toEqual([-10_000, []]);
  expect((await request(stack, supplierBills.restore, at(bill), shop)).body).toMatchObject({
    code: "restock_cost_written",
  });
});

it("stays goods to sell when it is changed: the money follows, the profit does not", async () => {
  await restock(5, 2_000);
  const spent = await call(stack, restockCosts.expense, { ...at(await only()), body: paid() }, shop);
  const { category, method, spent_on, supplier, note, version } = spent;
  const body = { category, method, spent_on, supplier, note, version, amount_minor: 9_000, picture_id: null };
  await call(stack, expenses.update, { ...at(spent), body }, shop);
  expect([await cash(), await profit()]).toEqual([-9_000, { spent: 0, goods: 9_000, own: 0, left: 0 }]);
  const { rows } = await stack.db.query<{ spent: string; goods: string }>(
    `select coalesce(sum(amount_minor) filter (where 'expenses' in (debit, credit)), 0) as spent,
       sum(case when debit = 'outside' then amount_minor else -amount_minor end) as goods
     from transfers where shop_id = $1`,
    [shop.shopId],
  );
  expect(rows).toEqual([{ spent: "0", goods: "9000" }]);
});

it("is offered no more when it is dismissed or the restock was taken back, and again when that is undone", async () => {
  await restock(5, 2_000);
  const cost = await only();
  for (const _ of [1, 2]) await call(stack, restockCosts.dismiss, at(cost), shop);
  expect(await offered()).toEqual([]);
  for (const _ of [1, 2]) await call(stack, restockCosts.restore, at(cost), shop);
  expect(await only()).toEqual(cost);
  await restock(5, 3_000);
  await call(stack, stock.adjust, { ...item(), body: { delta: -5, cause: "correction" } }, shop);
  // The last of the two was taken back.
  expect(await only()).toEqual(cost);
});

it("is the shop's own", async () => {
  await restock(5, 2_000);
  const cost = await only();
  const other = await openShop(stack);
  expect((await call(stack, restockCosts.list, { query: {} }, other)).items).toEqual([]);
  expect((await request(stack, restockCosts.expense, { ...at(cost), body: paid() }, other)).status).toBe(404);
  for (const endpoint of [restockCosts.dismiss, restockCosts.restore])
    expect((await request(stack, endpoint, at(cost), other)).status).toBe(404);
});
