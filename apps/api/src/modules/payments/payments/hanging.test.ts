import { generateKeyPairSync } from "node:crypto";
import { cart } from "@mauzo/contract/orders/cart";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orders } from "@mauzo/contract/orders/orders";
import { payments } from "@mauzo/contract/payments/payments";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { openFakeProvider } from "../../../../test/fake-provider.ts";
import { addOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { runPaymentJobs } from "../../../../test/payment-jobs.ts";
import { addCart, addProduct, countRows, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { mpesaTz } from "../../../gateways/payments/mpesa-tz.ts";

const timeoutMs = 8_000;
let provider: Awaited<ReturnType<typeof openFakeProvider>>;
let stack: Stack;
let shop: OpenedShop;
let other: OpenedShop;

beforeAll(async () => {
  provider = await openFakeProvider();
  const key = generateKeyPairSync("rsa", { modulusLength: 2048 }).publicKey.export({ format: "der", type: "spki" });
  const account = { apiKey: "key", publicKey: key.toString("base64"), serviceProviderCode: "000000" };
  const gateway = mpesaTz({ address: `${provider.address}/openapi`, timeoutMs }, account);
  stack = await startStack({
    payments: new Map([["mpesa", { gateway, callbackSecret: undefined }]]),
    connections: 2,
  });
  [shop, other] = [await openShop(stack), await openShop(stack)];
});
afterAll(async () => {
  await stack.stop();
  provider.close();
});

it("a provider that hangs holds up nobody: the page says that nothing is known yet, and others go on", {
  timeout: 60_000,
}, async () => {
  const session = { output_ResponseCode: "INS-0", output_ResponseDesc: "", output_SessionID: "ab12" };
  provider.answerBy(({ path }) => (path.endsWith("/getSession/") ? { status: 200, body: session } : () => undefined));
  const product = await addProduct(stack, shop, { price_minor: 1_500_000, stock: 9 });
  const token = await addCart(stack, shop, [makeCartLine(product)]);
  await call(stack, cart.submit, { query: { token }, body: selectProduct(product) });
  await call(stack, payments.pay, { query: { token }, body: { phone: "0754123456" } });
  const theirs = await addOrder(stack, other, { product: await addProduct(stack, other) });
  const stateOf = async () => (await call(stack, payments.ofCart, { query: { token } })).items[0]?.state;

  let hangs = true;
  const asking = runPaymentJobs(stack, "ask-payment").then(() => {
    hangs = false;
  });
  await expect.poll(() => provider.asked.some(({ method }) => method === "POST"), { timeout: 20_000 }).toBe(true);
  // No connection and no transaction waits for the provider.
  expect(stack.pool.idleCount).toBe(stack.pool.totalCount);
  expect(
    await countRows(stack, "pg_stat_activity where datname = current_database() and state = 'idle in transaction'", []),
  ).toBe(0);
  const body = { amount_minor: 100, method: "cash" as const };
  expect((await request(stack, orderPayments.create, { params: { id: theirs.id }, body }, other)).status).toBe(201);
  expect((await request(stack, orders.list, { query: {} }, other)).status).toBe(200);
  expect((await request(stack, cart.get, { query: { token } })).status).toBe(200);
  expect(await stateOf()).toBe("asking");
  expect(hangs).toBe(true);

  await asking;
  expect(await stateOf()).toBe("unknown");
  // Whether the phone was asked is not known: it is not asked for a second time.
  const again = await request(stack, payments.pay, { query: { token }, body: { phone: "0754123456" } });
  expect(again).toMatchObject({ status: 409, body: { code: "payment_waits" } });
  expect(await countRows(stack, "transfers where shop_id = $1", [shop.shopId])).toBe(0);
});
