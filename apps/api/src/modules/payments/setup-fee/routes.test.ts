import { cart } from "@mauzo/contract/orders/cart";
import { payments } from "@mauzo/contract/payments/payments";
import { setupFee } from "@mauzo/contract/payments/setup-fee";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, pathOf, request } from "../../../../test/endpoints.ts";
import { selectProduct } from "../../../../test/order-fixtures.ts";
import { paymentJobDeps } from "../../../../test/payment-jobs.ts";
import { callbackSecret, scriptGateway } from "../../../../test/script-gateway.ts";
import {
  addCart,
  addMember,
  addProduct,
  countByStatus,
  countRows,
  makeCartLine,
  type OpenedShop,
} from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import type { Outcome } from "../../../gateways/payments/port.ts";
import { querySetupPayment } from "./query-setup-payment.ts";
import { sendSetupRequest } from "./send-setup-request.ts";
import { recordSetupOutcome } from "./steps/record-setup-outcome.ts";

const provider = scriptGateway();
let stack: Stack;
let shop: OpenedShop;
let next = 0;
const newPhone = () => `0754${String(800_000 + ++next)}`;
beforeAll(async () => {
  stack = await startStack({ payments: provider.gateways, setupFee: { minor: 2_500_000, isNeeded: true } });
});
beforeEach(async () => {
  shop = await openShop(stack);
  provider.asked.length = 0;
  provider.answerBy(() => ({ result: "waiting", providerRef: undefined }));
  await stack.db.query("delete from pgboss.job");
});
afterAll(() => stack.stop());

const done: Outcome = { result: "done", amount: undefined, networkRef: "QSETUP1" };
const declined: Outcome = { result: "refused", reason: "declined", code: undefined };
const get = () => call(stack, setupFee.get, {}, shop);
const pay = (phone = newPhone(), by: { token: string } = shop) => request(stack, setupFee.pay, { body: { phone } }, by);
async function run(name: "ask-setup-fee" | "query-setup-fee") {
  const { rows } = await stack.db.query<{ data: { shopId: string; paymentId: string; time: number | null } }>(
    "delete from pgboss.job where name = $1 returning data",
    [name],
  );
  const job = name === "ask-setup-fee" ? sendSetupRequest : querySetupPayment;
  for (const { data } of rows) await job(paymentJobDeps(stack), data);
}

it("is paid once, whatever is pressed twice, and opens the asking of customers' phones", async () => {
  const product = await addProduct(stack, shop, { stock: 20 });
  const token = await addCart(stack, shop, [makeCartLine(product)]);
  const customer = { name: "Neema", phone: newPhone() };
  await call(stack, cart.submit, { query: { token }, body: { ...selectProduct(product), customer } });
  const networks = async () => (await call(stack, payments.ofCart, { query: { token } })).offer.networks;
  expect(await get()).toMatchObject({ fee: { minor: 2_500_000 }, is_needed: true, is_paid: false, items: [] });
  expect(await networks()).toEqual([]);
  const asking = await Promise.all(Array.from({ length: 8 }, () => pay()));
  expect(countByStatus(asking)).toEqual({ 201: 1, 409: 7 });
  await run("ask-setup-fee");
  expect(provider.collects()).toHaveLength(1);
  expect(provider.collects()[0]?.amountMinor).toBe(2_500_000);
  provider.answerBy(() => done);
  await run("query-setup-fee");
  expect(await get()).toMatchObject({
    ...{ is_needed: false, is_paid: true },
    items: [{ state: "paid", network_ref: "QSETUP1", amount: { minor: 2_500_000 } }],
  });
  expect(await networks()).toEqual(["M-Pesa"]);
  expect(await pay()).toMatchObject({ status: 409, body: { code: "setup_fee_asked" } });
  expect(await countRows(stack, "transfers where shop_id = $1", [shop.shopId])).toBe(0);
});

it("can be tried again after it was declined; money that comes late after another is kept apart", async () => {
  expect((await pay()).status).toBe(201);
  provider.answerBy(() => declined);
  await run("ask-setup-fee");
  expect((await get()).items).toMatchObject([{ state: "declined", failure: "declined" }]);
  const { rows } = await stack.db.query<{ reference: string }>(
    "select reference from setup_payments where shop_id = $1",
    [shop.shopId],
  );
  expect((await pay()).status).toBe(201);
  provider.answerBy(() => done);
  await run("ask-setup-fee");
  const callback = stack.url + pathOf(payments.callback, { params: { secret: callbackSecret } });
  const told = await fetch(callback, { method: "POST", body: `paid ${rows[0]?.reference}` });
  expect(told.status).toBe(200);
  await run("query-setup-fee");
  expect((await get()).items.map(({ state }) => state)).toEqual(["paid", "paid"]);
  expect(await countRows(stack, "setup_payments where shop_id = $1 and is_extra", [shop.shopId])).toBe(1);
});

it("is paid by what came late while another phone was asked, which then declined: nobody is asked again", async () => {
  expect((await pay()).status).toBe(201);
  provider.answerBy(() => declined);
  await run("ask-setup-fee");
  expect((await pay()).status).toBe(201);
  const { rows } = await stack.db.query<{ id: string; state: string }>(
    "select id, state from setup_payments where shop_id = $1",
    [shop.shopId],
  );
  const late = rows.find(({ state }) => state === "declined")?.id ?? "";
  const said = { shopId: shop.shopId, paymentId: late, outcome: done, of: "question" as const };
  await recordSetupOutcome(paymentJobDeps(stack), said);
  const extra = () => countRows(stack, "setup_payments where shop_id = $1 and is_extra", [shop.shopId]);
  expect([await extra(), (await get()).is_paid]).toEqual([1, true]);
  await run("ask-setup-fee");
  expect([await extra(), (await get()).is_paid]).toEqual([0, true]);
  expect(await pay()).toMatchObject({ status: 409, body: { code: "setup_fee_asked" } });
});

it("is the admins' to see and to pay, to a phone of a network that is there", async () => {
  const member = await addMember(stack, shop, [{ resource: "transactions", action: ["read", "create"] }]);
  expect((await request(stack, setupFee.get, {}, member)).status).toBe(403);
  expect((await pay(newPhone(), member)).status).toBe(403);
  expect(await pay("0222123456")).toMatchObject({
    status: 422,
    body: { detail: [{ code: "payment_network_unknown" }] },
  });
  expect((await get()).items).toEqual([]);
});
