import { customers } from "@mauzo/contract/customers/customers";
import { transactions } from "@mauzo/contract/ledger/transactions";
import { orderCredit } from "@mauzo/contract/orders/order-credit";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orders } from "@mauzo/contract/orders/orders";
import { balanceLinks } from "@mauzo/contract/payments/balance-links";
import { debts } from "@mauzo/contract/payments/debts";
import { manualDebts, type NewManualDebt } from "@mauzo/contract/payments/manual-debts";
import { readPdf } from "@mauzo/order-documents/test/read-pdf";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { runPaymentJobs } from "../../../../test/payment-jobs.ts";
import { scriptGateway } from "../../../../test/script-gateway.ts";
import { addMember, addProduct, countByStatus, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { proveShop } from "../../ledger/journal/prove-shop.ts";

const provider = scriptGateway();
let stack: Stack;
let shop: OpenedShop;
let id: string;
beforeAll(async () => {
  stack = await startStack({ payments: provider.gateways });
});
beforeEach(async () => {
  shop = await openShop(stack, { name: "Duka la Neema" });
  provider.answerBy(() => ({ result: "waiting", providerRef: undefined }));
  await stack.db.query("delete from pgboss.job");
  id = (await call(stack, customers.create, { body: { name: "Amina", phone: "0754345671" } }, shop)).id;
});
afterAll(() => stack.stop());

const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("sv-SE", { timeZone: "Africa/Dar_es_Salaam" });
const at = () => ({ params: { id } });
const write = (amount_minor: number, part: Partial<NewManualDebt> = {}, by: { token: string } = shop) =>
  request(stack, manualDebts.create, { ...at(), body: { kind: "opening", amount_minor, ...part } }, by);
const written = (amount_minor: number, part: Partial<NewManualDebt> = {}) =>
  call(stack, manualDebts.create, { ...at(), body: { kind: "opening", amount_minor, ...part } }, shop);
const strike = (debtId: string, reason = "Kosa") =>
  request(stack, manualDebts.void, { params: { id: debtId }, body: { reason } }, shop);
const forgive = (debtId: string, amount_minor: number, by: { token: string } = shop, reason = "Msiba") =>
  request(stack, manualDebts.forgive, { params: { id: debtId }, body: { amount_minor, reason } }, by);
const debt = () => call(stack, debts.get, at(), shop);
const pay = (amount_minor: number) =>
  call(stack, debts.pay, { ...at(), body: { amount_minor, method: "cash", surplus: true } }, shop);
async function order(price_minor: number, due_on?: string) {
  const product = await addProduct(stack, shop, { price_minor, stock: 5 });
  const made = await createManualOrder(stack, shop, { ...selectProduct(product), customer: { id } });
  if (due_on) await call(stack, orderCredit.change, { params: { id: made.id }, body: { due_on } }, shop);
  return made;
}
/** What is owed, everywhere where it is said. */
async function owedEverywhere() {
  const { url } = await call(stack, balanceLinks.create, at(), shop);
  const link = new URL(url).pathname.split("/").at(-1) ?? "";
  const { items } = await call(stack, debts.list, {}, shop);
  const statement = await fetch(`${stack.url}/debt-exports/statements/${id}?language=en`, {
    headers: { authorization: `Bearer ${shop.token}` },
  });
  const pages = await readPdf(new Uint8Array(await statement.arrayBuffer()));
  const amounts = pages.flatMap(({ text }) => [...text.matchAll(/[\d,]+\.\d\d/g)].map(([found]) => found));
  const sums = await call(stack, debts.summary, {}, shop);
  const told = {
    debt: (await debt()).owed.minor,
    customer: (await call(stack, customers.get, at(), shop)).owed.minor,
    row: items[0]?.owed.minor ?? 0,
    link: (await call(stack, balanceLinks.get, { params: { link } })).owed.minor,
    summary: sums.owed.minor,
    ages: Object.values(sums.ages).reduce((sum, { minor }) => sum + minor, 0),
  };
  const printed = pages.map(({ text }) => text).join("\n");
  return { told: [...new Set(Object.values(told))], amounts, printed };
}
const differences = () => inShop(stack.pool, shop.shopId, (tx) => proveShop(tx, shop.shopId));

it("what somebody owed before is one number everywhere, with what they owe for orders", async () => {
  await order(20_000);
  const made = await written(30_000, { due_on: dayIn(-2), note: "Daftari la zamani" });
  expect(made).toMatchObject({
    ...{ kind: "opening", owed: { minor: 30_000 }, is_overdue: true, overdue: { minor: 30_000 } },
    ...{ note: "Daftari la zamani", due_on: dayIn(-2), days: 0 },
  });
  const { told, amounts } = await owedEverywhere();
  expect(told).toEqual([50_000]);
  expect(amounts).toContain("500.00");
  const [row] = (await call(stack, debts.list, { query: { state: "overdue" } }, shop)).items;
  expect(row).toMatchObject({ orders: 1, manual: 1, overdue: { minor: 30_000 }, due_on: dayIn(-2) });
  expect((await call(stack, debts.list, { query: { age: "week" } }, shop)).items).toHaveLength(1);
  // Two weeks later it is of another age.
  await stack.db.query("update manual_debts set created_at = created_at - interval '14 days' where id = $1", [made.id]);
  expect((await call(stack, debts.summary, {}, shop)).ages).toMatchObject({
    ...{ week: { minor: 20_000 }, month: { minor: 30_000 } },
  });
  expect((await call(stack, debts.list, { query: { age: "month" } }, shop)).items).toHaveLength(1);
  const { items } = await call(stack, transactions.list, {}, shop);
  expect(items).toMatchObject([{ kind: "debt", amount: { minor: 30_000 }, customer: { id }, method: null }]);
  expect(await call(stack, transactions.balances, {}, shop)).toMatchObject({ cash: { minor: 0 }, till: { minor: 0 } });
  const { text } = await call(stack, debts.remind, { ...at(), body: {} }, shop);
  expect(text).toContain("Deni la awali");
  expect(await differences()).toEqual([]);
});

it("a repayment goes to what is due first, orders and debts alike, as one transaction, and the rest is credit", async () => {
  const late = await order(10_000, dayIn(-5));
  const loan = await written(20_000, { kind: "loan", due_on: dayIn(-10) });
  const latest = await written(5_000, { due_on: dayIn(30) });
  expect(await pay(25_000)).toMatchObject({
    paid: [
      { id: loan.id, order: null, amount: { minor: 20_000 } },
      { id: late.id, order: { id: late.id }, amount: { minor: 5_000 } },
    ],
    ...{
      credit: { minor: 0 },
      debt: { owed: { minor: 10_000 }, orders: [{ id: late.id }], manual: [{ id: latest.id }] },
    },
  });
  const [first] = (await call(stack, transactions.list, {}, shop)).items;
  expect(first).toMatchObject({ kind: "payment", amount: { minor: 25_000 }, method: "cash", customer: { id } });
  expect((await debt()).payments.map(({ amount, order }) => [amount.minor, order?.id ?? null]).toSorted()).toEqual(
    [
      [20_000, null],
      [5_000, late.id],
    ].toSorted(),
  );
  expect(await pay(12_500)).toMatchObject({
    ...{ credit: { minor: 2_500 }, debt: { owed: { minor: 0 }, credit: { minor: 2_500 }, manual: [] } },
  });
  expect(await call(stack, transactions.balances, {}, shop)).toMatchObject({
    ...{ cash: { minor: 37_500 }, credit: { minor: 2_500 } },
  });
  const [{ id: entry, amount } = { id: "", amount: null }] = (await call(stack, transactions.list, {}, shop)).items;
  expect(amount).toMatchObject({ minor: 12_500 });
  const { transfers } = await call(stack, transactions.get, { params: { id: entry } }, shop);
  expect(transfers.map(({ kind, credit, amount }) => [kind, credit, amount.minor])).toEqual([
    ["payment", "orders", 5_000],
    ["payment", "debts", 5_000],
    ["surplus", "credit", 2_500],
  ]);
  expect((await owedEverywhere()).told).toEqual([0]);
  expect(await differences()).toEqual([]);
});

it("of many at once each shilling goes to one debt, and what is left is credit", async () => {
  await written(20_000);
  await order(10_000);
  await Promise.all(Array.from({ length: 6 }, () => pay(6_000)));
  expect(await debt()).toMatchObject({ owed: { minor: 0 }, credit: { minor: 6_000 } });
  expect(await differences()).toEqual([]);
});

it("more than is owed is refused, unless whoever records it says that the rest is credit", async () => {
  await written(25_000);
  const body = { amount_minor: 250_000, method: "cash" } as const;
  expect(await request(stack, debts.pay, { ...at(), body }, shop)).toMatchObject({
    ...{ status: 422, body: { code: "payment_above_owed" } },
  });
  expect(await debt()).toMatchObject({ owed: { minor: 25_000 }, credit: { minor: 0 }, payments: [] });
  expect(await pay(250_000)).toMatchObject({ credit: { minor: 225_000 }, debt: { owed: { minor: 0 } } });
});

it("a payment sent twice with one key is one", async () => {
  await written(20_000);
  const key = crypto.randomUUID();
  const send = () =>
    fetch(`${stack.url}/debts/${id}/payments`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${shop.token}`,
        ...{ "content-type": "application/json", "idempotency-key": key },
      },
      body: JSON.stringify({ amount_minor: 5_000, method: "cash" }),
    });
  for (const answer of [await send(), await send()]) expect(answer.status).toBe(201);
  expect((await debt()).owed.minor).toBe(15_000);
});

it("is taken back while nothing of it is paid, and forgiven like any debt", async () => {
  const mistaken = await written(20_000);
  expect(await strike(mistaken.id)).toMatchObject({ status: 200, body: { owed: { minor: 0 } } });
  expect(await strike(mistaken.id)).toMatchObject({ status: 200 });
  expect(await strike(mistaken.id, "Kosa lingine")).toMatchObject({ status: 409, body: { code: "debt_voided" } });
  expect((await owedEverywhere()).told).toEqual([0]);
  const kept = await written(20_000, { note: "Siri ya duka" });
  await pay(5_000);
  expect(await strike(kept.id)).toMatchObject({ status: 409, body: { code: "debt_paid_already" } });
  expect(await forgive(kept.id, 15_001)).toMatchObject({ status: 422 });
  expect(await forgive(kept.id, 1, shop, "x".repeat(61))).toMatchObject({ status: 422 });
  expect(await forgive(kept.id, 10_000)).toMatchObject({ status: 201, body: { owed: { minor: 5_000 } } });
  const { told, printed } = await owedEverywhere();
  expect([told, printed]).toEqual([[5_000], expect.not.stringMatching(/Siri|Msiba/)]);
  expect(printed).toContain("150.00");
  const record = "select subject_id from record_entries where shop_id = $1 and event = 'written_debt_changed'";
  expect((await stack.db.query(record, [shop.shopId])).rows).toEqual([{ subject_id: kept.id }]);
  expect(await call(stack, transactions.balances, {}, shop)).toMatchObject({ cash: { minor: 5_000 } });
  const all = (["read", "create", "update", "delete"] as const).map((action) => ({
    ...{ resource: "transactions" as const, action },
  }));
  const member = await addMember(stack, shop, all);
  expect(await forgive(kept.id, 1, member)).toMatchObject({ status: 403 });
  expect(await differences()).toEqual([]);
});

it("of a strike and payments at once either comes first, and nothing is struck that is paid", async () => {
  const { id: debtId } = await written(20_000);
  await Promise.all([strike(debtId), pay(5_000), strike(debtId), pay(5_000)]);
  const { owed, credit } = await debt();
  expect([
    [0, 10_000],
    [10_000, 0],
  ]).toContainEqual([owed.minor, credit.minor]);
  expect(await differences()).toEqual([]);
});

it("a loan counts against what the customer may owe, and what they owed before has happened", async () => {
  await call(stack, customers.limit, { ...at(), body: { limit_minor: 20_000 } }, shop);
  const answers = await Promise.all(Array.from({ length: 20 }, () => write(3_000, { kind: "loan" })));
  expect(countByStatus(answers)).toEqual({ 201: 6, 409: 14 });
  expect(await write(3_000, { kind: "loan" })).toMatchObject({
    ...{ status: 409, body: { code: "credit_limit_reached", left_minor: 2_000 } },
  });
  expect((await write(50_000)).status).toBe(201);
  expect((await debt()).owed.minor).toBe(68_000);
});

it("a customer sees it by their link, without the note, and a phone that pays all pays it, too", async () => {
  const owed = await order(10_000);
  await written(20_000, { note: "Siri ya duka", due_on: dayIn(-3) });
  const { url } = await call(stack, balanceLinks.create, at(), shop);
  const link = new URL(url).pathname.split("/").at(-1) ?? "";
  const shown = await call(stack, balanceLinks.get, { params: { link } });
  expect(shown).toMatchObject({
    ...{ owed: { minor: 30_000 }, overdue: { minor: 20_000 }, orders: [{ id: owed.id }] },
    manual: [{ kind: "opening", owed: { minor: 20_000 }, is_overdue: true }],
  });
  expect(JSON.stringify(shown)).not.toContain("Siri");
  await call(stack, balanceLinks.pay, { params: { link }, body: { phone: "0754345671", amount_minor: 25_000 } });
  provider.answerBy(() => ({ result: "done", amount: undefined, networkRef: "QWE123RTY5" }));
  await runPaymentJobs(stack, "ask-payment");
  expect(await debt()).toMatchObject({ owed: { minor: 5_000 }, manual: [], orders: [{ id: owed.id }] });
  expect(await differences()).toEqual([]);
});

it("is for who may, and of one shop alone", async () => {
  const { id: debtId } = await written(20_000);
  const reader = await addMember(stack, shop, [{ resource: "transactions", action: "read" }]);
  expect(await write(1, {}, reader)).toMatchObject({ status: 403 });
  const other = await openShop(stack);
  expect(await write(1, {}, other)).toMatchObject({ status: 404 });
  expect(await forgive(debtId, 1, other)).toMatchObject({ status: 404 });
  expect(
    await request(stack, manualDebts.void, { params: { id: debtId }, body: { reason: "Kosa" } }, other),
  ).toMatchObject({ status: 404 });
});

const useCredit = (orderId: string, amount_minor: number) =>
  request(stack, orderPayments.useCredit, { params: { id: orderId }, body: { amount_minor } }, shop);

it("credit pays the next order on request, and no more than there is of either", async () => {
  await pay(3_000);
  expect(await debt()).toMatchObject({ owed: { minor: 0 }, credit: { minor: 3_000 } });
  const next = await order(10_000);
  expect((await call(stack, orders.get, { params: { id: next.id } }, shop)).credit.minor).toBe(3_000);
  expect(await useCredit(next.id, 3_001)).toMatchObject({ status: 409, body: { code: "balance_too_small" } });
  expect(await useCredit(next.id, 3_000)).toMatchObject({ status: 201, body: { owed: { minor: 7_000 } } });
  expect(await useCredit(next.id, 1)).toMatchObject({ status: 409 });
  const after = await call(stack, orders.get, { params: { id: next.id } }, shop);
  expect(after).toMatchObject({
    ...{ credit: { minor: 0 }, paid: { minor: 3_000 }, payments: [{ method: null, amount: { minor: 3_000 } }] },
  });
  expect(after.changes[0]).toMatchObject({ change: { kind: "paid", method: null } });
  expect(await call(stack, transactions.balances, {}, shop)).toMatchObject({
    ...{ cash: { minor: 3_000 }, credit: { minor: 0 } },
  });
  await pay(20_000);
  const small = await order(2_000);
  expect(await useCredit(small.id, 2_001)).toMatchObject({ status: 422 });
  expect(await differences()).toEqual([]);
});

it("20 uses of one credit at once never come to more than it", async () => {
  await pay(10_000);
  const many = await Promise.all(Array.from({ length: 4 }, () => order(50_000)));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, place) => useCredit(many[place % 4]?.id ?? "", 3_000)),
  );
  expect(countByStatus(answers)).toEqual({ 201: 3, 409: 17 });
  expect(await debt()).toMatchObject({ owed: { minor: 191_000 }, credit: { minor: 1_000 } });
  expect(await differences()).toEqual([]);
});
