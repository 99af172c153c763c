import { expenseImports } from "@mauzo/contract/expenses/expense-imports";
import { expenseOverview } from "@mauzo/contract/expenses/expense-overview";
import { expenses } from "@mauzo/contract/expenses/expenses";
import { transactions } from "@mauzo/contract/ledger/transactions";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addExpense, checkExpenses, dayBefore, runExpenseJobs } from "../../../../test/expense-fixtures.ts";
import { addMember, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const importAll = async (id: string) => {
  await call(stack, expenseImports.start, { params: { id } }, shop);
  return runExpenseJobs(stack, shop, id);
};
const list = async () => (await call(stack, expenses.list, {}, shop)).items;

it("brings what can be read, tells what cannot, and takes it once repaired; the same file brings nothing twice", async () => {
  const file = [
    "Tarehe,Kiasi,Aina,Njia,Aliyelipwa,Maelezo",
    '15/01/2025,"12,000",Usafiri,Taslimu,Boda,Kariakoo',
    "2025-01-16,250000,Kodi,M-Pesa,Mzee Hamisi,",
    "2025-01-16,250000,Kodi,M-Pesa,Mzee Hamisi,",
    `${dayBefore(-1)},100,,,,kesho`,
    "jana,sifuri,magari,mkopo,,",
  ].join("\n");
  const checked = await checkExpenses(stack, shop, file);
  expect(checked).toMatchObject({ state: "checked", counts: { new: 3, changed: 0, unchanged: 0, broken: 2 } });
  const at = { params: { id: checked.id } };
  const { items: broken } = await call(stack, expenseImports.broken, at, shop);
  expect(broken.map(({ line, problems }) => [line, problems.map(({ kind }) => kind)])).toEqual([
    [5, ["future"]],
    [6, ["day", "amount", "category", "method"]],
  ]);
  const rows = [{ id: broken[1]?.id ?? "", cells: ["2025-01-17", "500", "food", "cash", "", ""] }];
  await call(stack, expenseImports.repair, { ...at, body: { rows } }, shop);
  expect(await runExpenseJobs(stack, shop, checked.id)).toMatchObject({ counts: { new: 4, broken: 1 }, repaired: 1 });
  expect(await importAll(checked.id)).toMatchObject({ state: "done", counts: { new: 4 } });
  const found = await list();
  expect(
    found.map(({ spent_on, category, method, amount, source }) => [spent_on, category, method, amount.minor, source]),
  ).toEqual([
    ["2025-01-17", "food", "cash", 50_000, "import"],
    ["2025-01-16", "rent", "mobile_money", 25_000_000, "import"],
    ["2025-01-16", "rent", "mobile_money", 25_000_000, "import"],
    ["2025-01-15", "travel", "cash", 1_200_000, "import"],
  ]);
  const { cash, till } = await call(stack, transactions.balances, {}, shop);
  expect([cash.minor, till.minor]).toEqual([-1_250_000, -50_000_000]);
  const again = await checkExpenses(stack, shop, file);
  expect(again.counts).toMatchObject({ new: 0, unchanged: 3, broken: 2 });
});

it("takes as many of the same rows for known as the shop has, also in parts", async () => {
  const row = "2025-01-16,250000,Kodi\n";
  await importAll((await checkExpenses(stack, shop, `Tarehe,Kiasi,Aina\n${row}`)).id);
  const two = await checkExpenses(stack, shop, `Tarehe,Kiasi,Aina\n${row}${row}`);
  expect(two.counts).toMatchObject({ new: 1, unchanged: 1 });
  await importAll(two.id);
  expect(await list()).toHaveLength(2);
  // More rows than are written together.
  const others = Array.from({ length: 110 }, (_, at) => `2025-01-17,${at + 1},Chakula\n`).join("");
  const long = await checkExpenses(stack, shop, `Tarehe,Kiasi,Aina\n${row}${row}${others}${row}`);
  expect(long.counts).toMatchObject({ new: 111, unchanged: 2 });
  expect(await importAll(long.id)).toMatchObject({ state: "done", counts: { new: 111, unchanged: 2 } });
});

it("writes a file once that is started twice at the same time", async () => {
  const rows = Array.from({ length: 40 }, (_, at) => `2025-01-17,${at + 1}`).join("\n");
  const checked = [await checkExpenses(stack, shop, `Date,Amount\n${rows}`)];
  checked.push(await checkExpenses(stack, shop, `Date,Amount\n${rows}`));
  const done = await Promise.all(checked.map(({ id }) => importAll(id)));
  expect(done.map(({ counts }) => counts.new).toSorted((a, b) => a - b)).toEqual([0, 40]);
});

it("brings nothing into a month that is closed, also when it is closed after the check", async () => {
  await addExpense(stack, shop, { spent_on: "2025-02-01" });
  const lock = (month: string) => call(stack, expenseOverview.lock, { body: { month, locked: true } }, shop);
  await lock("2025-02");
  const checked = await checkExpenses(stack, shop, "Date,Amount\n2025-02-03,100\n2025-03-03,100\n2025-04-03,100\n");
  expect(checked.counts).toMatchObject({ new: 2, broken: 1 });
  await lock("2025-03");
  await importAll(checked.id);
  expect((await list()).map(({ spent_on }) => spent_on)).toEqual(["2025-04-03", "2025-02-01"]);
});

it("needs a day and an amount, and is for who may add expenses of the shop", async () => {
  const { id } = await checkExpenses(stack, shop, "Date,Amount\n2025-02-03,100\n");
  const body = { mapping: ["spent_on", null] };
  expect((await request(stack, expenseImports.check, { params: { id }, body }, shop)).body).toMatchObject({
    detail: [{ code: "import_expense_columns_missing" }],
  });
  const reader = await addMember(stack, shop, [{ resource: "transactions", action: "read" }]);
  expect((await request(stack, expenseImports.get, { params: { id } }, reader)).status).toBe(403);
  expect((await request(stack, expenseImports.get, { params: { id } }, await openShop(stack))).status).toBe(404);
});
