import { customerMerges } from "@mauzo/contract/customers/customer-merges";
import { customers } from "@mauzo/contract/customers/customers";
import { salesSummary } from "@mauzo/contract/insights/sales-summary";
import { debtAnswers, type NewAnswer } from "@mauzo/contract/orders/debt-answers";
import { orderCredit } from "@mauzo/contract/orders/order-credit";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { type Instalments, orderPlans } from "@mauzo/contract/orders/order-plans";
import { orders } from "@mauzo/contract/orders/orders";
import { balanceLinks } from "@mauzo/contract/payments/balance-links";
import { debts } from "@mauzo/contract/payments/debts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addOrder } from "../../../../test/order-fixtures.ts";
import { addMember, addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { listDueReminders } from "../../orders/credit/queries/due-reminders.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack, { name: "Duka la Neema" });
});
afterAll(() => stack.stop());

const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("sv-SE", { timeZone: "Africa/Dar_es_Salaam" });
const codeOf = (url: string) => new URL(url).pathname.split("/").at(-1) ?? "";

/** An order that somebody owes, from their conversation, and the link to it. */
async function owe(price_minor = 30_000, phone = "0712345671") {
  const product = await addProduct(stack, shop, { price_minor, stock: 5 });
  const { id, customer } = await addOrder(stack, shop, { product, customer: { name: "Amina", phone } });
  const at = { params: { id: customer?.id ?? "" } };
  const { url } = await call(stack, balanceLinks.create, at, shop);
  return { id, at, link: codeOf(url) };
}
const say = (link: string, body: NewAnswer) => request(stack, balanceLinks.answer, { params: { link }, body });
const settle = (id: string, outcome: "accepted" | "stays", by: { token: string } = shop) =>
  request(stack, debtAnswers.settle, { params: { id }, body: { outcome, answer: "Uliipokea Jumatatu" } }, by);
const show = (link: string) => call(stack, balanceLinks.get, { params: { link } });
const read = (id: string) => call(stack, orders.get, { params: { id } }, shop);
const disputed = async () =>
  (await call(stack, debts.list, { query: { state: "disputed" } }, shop)).items.map(({ name }) => name);

it("is confirmed or disputed with a reason, once each, and the mind may change until it is answered", async () => {
  const { id, at, link } = await owe();
  const reason = "Sikupokea kanga ya pili";
  expect((await say(link, { order_id: id, said: "disputed" })).status).toBe(422);
  expect((await say(link, { order_id: id, said: "disputed", reason: "x".repeat(201) })).status).toBe(422);
  await say(link, { order_id: id, said: "confirmed" });
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => say(link, { order_id: id, said: "disputed", reason })),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect((await show(link)).orders).toMatchObject([{ said: { kind: "disputed", reason, outcome: null } }]);
  expect((await call(stack, debts.get, at, shop)).orders).toMatchObject([{ said: { kind: "disputed" } }]);
  expect((await read(id)).changes.filter(({ change }) => change.kind === "noted")).toHaveLength(2);
  expect(await disputed()).toEqual(["Amina"]);
  expect((await call(stack, salesSummary.attention, {}, shop)).disputed).toBe(1);
  expect((await call(stack, orders.list, { query: { attention: "disputed" } }, shop)).items).toMatchObject([{ id }]);
  await say(link, { order_id: id, said: "withdrawn" });
  expect((await show(link)).orders).toMatchObject([{ said: null }]);
  expect(await disputed()).toEqual([]);
  expect((await settle(id, "stays")).status).toBe(409);
});

it("is answered once, in words that reach the customer, and disputed no more after that", async () => {
  const { id, link } = await owe();
  await say(link, { order_id: id, said: "disputed", reason: "Nimeshalipa" });
  const reader = await addMember(stack, shop, [{ resource: "transactions", action: "read" }]);
  expect((await settle(id, "stays", reader)).status).toBe(403);
  expect((await settle(id, "stays", await openShop(stack))).status).toBe(404);
  const both = await Promise.all([settle(id, "stays"), settle(id, "accepted")]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const { said, messages } = await read(id);
  expect(said).toMatchObject({ kind: "disputed", answer: "Uliipokea Jumatatu" });
  expect(said?.outcome).not.toBeNull();
  const told = messages.filter(({ event, audience }) => event === "reminder" && audience === "customer");
  expect(told).toMatchObject([{ channel: "chat" }]);
  expect(told[0]?.text).toMatch(/Uliipokea Jumatatu.*\/d\//);
  expect((await show(link)).orders).toMatchObject([{ said: { answer: "Uliipokea Jumatatu" } }]);
  expect(await say(link, { order_id: id, said: "disputed", reason: "Bado" })).toMatchObject({
    ...{ status: 409, body: { code: "dispute_settled" } },
  });
  expect((await say(link, { order_id: id, said: "confirmed" })).status).toBe(201);
});

it("says nothing of orders of others, and not too often", async () => {
  const { link } = await owe();
  const other = await owe(20_000, "0712345672");
  expect((await say(link, { order_id: other.id, said: "confirmed" })).status).toBe(404);
  expect((await say("x".repeat(22), { order_id: other.id, said: "confirmed" })).status).toBe(404);
  const tries = await Promise.all(
    Array.from({ length: 31 }, () => say(link, { order_id: other.id, said: "withdrawn" })),
  );
  expect(tries.map(({ status }) => status)).toContain(429);
  expect((await say(other.link, { order_id: other.id, said: "confirmed" })).status).toBe(201);
});

it("a disputed order is not reminded", async () => {
  const { id, link } = await owe();
  await call(stack, orderCredit.change, { params: { id }, body: { due_on: dayIn(-1), reminds: true } }, shop);
  const zone = `Etc/GMT${12 - new Date().getUTCHours() > 0 ? "-" : "+"}${Math.abs(12 - new Date().getUTCHours())}`;
  await stack.db.query("update shops set time_zone = $2 where shop_id = $1", [shop.shopId, zone]);
  const due = () => inShop(stack.pool, shop.shopId, (tx) => listDueReminders(tx, shop.shopId, 5));
  const { rows } = await stack.db.query<{ today: string }>("select (now() at time zone $1)::date::text as today", [
    zone,
  ]);
  await stack.db.query("update orders set due_on = $2::date - 1 where id = $1", [id, rows[0]?.today]);
  expect(await due()).toMatchObject([{ orderId: id }]);
  await say(link, { order_id: id, said: "disputed", reason: "Si mimi" });
  expect(await due()).toEqual([]);
  await settle(id, "stays");
  expect(await due()).toMatchObject([{ orderId: id }]);
});

const inPlan = (...steps: [number, number][]): Instalments =>
  steps.map(([days, amount_minor]) => ({ due_on: dayIn(days), amount_minor }));
const split = (id: string, instalments: Instalments, by: { token: string } = shop) =>
  request(stack, orderPlans.split, { params: { id }, body: { instalments } }, by);

it("what is owed is split into instalments, which payments fill and forgiving shrinks from the end", async () => {
  const { id, at, link } = await owe();
  expect(await split(id, inPlan([-5, 10_000], [30, 19_000]))).toMatchObject({
    ...{ status: 422, body: { detail: [{ code: "plan_sum_wrong" }] } },
  });
  expect((await split(id, inPlan([5, 10_000], [5, 20_000]))).status).toBe(422);
  expect((await split(id, inPlan([5, 10_000], [9, 20_000]), await openShop(stack))).status).toBe(404);
  expect((await split(id, inPlan([-5, 10_000], [3, 10_000], [30, 10_000]))).status).toBe(201);
  const pay = (amount_minor: number) =>
    call(stack, orderPayments.create, { params: { id }, body: { amount_minor, method: "cash" } }, shop);
  const sums = async () => {
    const { owed, overdue, soon } = await call(stack, debts.summary, {}, shop);
    const debt = await call(stack, debts.get, at, shop);
    const balance = await show(link);
    expect([debt.owed, balance.owed, debt.overdue, balance.overdue]).toEqual([owed, owed, overdue, overdue]);
    return [owed.minor, overdue.minor, soon.minor, debt.orders[0]?.due_on];
  };
  expect(await sums()).toEqual([30_000, 10_000, 10_000, dayIn(-5)]);
  expect((await show(link)).orders[0]?.plan).toHaveLength(3);
  expect(await request(stack, orderCredit.change, { params: { id }, body: { due_on: dayIn(9) } }, shop)).toMatchObject({
    ...{ status: 409, body: { code: "order_has_plan" } },
  });
  await pay(4_000);
  expect(await sums()).toEqual([26_000, 6_000, 10_000, dayIn(-5)]);
  await pay(8_000);
  expect(await sums()).toEqual([18_000, 0, 8_000, dayIn(3)]);
  const forgiven = { amount_minor: 12_000, reason: "Msiba" };
  await call(stack, orderCredit.forgive, { params: { id }, body: forgiven }, shop);
  expect(await sums()).toEqual([6_000, 0, 6_000, dayIn(3)]);
  await call(stack, orderPlans.end, { params: { id } }, shop);
  expect(await sums()).toEqual([6_000, 0, 6_000, dayIn(3)]);
  expect((await read(id)).plan).toEqual([]);
});

it("the link of who was merged leads to whoever has their orders, and back when they are parted", async () => {
  const one = await owe(30_000, "0712345671");
  const other = await owe(20_000, "0712345672");
  const version = async ({ at }: typeof one) => (await call(stack, customers.get, at, shop)).version;
  const body = { other_id: other.at.params.id, version: await version(one), other_version: await version(other) };
  const { merge_id } = await call(stack, customerMerges.merge, { ...one.at, body }, shop);
  for (const { link } of [one, other]) expect(await show(link)).toMatchObject({ owed: { minor: 50_000 } });
  expect((await say(other.link, { order_id: one.id, said: "confirmed" })).status).toBe(201);
  await call(stack, customerMerges.undo, { params: { id: merge_id } }, shop);
  expect(await show(one.link)).toMatchObject({ owed: { minor: 30_000 } });
  expect(await show(other.link)).toMatchObject({ owed: { minor: 20_000 } });
});
