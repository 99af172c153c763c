import { expenseOverview } from "@mauzo/contract/expenses/expense-overview";
import { type ExpenseFilter, type ExpenseRecord, expenses } from "@mauzo/contract/expenses/expenses";
import { transactions } from "@mauzo/contract/ledger/transactions";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { call, pathOf, request } from "../../../../test/endpoints.ts";
import { openEventStream } from "../../../../test/event-stream.ts";
import { addExpense, addReceiptPicture, dayBefore } from "../../../../test/expense-fixtures.ts";
import { addMember, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
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

const add = (part: Parameters<typeof addExpense>[2] = {}) => addExpense(stack, shop, part);
const list = async (query: ExpenseFilter = {}) => (await call(stack, expenses.list, { query }, shop)).items;
const balances = async () => {
  const { cash, till } = await call(stack, transactions.balances, {}, shop);
  return [cash.minor, till.minor];
};
const bodyOf = ({ category, amount, method, spent_on, supplier, note, picture_id, version }: ExpenseRecord) => ({
  ...{ category, amount_minor: amount.minor, method, spent_on, supplier, note, picture_id, version },
});
const update = (expense: ExpenseRecord, part: object, by: { token: string } = shop) =>
  request(stack, expenses.update, { params: { id: expense.id }, body: { ...bodyOf(expense), ...part } }, by);
const change = async (...of: Parameters<typeof update>) => expenses.update.reply.parse((await update(...of)).body);
const at = ({ id }: { id: string }) => ({ params: { id } });

it("takes its money from where it was, and gives it back when it is changed or struck", async () => {
  const expense = await add({ amount_minor: 5_000, note: "Boda", category: "travel" });
  expect(await balances()).toEqual([-5_000, 0]);
  const moved = await change(expense, { amount_minor: 3_000, method: "mobile_money" });
  expect(await balances()).toEqual([0, -3_000]);
  expect(moved).toMatchObject({ version: 2, amount: { minor: 3_000, currency: "TZS" }, note: "Boda" });
  expect(moved.history.map(({ kind, fields, by }) => [kind, fields, by])).toEqual([
    [
      "changed",
      [
        { field: "amount", from: "5000", to: "3000" },
        { field: "method", from: "cash", to: "mobile_money" },
      ],
      "Asha",
    ],
    ["added", [], "Asha"],
  ]);
  const noted = await change(moved, { note: "Bodaboda" });
  expect(noted.transaction_id).toBe(moved.transaction_id);
  const struck = await call(stack, expenses.void, { ...at(expense), body: { reason: "Mara mbili" } }, shop);
  expect(struck).toMatchObject({
    void_reason: "Mara mbili",
    history: [{ kind: "voided", reason: "Mara mbili" }, {}, {}, {}],
  });
  expect(await balances()).toEqual([0, 0]);
  expect([await list(), await list({ state: "voided" })]).toMatchObject([[], [{ id: expense.id }]]);
  expect((await update(struck, { note: "x" })).body).toMatchObject({ code: "expense_voided" });
  expect(await call(stack, expenses.restore, at(expense), shop)).toMatchObject({ voided_at: null, void_reason: "" });
  expect(await balances()).toEqual([0, -3_000]);
  const kinds = (await call(stack, transactions.list, {}, shop)).items.map(({ kind, direction }) => [kind, direction]);
  expect(kinds).toEqual([
    ...[
      ["expense", "out"],
      ["reversal", "in"],
      ["expense", "out"],
      ["reversal", "in"],
      ["expense", "out"],
    ],
  ]);
});

it("is saved by who saw its newest version alone, and twice is struck once", async () => {
  const expense = await add();
  await change(expense, { note: "Kwanza" });
  expect(await update(expense, { note: "Pili" })).toMatchObject({
    ...{ status: 409, body: { code: "version_conflict", version: 2, saved_by: "Asha" } },
  });
  for (const _ of [1, 2]) await call(stack, expenses.void, { ...at(expense), body: {} }, shop);
  expect(await balances()).toEqual([0, 0]);
});

it("is of a day that has come, of a month that is open", async () => {
  const late = { category: "rent", amount_minor: 1, method: "cash", spent_on: dayBefore(-1) };
  expect((await request(stack, expenses.create, { body: late }, shop)).body).toMatchObject({
    detail: [{ loc: ["body", "spent_on"], code: "expense_in_future" }],
  });
  const old = await add({ spent_on: "2025-03-31" });
  const [entry] = (await call(stack, transactions.list, {}, shop)).items;
  expect(entry?.at).toBe("2025-03-31T09:00:00.000Z");
  const lock = (locked: boolean, by: { token: string } = shop) =>
    request(stack, expenseOverview.lock, { body: { month: "2025-03", locked } }, by);
  const clerk = await addMember(stack, shop, [
    { resource: "transactions", action: ["read", "create", "update", "delete"] },
  ]);
  expect((await lock(true, clerk)).status).toBe(403);
  expect((await lock(true)).status).toBe(200);
  const refused = { status: 409, body: { code: "expense_month_locked", values: { month: "2025-03" } } };
  expect(await request(stack, expenses.create, { body: { ...late, spent_on: "2025-03-01" } }, shop)).toMatchObject(
    refused,
  );
  expect(await update(old, { spent_on: "2025-04-01" })).toMatchObject(refused);
  expect(await update(await add(), { spent_on: "2025-03-01" })).toMatchObject(refused);
  expect(await request(stack, expenses.void, { ...at(old), body: {} }, shop)).toMatchObject(refused);
  expect(await call(stack, expenses.get, at(old), shop)).toMatchObject({ is_locked: true });
  expect((await lock(false)).status).toBe(200);
  const body = { month: dayBefore().slice(0, 7), locked: true };
  expect((await request(stack, expenseOverview.lock, { body }, shop)).body).toMatchObject({
    detail: [{ loc: ["body", "month"], code: "expense_month_not_over" }],
  });
  expect((await request(stack, expenses.list, { query: { from: "0000-01-01" } }, shop)).status).toBe(422);
  expect((await request(stack, transactions.list, { query: { to: "0000-01-01" } }, shop)).status).toBe(422);
  expect((await update(old, { spent_on: "2025-04-01" })).status).toBe(200);
});

it("has the picture of its receipt, which only who may read it sees, and which is one expense's", async () => {
  const picture_id = await addReceiptPicture(stack, shop);
  const expense = await add({ picture_id });
  const show = (by: { token: string }) =>
    fetch(stack.url + pathOf(expenses.picture, at(expense)), { headers: { authorization: `Bearer ${by.token}` } });
  const shown = await show(shop);
  expect([shown.status, shown.headers.get("content-type"), shown.headers.get("cache-control")]).toEqual([
    ...[200, "image/webp", "no-store"],
  ]);
  expect((await show(await addMember(stack, shop, []))).status).toBe(403);
  expect((await show(await openShop(stack))).status).toBe(404);
  const body = { ...bodyOf(expense), version: undefined };
  expect((await request(stack, expenses.create, { body }, shop)).body).toMatchObject({
    detail: [{ loc: ["body", "picture_id"], code: "picture_gone" }],
  });
  const foreign = await addReceiptPicture(stack, await openShop(stack));
  expect((await update(expense, { picture_id: foreign })).status).toBe(422);
  await change(expense, { picture_id: null });
  expect((await show(shop)).status).toBe(404);
  expect(await countRows(stack, "media where id = $1", [picture_id])).toBe(0);
});

it("is found by category, way, days and words, in every order, and exported as listed", async () => {
  await add({ category: "travel", amount_minor: 300, spent_on: dayBefore(2), supplier: "=Juma", note: "Boda 5%" });
  await add({ amount_minor: 100, method: "mobile_money", spent_on: dayBefore(1) });
  await add({ amount_minor: 200 });
  const amounts = async (query: ExpenseFilter) => (await list(query)).map(({ amount }) => amount.minor);
  expect(await amounts({})).toEqual([200, 100, 300]);
  expect(await amounts({ sort: "amount" })).toEqual([100, 200, 300]);
  expect(await amounts({ category: "rent" })).toEqual([200, 100]);
  expect(await amounts({ method: "mobile_money" })).toEqual([100]);
  expect(await amounts({ from: dayBefore(2), to: dayBefore(1) })).toEqual([100, 300]);
  expect(await amounts({ search: "boda 5%" })).toEqual([300]);
  expect(await amounts({ search: "juma" })).toEqual([300]);
  const answer = await fetch(`${stack.url}/expense-exports/expenses.csv?category=travel`, {
    headers: { authorization: `Bearer ${shop.token}`, "accept-language": "sw" },
  });
  const rows: string[][] = parse(await answer.text(), { bom: true });
  expect(rows[1]?.slice(0, -1)).toEqual([
    ...[dayBefore(2), "Usafiri", "3.00", "TZS", "Taslimu", "'=Juma", "Boda 5%", "Asha", ""],
  ]);
});

it("tells nobody a number by its search who does not see numbers", async () => {
  await add({ note: "Boda Juma 0754000111" });
  const by = await addMember(stack, shop, [{ resource: "transactions", action: ["read"] }]);
  await stack.db.query("update memberships set sees_phones = false where shop_id = $1 and not is_admin", [shop.shopId]);
  const found = async (search: string, who: { token: string }) =>
    (await call(stack, expenses.list, { query: { search } }, who)).items.length;
  expect([await found("07540", shop), await found("Juma", by), await found("07540", by), await found("1", by)]).toEqual(
    [...[1, 1, 0, 0]],
  );
});

it("is read, added, changed and struck by who may, and told to who may read", async () => {
  const expense = await add();
  const may = async (action: "read" | "create" | "update" | "delete") => {
    const by = await addMember(stack, shop, [{ resource: "transactions", action: [action] }]);
    const statuses = [
      (await request(stack, expenses.list, {}, by)).status,
      (await request(stack, expenses.create, { body: { ...bodyOf(expense), version: undefined } }, by)).status,
      (await update(await call(stack, expenses.get, at(expense), shop), { note: action }, by)).status,
      (await request(stack, expenses.void, { ...at(expense), body: {} }, by)).status,
    ];
    return statuses.map((status) => status < 300);
  };
  expect(await may("read")).toEqual([true, false, false, false]);
  expect(await may("create")).toEqual([false, true, false, false]);
  expect(await may("update")).toEqual([false, false, true, false]);
  expect(await may("delete")).toEqual([false, false, false, true]);
  expect((await request(stack, expenses.get, at(expense), await openShop(stack))).status).toBe(404);
  const stream = await openEventStream(stack, shop.token);
  await add();
  await vi.waitFor(() => expect(stream.heard.map(({ topic }) => topic)).toContain("transactions"), { timeout: 2_000 });
  stream.stop();
});
