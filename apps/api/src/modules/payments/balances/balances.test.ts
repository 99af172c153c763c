import { personRights } from "@mauzo/contract/customers/person-rights";
import { transactions } from "@mauzo/contract/ledger/transactions";
import { orderCredit } from "@mauzo/contract/orders/order-credit";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orders } from "@mauzo/contract/orders/orders";
import { balanceLinks } from "@mauzo/contract/payments/balance-links";
import { debts } from "@mauzo/contract/payments/debts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { runPaymentJobs } from "../../../../test/payment-jobs.ts";
import { scriptGateway } from "../../../../test/script-gateway.ts";
import { addMember, addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { proveShop } from "../../ledger/journal/prove-shop.ts";

const provider = scriptGateway();
let stack: Stack;
let shop: OpenedShop;
let next = 0;
beforeAll(async () => {
  stack = await startStack({ payments: provider.gateways });
});
beforeEach(async () => {
  shop = await openShop(stack, { name: "Duka la Neema" });
  provider.answerBy(() => ({ result: "waiting", providerRef: undefined }));
  await stack.db.query("delete from pgboss.job");
});
afterAll(() => stack.stop());

const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("sv-SE", { timeZone: "Africa/Dar_es_Salaam" });

/** Orders of one customer that come to so much each; the last one is overdue. The link is to what they owe. */
async function owe(...prices: number[]) {
  const phone = `0754${String(++next).padStart(6, "0")}`;
  const ids: string[] = [];
  let customerId = "";
  for (const price_minor of prices) {
    const product = await addProduct(stack, shop, { price_minor, stock: 5 });
    const customer = { name: "Amina", phone };
    const { id } = await createManualOrder(stack, shop, { ...selectProduct(product), customer });
    customerId = (await call(stack, orders.get, { params: { id } }, shop)).customer?.id ?? "";
    ids.push(id);
  }
  const last = ids.at(-1) ?? "";
  await call(stack, orderCredit.change, { params: { id: last }, body: { due_on: dayIn(-3) } }, shop);
  const at = { params: { id: customerId } };
  const { url, text } = await call(stack, balanceLinks.create, at, shop);
  return { phone, ids, at, url, text, link: linkOf(url) };
}
const linkOf = (url: string) => new URL(url).pathname.split("/").at(-1) ?? "";
const show = (link: string) => call(stack, balanceLinks.get, { params: { link } });
const statusOf = async (link: string) => (await request(stack, balanceLinks.get, { params: { link } })).status;

it("shows whoever has the link what is owed, by the same sums as the shop sees, and nobody's name or number", async () => {
  const { ids, at, link, phone, text, url } = await owe(30_000, 20_000);
  const [first = "", late = ""] = ids;
  await call(
    stack,
    orderPayments.create,
    { params: { id: first }, body: { amount_minor: 10_000, method: "cash" } },
    shop,
  );
  const balance = await show(link);
  expect(balance).toMatchObject({
    ...{ shop_name: "Duka la Neema", owed: { minor: 40_000 }, overdue: { minor: 20_000 }, asked: null },
    orders: [
      { id: late, due_on: dayIn(-3), is_overdue: true, owed: { minor: 20_000 } },
      { id: first, due_on: null, paid: { minor: 10_000 }, owed: { minor: 20_000 } },
    ],
    payments: [{ amount: { minor: 10_000 } }],
  });
  expect(balance.owed).toEqual((await call(stack, debts.get, at, shop)).owed);
  expect(JSON.stringify(balance)).not.toMatch(new RegExp(`Amina|${phone.slice(1)}`));
  expect(text).toContain(url);
  const reminder = await call(stack, debts.remind, { ...at, body: {} }, shop);
  expect((await show(linkOf(reminder.url))).owed).toEqual(balance.owed);
});

it("is kept as a hash, and ends after 90 days, when the shop ends it, and when its customer is forgotten", async () => {
  const { link, at } = await owe(30_000);
  const { rows } = await stack.db.query("select * from lookup_keys where kind = 'balance'");
  expect(JSON.stringify(rows)).not.toContain(link);
  const age = (days: number) =>
    stack.db.query(
      "update lookup_keys set expires_at = expires_at - make_interval(days => $2) where key_hash = sha256($1)",
      [...[link, days]],
    );
  await age(89);
  expect(await statusOf(link)).toBe(200);
  await age(1);
  expect(await statusOf(link)).toBe(404);
  const [one, two] = [
    await call(stack, balanceLinks.create, at, shop),
    await call(stack, balanceLinks.create, at, shop),
  ];
  expect(one.url).not.toBe(two.url);
  const reader = await addMember(stack, shop, [{ resource: "transactions", action: "read" }]);
  expect((await request(stack, balanceLinks.revoke, at, reader)).status).toBe(403);
  expect((await request(stack, balanceLinks.create, at, reader)).status).toBe(403);
  expect((await request(stack, balanceLinks.revoke, at, await openShop(stack))).status).toBe(404);
  await call(stack, balanceLinks.revoke, at, shop);
  for (const { url } of [one, two]) expect(await statusOf(linkOf(url))).toBe(404);
  const { url } = await call(stack, balanceLinks.create, at, shop);
  await call(stack, personRights.forget, { ...at, body: { name: "Amina" } }, shop);
  expect(await statusOf(linkOf(url))).toBe(404);
  expect((await request(stack, balanceLinks.create, at, shop)).status).toBe(409);
  expect(await statusOf("x".repeat(22))).toBe(404);
});

it("a phone that pays from it pays what is due first, then the oldest, and is asked once at a time", async () => {
  const { link, ids, phone } = await owe(30_000, 20_000);
  const pay = (body: { phone: string; amount_minor?: number }) =>
    request(stack, balanceLinks.pay, { params: { link }, body });
  expect((await pay({ phone, amount_minor: 50_001 })).status).toBe(422);
  expect(await pay({ phone, amount_minor: 35_000 })).toMatchObject({
    ...{ status: 201, body: { asked: { minor: 35_000 }, phone_end: phone.slice(-3) } },
  });
  expect((await pay({ phone })).status).toBe(409);
  expect((await show(link)).asked).toMatchObject({ state: "asking" });
  provider.answerBy(() => ({ result: "done", amount: undefined, networkRef: "QWE123RTY4" }));
  await runPaymentJobs(stack, "ask-payment");
  const paid = async (id: string | undefined) =>
    (await call(stack, orders.get, { params: { id: id ?? "" } }, shop)).paid.minor;
  expect([await paid(ids[1]), await paid(ids[0])]).toEqual([20_000, 15_000]);
  expect(await show(link)).toMatchObject({
    ...{ asked: { state: "paid", surplus: { minor: 0 } }, owed: { minor: 15_000 } },
    payments: [{ amount: { minor: 15_000 } }, { amount: { minor: 20_000 } }],
  });
  expect(await inShop(stack.pool, shop.shopId, (tx) => proveShop(tx, shop.shopId))).toEqual([]);
});

it("asks one phone at a time, whichever order is paid first by then", async () => {
  const { link, at, phone } = await owe(30_000, 20_000);
  const pay = () => request(stack, balanceLinks.pay, { params: { link }, body: { phone } });
  const asking = await Promise.all(Array.from({ length: 4 }, pay));
  expect(asking.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  await call(stack, debts.pay, { ...at, body: { amount_minor: 20_000, method: "cash" } }, shop);
  expect(await pay()).toMatchObject({ status: 409, body: { code: "payment_waits" } });
});

it("what comes after the debt was paid in cash is the customer's", async () => {
  const { link, at, phone } = await owe(30_000, 20_000);
  await call(stack, balanceLinks.pay, { params: { link }, body: { phone } });
  await call(stack, debts.pay, { ...at, body: { amount_minor: 45_000, method: "cash" } }, shop);
  provider.answerBy(() => ({ result: "done", amount: undefined, networkRef: "QWE123RTY5" }));
  await runPaymentJobs(stack, "ask-payment");
  expect(await show(link)).toMatchObject({ owed: { minor: 0 }, credit: { minor: 45_000 }, ways: [] });
  expect((await request(stack, balanceLinks.pay, { params: { link }, body: { phone } })).status).toBe(409);
});

it("one push over two orders is one transaction, and a payment of each order with the same code", async () => {
  const { link, ids, phone } = await owe(30_000, 20_000);
  await call(stack, balanceLinks.pay, { params: { link }, body: { phone } });
  provider.answerBy(() => ({ result: "done", amount: undefined, networkRef: "QWE123RTY6" }));
  await runPaymentJobs(stack, "ask-payment");
  const paid = await Promise.all(
    ids.map(async (id) => (await call(stack, orders.get, { params: { id } }, shop)).payments),
  );
  expect(paid.map((each) => each.map(({ amount, reference }) => [amount.minor, reference]))).toEqual([
    [[30_000, "QWE123RTY6"]],
    [[20_000, "QWE123RTY6"]],
  ]);
  const [entry, ...others] = (await call(stack, transactions.list, { query: {} }, shop)).items;
  expect([entry?.amount.minor, entry?.reference, others]).toEqual([50_000, "QWE123RTY6", []]);
  // Each order leads to it.
  for (const { id } of paid.flat())
    expect(await call(stack, transactions.get, { params: { id } }, shop)).toMatchObject({
      id: entry?.id,
      transfers: [{ amount: { minor: 20_000 } }, { amount: { minor: 30_000 } }],
    });
  expect((await call(stack, transactions.balances, {}, shop)).on_the_way).toMatchObject({ minor: 50_000 });
  expect(await inShop(stack.pool, shop.shopId, (tx) => proveShop(tx, shop.shopId))).toEqual([]);
});

it("a push that comes after everything was paid in cash is all the customer's, and their page says so", async () => {
  const { link, at, ids, phone } = await owe(30_000, 20_000);
  await call(stack, balanceLinks.pay, { params: { link }, body: { phone } });
  await call(stack, debts.pay, { ...at, body: { amount_minor: 50_000, method: "cash" } }, shop);
  provider.answerBy(() => ({ result: "done", amount: undefined, networkRef: "QWE123RTY7" }));
  await runPaymentJobs(stack, "ask-payment");
  expect(await show(link)).toMatchObject({
    ...{ owed: { minor: 0 }, credit: { minor: 50_000 }, orders: [] },
    asked: { state: "paid", surplus: { minor: 50_000 } },
  });
  expect((await call(stack, debts.get, at, shop)).credit).toMatchObject({ minor: 50_000 });
  for (const id of ids) {
    const { payments } = await call(stack, orders.get, { params: { id } }, shop);
    expect(payments.map(({ method }) => method)).toEqual(["cash"]);
  }
  const [entry] = (await call(stack, transactions.list, { query: {} }, shop)).items;
  expect(entry).toMatchObject({ kind: "surplus", amount: { minor: 50_000 }, reference: "QWE123RTY7" });
  expect(await inShop(stack.pool, shop.shopId, (tx) => proveShop(tx, shop.shopId))).toEqual([]);
});
