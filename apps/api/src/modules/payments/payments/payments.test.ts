import { cart } from "@mauzo/contract/orders/cart";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orders } from "@mauzo/contract/orders/orders";
import { payments } from "@mauzo/contract/payments/payments";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, pathOf, request } from "../../../../test/endpoints.ts";
import { selectProduct } from "../../../../test/order-fixtures.ts";
import { paymentJobDeps, runPaymentJobs } from "../../../../test/payment-jobs.ts";
import { callbackSecret, scriptGateway } from "../../../../test/script-gateway.ts";
import {
  addCart,
  addProduct,
  countByStatus,
  countRows,
  makeCartLine,
  type OpenedShop,
} from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { Outcome } from "../../../gateways/payments/port.ts";
import { proveShop } from "../../ledger/journal/prove-shop.ts";
import { sendPaymentRequest } from "./send-payment-request.ts";

const provider = scriptGateway();
let stack: Stack;
let shop: OpenedShop;
let next = 0;
/** Each test asks another phone: how often one is asked is limited. */
const newPhone = () => `0754${String(++next).padStart(6, "0")}`;
beforeAll(async () => {
  const paymentFees = { hundredths: 150, leastMinor: 10_000 };
  stack = await startStack({ payments: provider.gateways, paymentFees });
});
beforeEach(async () => {
  shop = await openShop(stack);
  provider.asked.length = 0;
  provider.answerBy(() => ({ result: "waiting", providerRef: undefined }));
  await stack.db.query("delete from pgboss.job");
});
afterAll(() => stack.stop());

const paidBy = (networkRef: string): Outcome => ({ result: "done", amount: undefined, networkRef });
const declined: Outcome = { result: "refused", reason: "declined", code: undefined };

/** An ordered cart that owes so much. */
async function addOrdered(priceMinor = 2_500_000) {
  const product = await addProduct(stack, shop, { price_minor: priceMinor, stock: 20 });
  const token = await addCart(stack, shop, [makeCartLine(product)]);
  const phone = newPhone();
  const customer = { name: "Neema", phone };
  const { order_id } = await call(stack, cart.submit, {
    query: { token },
    body: { ...selectProduct(product), customer },
  });
  const { items } = await call(stack, orders.list, { query: { search: order_id } }, shop);
  const id = items[0]?.id ?? "";
  const at = { params: { id } };
  return {
    ...{ token, id, at, phone },
    push: () => call(stack, payments.pay, { query: { token }, body: { phone } }),
    seen: async () => (await call(stack, payments.ofCart, { query: { token } })).items,
    order: () => call(stack, orders.get, at, shop),
  };
}
const callBack = (body: string, secret = callbackSecret) =>
  fetch(stack.url + pathOf(payments.callback, { params: { secret } }), { method: "POST", body });
const referenceOf = async (orderId: string): Promise<string> =>
  (await stack.db.query("select reference from payments where order_id = $1 order by id desc limit 1", [orderId]))
    .rows[0]?.reference;
/** What the accounts of the shop gained, on the side on which each grows. */
async function moved(): Promise<Record<string, number>> {
  const { rows } = await stack.db.query<{ debit: string; credit: string; minor: string }>(
    "select debit, credit, sum(amount_minor) as minor from transfers where shop_id = $1 group by 1, 2 order by 1, 2",
    [shop.shopId],
  );
  return Object.fromEntries(rows.map(({ debit, credit, minor }) => [`${debit} ← ${credit}`, Number(minor)]));
}
const entries = () => countRows(stack, "transfers where shop_id = $1 and entry_id is null", [shop.shopId]);
const prove = () => inShop(stack.pool, shop.shopId, (tx) => proveShop(tx, shop.shopId));

it("shows the fee before, asks for amount and fee, and pays the order by the amount alone", async () => {
  const ordered = await addOrdered();
  const { offer } = await call(stack, payments.ofCart, { query: { token: ordered.token } });
  expect(offer).toMatchObject({ networks: ["M-Pesa"], fee: { minor: 37_500 }, asked: { minor: 2_537_500 } });
  const asked = await ordered.push();
  expect(asked).toMatchObject({ state: "asking", network: "M-Pesa", asked: { minor: 2_537_500 }, failure: null });
  await runPaymentJobs(stack, "ask-payment");
  expect(provider.collects()).toEqual([
    { call: "collect", reference: await referenceOf(ordered.id), amountMinor: 2_537_500 },
  ]);
  expect((await ordered.seen())[0]?.state).toBe("waiting");
  provider.answerBy(() => paidBy("QX100"));
  await runPaymentJobs(stack);
  expect((await ordered.seen())[0]?.state).toBe("paid");
  const fees = { payments: [{ amount: { minor: 2_500_000 }, fee: { minor: 37_500, currency: "TZS" } }] };
  expect(await ordered.order()).toMatchObject({ payment: "paid", paid: { minor: 2_500_000 }, ...fees });
  expect(await moved()).toEqual({ "on_the_way ← orders": 2_500_000, "mauzo ← fees": 37_500 });
  expect(await countRows(stack, "expenses where shop_id = $1 and amount_minor = 37500", [shop.shopId])).toBe(1);
  const after = await call(stack, payments.ofCart, { query: { token: ordered.token } });
  expect(after.offer).toMatchObject({ owed: { minor: 0 }, asked: { minor: 0 } });
  expect(await prove()).toEqual([]);
});

it("asks for a whole shilling where cents are owed, and pays exactly what is owed", async () => {
  const ordered = await addOrdered(1_000_050);
  await ordered.push();
  provider.answerBy(() => paidBy("QX101"));
  await runPaymentJobs(stack, "ask-payment");
  expect(await ordered.order()).toMatchObject({ payment: "paid", paid: { minor: 1_000_050 } });
  expect(await moved()).toEqual({
    "on_the_way ← orders": 1_000_050,
    "on_the_way ← rounding": 50,
    "mauzo ← fees": 15_100,
  });
  expect(await prove()).toEqual([]);
});

it("of 50 at once that ask for an order, one gets a prompt", { timeout: 60_000 }, async () => {
  const ordered = await addOrdered();
  const body = { phone: ordered.phone };
  const ask = () => request(stack, payments.ask, { params: { id: ordered.id }, body: { phone: newPhone() } }, shop);
  const answers = await Promise.all([
    ...Array.from({ length: 45 }, ask),
    ...Array.from({ length: 5 }, () => request(stack, payments.pay, { query: { token: ordered.token }, body })),
  ]);
  const { 201: asked, ...refused } = countByStatus(answers);
  expect([asked, await countRows(stack, "payments where order_id = $1", [ordered.id])]).toEqual([1, 1]);
  expect(Object.keys(refused).filter((status) => !["409", "429"].includes(status))).toEqual([]);
  await runPaymentJobs(stack, "ask-payment");
  expect(provider.collects()).toHaveLength(1);
});

it("believes no callback: a forged one makes a question, and a hundred of them one", async () => {
  const ordered = await addOrdered();
  await ordered.push();
  await runPaymentJobs(stack, "ask-payment");
  const body = `paid ${await referenceOf(ordered.id)}`;
  await stack.db.query("delete from pgboss.job");
  const answers = await Promise.all(Array.from({ length: 100 }, () => callBack(body)));
  expect(countByStatus(answers)).toEqual({ 200: 100 });
  await runPaymentJobs(stack, "query-payment");
  expect(provider.queries()).toHaveLength(1);
  expect(await ordered.order()).toMatchObject({ payment: "unpaid" });
  expect(await entries()).toBe(0);
  provider.answerBy(() => paidBy("QX102"));
  for (let round = 0; round < 2; round++) {
    await Promise.all(Array.from({ length: 100 }, () => callBack(body)));
    await runPaymentJobs(stack, "query-payment");
  }
  expect([await entries(), provider.queries().length]).toEqual([1, 2]);
});

it("answers 404 for an unknown secret, 401 for what is not the provider's, and alike for a reference of nobody", async () => {
  const unknown = await callBack("paid ABC", "another-secret-of-thirty-two-signs-x");
  expect([unknown.status, (await callBack("something else")).status]).toEqual([404, 401]);
  const nobodys = await callBack("paid ABCDEFGHIJ0123456789");
  expect([nobodys.status, await nobodys.json()]).toEqual([200, { ok: "yes" }]);
  expect(await countRows(stack, "pgboss.job")).toBe(0);
});

it("takes money that comes late: paid after declined, and stays paid after that", async () => {
  const ordered = await addOrdered();
  await ordered.push();
  provider.answerBy(() => declined);
  await runPaymentJobs(stack, "ask-payment");
  expect((await ordered.seen())[0]).toMatchObject({ state: "declined", failure: "declined" });
  await runPaymentJobs(stack, "query-payment");
  expect(provider.queries()).toHaveLength(0);
  provider.answerBy(() => paidBy("QX103"));
  await callBack(`paid ${await referenceOf(ordered.id)}`);
  await runPaymentJobs(stack, "query-payment");
  expect(await ordered.order()).toMatchObject({ payment: "paid" });
  provider.answerBy(() => declined);
  await callBack(`paid ${await referenceOf(ordered.id)}`);
  await runPaymentJobs(stack);
  expect([(await ordered.seen())[0]?.state, await entries()]).toEqual(["paid", 1]);
});

it("keeps money for an order that was cancelled meanwhile, which stays so", async () => {
  const ordered = await addOrdered();
  await ordered.push();
  await runPaymentJobs(stack, "ask-payment");
  await call(stack, orders.move, { ...ordered.at, body: { from: "new", to: "cancelled" } }, shop);
  provider.answerBy(() => paidBy("QX104"));
  await runPaymentJobs(stack);
  expect(await ordered.order()).toMatchObject({ fulfilment: "cancelled", paid: { minor: 0 } });
  expect(await moved()).toEqual({ "on_the_way ← unmatched": 2_500_000, "mauzo ← fees": 37_500 });
  expect((await ordered.seen())[0]).toMatchObject({ state: "paid", surplus: { minor: 2_500_000 } });
  expect(await prove()).toEqual([]);
});

it("gives the customer what was too much, because cash was taken meanwhile", async () => {
  const ordered = await addOrdered();
  await ordered.push();
  await runPaymentJobs(stack, "ask-payment");
  const cash = { amount_minor: 2_000_000, method: "cash" as const };
  await call(stack, orderPayments.create, { ...ordered.at, body: cash }, shop);
  provider.answerBy(() => paidBy("QX105"));
  await runPaymentJobs(stack);
  expect(await ordered.order()).toMatchObject({ payment: "paid", paid: { minor: 2_500_000 } });
  expect(await moved()).toMatchObject({ "on_the_way ← orders": 500_000, "on_the_way ← credit": 2_000_000 });
  expect(await entries()).toBe(2);
  expect(await prove()).toEqual([]);
});

it("keeps another amount than was asked for aside", async () => {
  const ordered = await addOrdered();
  await ordered.push();
  provider.answerBy(() => ({ result: "done", amount: { minor: 100_000, currency: "TZS" }, networkRef: "QX106" }));
  await runPaymentJobs(stack, "ask-payment");
  expect(await moved()).toEqual({ "on_the_way ← unmatched": 100_000 });
  expect(await ordered.order()).toMatchObject({ payment: "unpaid" });
});

it("after a death between send and record, asks what became of it before it sends again", async () => {
  const ordered = await addOrdered();
  await ordered.push();
  const { rows } = await stack.db.query("select data from pgboss.job where name = 'ask-payment'");
  const deps = paymentJobDeps(stack);
  provider.answerBy(() => {
    throw new Error("the process died here");
  });
  await expect(sendPaymentRequest(deps, rows[0]?.data)).rejects.toThrow("died");
  expect(provider.collects()).toHaveLength(1);
  provider.answerBy(({ call }) => (call === "query" ? paidBy("QX107") : { result: "waiting", providerRef: undefined }));
  await sendPaymentRequest(deps, rows[0]?.data);
  expect([provider.collects().length, provider.queries().length]).toEqual([1, 1]);
  expect(await ordered.order()).toMatchObject({ payment: "paid" });
  await runPaymentJobs(stack);
  expect([provider.collects().length, await entries()]).toEqual([1, 1]);
});

it("sends again what the provider has never heard of, under the same reference", async () => {
  const ordered = await addOrdered();
  await ordered.push();
  const { rows } = await stack.db.query("select data from pgboss.job where name = 'ask-payment'");
  const deps = paymentJobDeps(stack);
  provider.answerBy(() => {
    throw new Error("the process died here");
  });
  await expect(sendPaymentRequest(deps, rows[0]?.data)).rejects.toThrow("died");
  provider.answerBy(({ call }) =>
    call === "query" ? { result: "absent" } : { result: "waiting", providerRef: undefined },
  );
  await sendPaymentRequest(deps, rows[0]?.data);
  expect(new Set(provider.collects().map(({ reference }) => reference)).size).toBe(1);
  expect((await ordered.seen())[0]?.state).toBe("waiting");
});

it("never fails by guess: what was not answered is unknown, and waits for the provider's word", async () => {
  const ordered = await addOrdered();
  await ordered.push();
  provider.answerBy(() => ({ result: "unknown", why: "silence", code: undefined }));
  await runPaymentJobs(stack, "ask-payment");
  for (let time = 0; time < 3; time++) await runPaymentJobs(stack, "query-payment");
  expect((await ordered.seen())[0]?.state).toBe("unknown");
  const again = await request(stack, payments.pay, { query: { token: ordered.token }, body: { phone: newPhone() } });
  expect(again).toMatchObject({ status: 409, body: { code: "payment_waits" } });
  provider.answerBy(() => declined);
  await runPaymentJobs(stack, "query-payment");
  expect((await ordered.seen())[0]?.state).toBe("declined");
  await ordered.push();
});

it("refuses a number that is none, a network that is not there, more than is owed and a cancelled order", async () => {
  const ordered = await addOrdered();
  const codeOf = async (body: unknown) => {
    const answer = await request(stack, payments.ask, { ...ordered.at, body }, shop);
    return [answer.status, JSON.stringify(answer.body).match(/"code":"(\w+)"/)?.[1]];
  };
  expect(await codeOf({ phone: "12" })).toEqual([422, "phone_invalid"]);
  expect(await codeOf({ phone: "0687000111" })).toEqual([422, "payment_network_unknown"]);
  expect(await codeOf({ phone: newPhone(), amount_minor: 2_500_001 })).toEqual([422, "payment_above_owed"]);
  await call(stack, orders.move, { ...ordered.at, body: { from: "new", to: "cancelled" } }, shop);
  expect((await codeOf({ phone: newPhone() }))[1]).toBe("payment_order_cancelled");
});

it("asks a phone no more than ten times an hour, whoever asks", async () => {
  const phone = newPhone();
  const statuses: number[] = [];
  for (let order = 0; order < 11; order++) {
    const ordered = await addOrdered(100_000);
    const { status } = await request(stack, payments.pay, { query: { token: ordered.token }, body: { phone } });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
});

it("shows the shop who asked, and whose phone", async () => {
  const ordered = await addOrdered();
  const asked = await call(
    stack,
    payments.ask,
    { ...ordered.at, body: { phone: ordered.phone, amount_minor: 500_000 } },
    shop,
  );
  expect(asked).toMatchObject({ amount: { minor: 500_000 }, phone: `+255${ordered.phone.slice(1)}`, by: "Asha" });
  const { items } = await call(stack, payments.ofOrder, ordered.at, shop);
  expect(items).toEqual([asked]);
});
