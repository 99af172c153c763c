import { expenseDrafts } from "@mauzo/contract/expenses/expense-drafts";
import { expenseRepeats, mostRepeats } from "@mauzo/contract/expenses/expense-repeats";
import { expenses } from "@mauzo/contract/expenses/expenses";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { listDrafts } from "../../../../test/expense-draft-fixtures.ts";
import { addRepeat, dayBefore } from "../../../../test/expense-fixtures.ts";
import { addMember, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { draftRepeats } from "./draft-repeats.ts";
import { dueAfter, dueFrom } from "./rules.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const at = ({ id }: { id: string }) => ({ params: { id } });
const todayOf = () => Number(dayBefore().slice(8));
/** A day of the month that is not today's. */
const otherDay = () => (todayOf() === 15 ? 16 : 15);
const run = () => draftRepeats({ ...stack.deps, pool: stack.pool }, {});
const listed = async () => (await call(stack, expenseRepeats.list, {}, shop)).items;
/** As if nothing had run since a day. */
const lastRanBefore = (day: string) =>
  stack.db.query("update expense_repeats set next_on = $2 where shop_id = $1", [shop.shopId, day]);
const monthsAgo = (count: number): string => {
  const [year = 0, month = 1] = dayBefore().split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 10);
};

it("has a draft on its day, today where that is the day, and an expense once somebody confirms it", async () => {
  const made = await addRepeat(stack, shop, { day: todayOf(), supplier: "Mzee Hamisi", note: "Kodi ya fremu" });
  expect(made.next_on).toBe(dueAfter(dayBefore(), todayOf()));
  const [draft, ...more] = await listDrafts(stack, shop);
  expect(more).toEqual([]);
  expect(draft).toMatchObject({
    ...{ category: "rent", amount: { minor: 25_000 }, method: "cash", supplier: "Mzee Hamisi", note: "Kodi ya fremu" },
    ...{ spent_on: dayBefore(), repeats: true, picture: "none", by: "Asha" },
  });
  const body = { category: "rent", amount_minor: 26_000, method: "cash", spent_on: dayBefore() } as const;
  const spent = await call(stack, expenseDrafts.confirm, { ...at({ id: draft?.id ?? "" }), body }, shop);
  expect(spent).toMatchObject({ amount: { minor: 26_000 } });
  await run();
  expect(await listDrafts(stack, shop)).toEqual([]);
});

it.each([28, 29, 30, 31])(
  "has one draft a month on day %i, the last where it is shorter, over restarts and workers",
  async (day) => {
    await addRepeat(stack, shop, { day });
    await stack.db.query("delete from expense_drafts where shop_id = $1", [shop.shopId]);
    const first = dueFrom(monthsAgo(14), day);
    await lastRanBefore(first);
    const expected: string[] = [];
    for (let due = first; due <= dayBefore(); due = dueAfter(due, day)) expected.push(due);
    await Promise.all([run(), run(), run()]);
    await run();
    const drafts = await listDrafts(stack, shop);
    expect(drafts.map(({ spent_on }) => spent_on).toSorted()).toEqual(expected);
    const months = drafts.map(({ spent_on }) => spent_on.slice(0, 7));
    expect([new Set(months).size, months.length >= 14]).toEqual([months.length, true]);
    // What nobody moved on is not drafted again either.
    await lastRanBefore(first);
    await run();
    expect(await listDrafts(stack, shop)).toHaveLength(expected.length);
  },
);

it("is discarded for a month and comes back in the next", async () => {
  await addRepeat(stack, shop, { day: todayOf() });
  const [draft] = await listDrafts(stack, shop);
  await call(stack, expenseDrafts.discard, at({ id: draft?.id ?? "" }), shop);
  await run();
  expect(await listDrafts(stack, shop)).toEqual([]);
  expect((await call(stack, expenses.list, { query: {} }, shop)).items).toEqual([]);
  expect(await listed()).toHaveLength(1);
});

it("has no more drafts once it is stopped, and none of the time between once it goes on", async () => {
  const made = await addRepeat(stack, shop, { day: otherDay() });
  for (const _ of [1, 2]) await call(stack, expenseRepeats.stop, at(made), shop);
  await lastRanBefore(monthsAgo(3));
  await run();
  expect([await listed(), await listDrafts(stack, shop)]).toEqual([[], []]);
  for (const _ of [1, 2]) await call(stack, expenseRepeats.restart, at(made), shop);
  await run();
  expect([await listed(), await listDrafts(stack, shop)]).toEqual([[made], []]);
});

it("is the shop's own, and of who may write expenses", async () => {
  const made = await addRepeat(stack, shop);
  const other = await openShop(stack);
  for (const endpoint of [expenseRepeats.stop, expenseRepeats.restart])
    expect((await request(stack, endpoint, at(made), other)).status).toBe(404);
  expect((await call(stack, expenseRepeats.list, {}, other)).items).toEqual([]);
  const reader = await addMember(stack, shop, [{ resource: "transactions", action: ["read"] }]);
  expect((await request(stack, expenseRepeats.stop, at(made), reader)).status).toBe(403);
  expect((await call(stack, expenseRepeats.list, {}, reader)).items).toEqual([made]);
});

it("goes on for fifty at most", async () => {
  await stack.db.query(
    `insert into expense_repeats (shop_id, category, amount_minor, method, day, next_on, user_id, user_name)
     select $1, 'rent', 100, 'cash', 1, '2099-01-01', uuidv7(), 'Asha' from generate_series(1, $2)`,
    [shop.shopId, mostRepeats - 1],
  );
  const body = { category: "rent", amount_minor: 100, method: "cash", day: 1 } as const;
  const both = await Promise.all([1, 2].map(() => request(stack, expenseRepeats.create, { body }, shop)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});
