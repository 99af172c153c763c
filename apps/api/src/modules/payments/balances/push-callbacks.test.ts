import { orderCredit } from "@mauzo/contract/orders/order-credit";
import { orders } from "@mauzo/contract/orders/orders";
import { balanceLinks } from "@mauzo/contract/payments/balance-links";
import { payments } from "@mauzo/contract/payments/payments";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, pathOf } from "../../../../test/endpoints.ts";
import { createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { paymentJobDeps, runPaymentJobs } from "../../../../test/payment-jobs.ts";
import { callbackSecret, scriptGateway } from "../../../../test/script-gateway.ts";
import { addProduct, countByStatus, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { Outcome } from "../../../gateways/payments/port.ts";
import { proveShop } from "../../ledger/journal/prove-shop.ts";
import { sendPaymentRequest } from "../payments/send-payment-request.ts";

const provider = scriptGateway();
const declined: Outcome = { result: "refused", reason: "declined", code: undefined };
const waiting: Outcome = { result: "waiting", providerRef: undefined };
const paidBy = (networkRef: string): Outcome => ({ result: "done", amount: undefined, networkRef });
let stack: Stack;
let shop: OpenedShop;
let next = 0;
beforeAll(async () => {
  stack = await startStack({ payments: provider.gateways });
});
beforeEach(async () => {
  shop = await openShop(stack);
  provider.asked.length = 0;
  provider.answerBy(() => waiting);
  await stack.db.query("delete from pgboss.job");
});
afterAll(() => stack.stop());

/** Two orders of one customer, 30,000 and 20,000 cents, the second to be paid first; their phone is asked for both. */
async function pushDebt(of: OpenedShop = shop) {
  const phone = `0754${String(++next).padStart(6, "0")}`;
  const ids: string[] = [];
  let customerId = "";
  for (const price_minor of [30_000, 20_000]) {
    const product = await addProduct(stack, of, { price_minor, stock: 5 });
    const { id } = await createManualOrder(stack, of, {
      ...selectProduct(product),
      customer: { name: "Amina", phone },
    });
    customerId = (await call(stack, orders.get, { params: { id } }, of)).customer?.id ?? "";
    ids.push(id);
  }
  const due = { params: { id: ids[1] ?? "" }, body: { due_on: new Date().toISOString().slice(0, 10) } };
  await call(stack, orderCredit.change, due, of);
  const { url } = await call(stack, balanceLinks.create, { params: { id: customerId } }, of);
  const link = { params: { link: new URL(url).pathname.split("/").at(-1) ?? "" } };
  await call(stack, balanceLinks.pay, { ...link, body: { phone } });
  const { rows } = await stack.db.query<{ reference: string }>(
    "select reference from payments where shop_id = $1 order by id desc limit 1",
    [of.shopId],
  );
  return { ids, link, told: `paid ${rows[0]?.reference}`, seen: () => call(stack, balanceLinks.get, link) };
}
const callBack = (body: string) =>
  fetch(stack.url + pathOf(payments.callback, { params: { secret: callbackSecret } }), { method: "POST", body });
const paidOf = (ids: string[], of: OpenedShop = shop) =>
  Promise.all(ids.map(async (id) => (await call(stack, orders.get, { params: { id } }, of)).paid.minor));
const entries = () => countRows(stack, "transfers where shop_id = $1 and entry_id is null", [shop.shopId]);
const prove = () => inShop(stack.pool, shop.shopId, (tx) => proveShop(tx, shop.shopId));

it("believes no callback: a forged one makes a question, a hundred of them one, and paid they are one entry", async () => {
  const { ids, told, seen } = await pushDebt();
  await runPaymentJobs(stack, "ask-payment");
  await stack.db.query("delete from pgboss.job");
  const hundred = () => Promise.all(Array.from({ length: 100 }, () => callBack(told)));
  expect(countByStatus(await hundred())).toEqual({ 200: 100 });
  await runPaymentJobs(stack, "query-payment");
  expect(provider.queries()).toHaveLength(1);
  expect([await paidOf(ids), await entries()]).toEqual([[0, 0], 0]);
  expect(await seen()).toMatchObject({ owed: { minor: 50_000 }, asked: { state: "waiting" } });
  provider.answerBy(() => paidBy("QD100"));
  for (let round = 0; round < 2; round++) {
    await hundred();
    await runPaymentJobs(stack, "query-payment");
  }
  expect([await paidOf(ids), await entries(), provider.queries().length]).toEqual([[30_000, 20_000], 1, 2]);
  expect(await prove()).toEqual([]);
});

it("pays nothing of another shop that was told of by this one's reference", async () => {
  const other = await openShop(stack);
  const [mine, theirs] = [await pushDebt(), await pushDebt(other)];
  await runPaymentJobs(stack, "ask-payment");
  await stack.db.query("delete from pgboss.job");
  const asked = new Set([mine.told.slice(5)]);
  provider.answerBy(({ reference }) => (asked.has(reference) ? paidBy("QD101") : waiting));
  await callBack(mine.told);
  await callBack(theirs.told);
  await runPaymentJobs(stack, "query-payment");
  expect([await paidOf(mine.ids), await paidOf(theirs.ids, other)]).toEqual([
    [30_000, 20_000],
    [0, 0],
  ]);
});

it("keeps another amount than was asked for aside: no order is paid, and it is nobody's credit", async () => {
  const { ids, seen } = await pushDebt();
  provider.answerBy(() => ({ result: "done", amount: { minor: 10_000, currency: "TZS" }, networkRef: "QD102" }));
  await runPaymentJobs(stack, "ask-payment");
  expect(await paidOf(ids)).toEqual([0, 0]);
  expect(await seen()).toMatchObject({ owed: { minor: 50_000 }, credit: { minor: 0 } });
  const unmatched = "transfers where shop_id = $1 and credit = 'unmatched' and amount_minor = 10000";
  expect([await entries(), await countRows(stack, unmatched, [shop.shopId])]).toEqual([1, 1]);
  expect(await prove()).toEqual([]);
});

it("takes money that comes late: paid after declined, and stays paid after that", async () => {
  const { ids, told, seen } = await pushDebt();
  provider.answerBy(() => declined);
  await runPaymentJobs(stack, "ask-payment");
  expect((await seen()).asked).toMatchObject({ state: "declined" });
  provider.answerBy(() => paidBy("QD103"));
  await callBack(told);
  await runPaymentJobs(stack, "query-payment");
  expect(await paidOf(ids)).toEqual([30_000, 20_000]);
  provider.answerBy(() => declined);
  await callBack(told);
  await runPaymentJobs(stack);
  expect([await paidOf(ids), await entries()]).toEqual([[30_000, 20_000], 1]);
  expect(await seen()).toMatchObject({ owed: { minor: 0 }, asked: { state: "paid" } });
});

it("is paid once where the callback comes before our answer, and where we died between the two", async () => {
  const { ids, told } = await pushDebt();
  const { rows } = await stack.db.query("select data from pgboss.job where name = 'ask-payment'");
  const deps = paymentJobDeps(stack);
  provider.answerBy(async ({ call: asked }) => {
    if (asked === "query") return paidBy("QD104");
    expect((await callBack(told)).status).toBe(200);
    throw new Error("the process died here");
  });
  await expect(sendPaymentRequest(deps, rows[0]?.data)).rejects.toThrow("died");
  await sendPaymentRequest(deps, rows[0]?.data);
  await runPaymentJobs(stack);
  expect([provider.collects().length, await entries(), await paidOf(ids)]).toEqual([1, 1, [30_000, 20_000]]);
  expect(await prove()).toEqual([]);
});

it("goes to what is owed by then, where the order that was due first is cancelled meanwhile, and the rest is theirs", async () => {
  const { ids, seen } = await pushDebt();
  await runPaymentJobs(stack, "ask-payment");
  const move = { from: "new" as const, to: "cancelled" as const };
  await call(stack, orders.move, { params: { id: ids[1] ?? "" }, body: move }, shop);
  provider.answerBy(() => paidBy("QD105"));
  await runPaymentJobs(stack);
  expect(await paidOf(ids)).toEqual([30_000, 0]);
  expect(await seen()).toMatchObject({ owed: { minor: 0 }, credit: { minor: 20_000 } });
  expect(await entries()).toBe(1);
  expect(await prove()).toEqual([]);
});
