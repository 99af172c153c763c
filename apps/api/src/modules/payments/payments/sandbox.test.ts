import { Writable } from "node:stream";
import { cart } from "@mauzo/contract/orders/cart";
import { payments } from "@mauzo/contract/payments/payments";
import pino from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod/mini";
import { call } from "../../../../test/endpoints.ts";
import { selectProduct } from "../../../../test/order-fixtures.ts";
import { runPaymentJobs } from "../../../../test/payment-jobs.ts";
import { openPaymentSandbox, type PaymentSandbox } from "../../../../test/payment-sandbox.ts";
import { addCart, addProduct, countRows, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { openGateways } from "../../../gateways/payments/open-gateways.ts";

const secretOf = (provider: string) => `${provider}-siri-yenye-herufi-thelathini-na-mbili`;
const callbackUrl = (provider: string) => `http://mauzo.example/payments/callbacks/${secretOf(provider)}`;
const Account = z.object({ api_key: z.string(), public_key: z.string() });
const Accounts = z.object({
  mpesa: z.pipe(
    z.tuple([Account]),
    z.transform(([account]) => account),
  ),
});
const said: string[] = [];
let sandbox: PaymentSandbox;
let stack: Stack;
let shop: OpenedShop;

beforeAll(async () => {
  sandbox = await openPaymentSandbox();
  for (const provider of ["mpesa", "airtel", "clickpesa"])
    await sandbox.ask(`/accounts/${provider}`, { callback_url: callbackUrl(provider) });
  const { mpesa } = Accounts.parse(await sandbox.ask("/accounts"));
  const gateways = gatewaysOf(mpesa);
  const kept = new Writable({
    write: (chunk, _, done) => {
      said.push(String(chunk));
      done();
    },
  });
  stack = await startStack({ payments: gateways, log: pino({ level: "trace" }, kept) });
  shop = await openShop(stack);
});
afterAll(async () => {
  await stack.stop();
  sandbox.close();
});

/** The providers, as somebody comes to them who was not there before. */
function gatewaysOf({ api_key, public_key }: z.output<typeof Account>) {
  const at = (path: string) => `${sandbox.address}/${path}`;
  return openGateways({
    mpesa: {
      ...{ address: at("mpesa/openapi"), callbackSecret: secretOf("mpesa") },
      account: { apiKey: api_key, publicKey: public_key, serviceProviderCode: "000000" },
    },
    airtel: {
      ...{ address: at("airtel"), callbackSecret: secretOf("airtel") },
      account: { clientId: "sandbox-client", clientSecret: "sandbox-secret", callbackKey: "sandbox-callback-key" },
    },
    clickpesa: {
      ...{ address: at("clickpesa"), callbackSecret: secretOf("clickpesa") },
      account: {
        ...{ clientId: "sandbox-client", apiKey: "sandbox-api-key" },
        checksum: { kind: "json", key: "sandbox-checksum-key" },
      },
    },
  });
}

/** Delivers what the providers called back, as they would. */
async function deliver(): Promise<number[]> {
  await sandbox.ask("/idle", {});
  const calls = sandbox.callbacks.splice(0);
  const statuses: number[] = [];
  for (const { url, headers, body } of calls) {
    const { status } = await fetch(stack.url + new URL(url).pathname, { method: "POST", headers, body });
    statuses.push(status);
  }
  return statuses;
}

/** Orders, and asks a phone to pay. */
async function push(phone: string, on = stack, of = shop) {
  const product = await addProduct(stack, of, { price_minor: 1_500_000, stock: 9 });
  const token = await addCart(stack, of, [makeCartLine(product)]);
  await call(stack, cart.submit, { query: { token }, body: selectProduct(product) });
  const { id } = await call(stack, payments.pay, { query: { token }, body: { phone } });
  await runPaymentJobs(on, "ask-payment");
  const { rows } = await stack.db.query("select reference from payments where id = $1", [id]);
  const seen = async () => (await call(stack, payments.ofCart, { query: { token } })).items[0];
  return { token, seen, reference: String(rows[0]?.reference) };
}

/** How many entries of the journal there are of a payment. */
const countEntries = (reference: string) =>
  countRows(
    stack,
    "transfers t join payments p on p.shop_id = t.shop_id and p.id = t.payment_id where p.reference = $1 and t.entry_id is null",
    [reference],
  );

it.each([
  ["M-Pesa", "0754123455"],
  ["Airtel Money", "0687123455"],
  ["Mixx by Yas", "0712123455"],
  ["HaloPesa", "0621123455"],
])("over the wire of %s: asked, the PIN entered, called back, queried, paid", async (network, phone) => {
  const { token, seen, reference } = await push(phone);
  expect(await seen()).toMatchObject({ state: "waiting", network });
  await sandbox.choose(reference, "paid");
  expect(await deliver()).toEqual([200]);
  await runPaymentJobs(stack, "query-payment");
  expect(await seen()).toMatchObject({ state: "paid" });
  const shown = await call(stack, cart.get, { query: { token } });
  expect(shown.order).toMatchObject({ payment: "paid", paid: { minor: 1_500_000 }, owed: { minor: 0 } });
});

it("sends again what M-Pesa did not let in, because its session was not good yet", async () => {
  const account = { callback_url: callbackUrl("mpesa") };
  await sandbox.ask("/accounts/mpesa", { ...account, session_delay_seconds: 30 });
  const { mpesa } = Accounts.parse(await sandbox.ask("/accounts"));
  const newcomer = { ...stack, deps: { ...stack.deps, payments: gatewaysOf(mpesa) } };
  const { seen, reference } = await push("0754123477", newcomer);
  expect((await seen())?.state).toBe("unknown");
  await sandbox.move(31);
  await runPaymentJobs(newcomer, "query-payment");
  expect((await seen())?.state).toBe("waiting");
  await sandbox.choose(reference, "paid");
  await deliver();
  await runPaymentJobs(newcomer, "query-payment");
  expect((await seen())?.state).toBe("paid");
  await sandbox.ask("/accounts/mpesa", account);
});

it("says in its own words why a phone did not pay, and asks again", async () => {
  const { token, seen, reference } = await push("0712123466");
  await sandbox.choose(reference, "declined");
  await deliver();
  await runPaymentJobs(stack, "query-payment");
  expect((await seen())?.state).toBe("declined");
  await call(stack, payments.pay, { query: { token }, body: { phone: "0754123466" } });
});

it("believes no wrong amount of a callback, and needs none of them", async () => {
  const wrong = await push("0754123409");
  await sandbox.move(2);
  await deliver();
  await runPaymentJobs(stack, "query-payment");
  expect(await wrong.seen()).toMatchObject({ state: "paid", surplus: { minor: 0 } });
  const lost = await push("0754123405");
  await sandbox.move(2);
  expect(await deliver()).toEqual([]);
  await runPaymentJobs(stack, "query-payment");
  expect((await lost.seen())?.state).toBe("paid");
});

it("is called back five times before its request is answered, and is paid once", async () => {
  const told: unknown[] = [];
  sandbox.deliverBy(async ({ url, headers, body }) => {
    const answer = await fetch(stack.url + new URL(url).pathname, { method: "POST", headers, body });
    const { rows } = await stack.db.query("select state from payments where shop_id = $1 order by id desc limit 1", [
      shop.shopId,
    ]);
    told.push([answer.status, rows[0]?.state]);
    return answer;
  });
  const { seen, reference } = await push("0754123406");
  sandbox.deliverBy(async () => new Response(""));
  sandbox.callbacks.splice(0);
  expect(told).toEqual(Array.from({ length: 5 }, () => [200, "asking"]));
  await runPaymentJobs(stack, "query-payment");
  await runPaymentJobs(stack, "query-payment");
  expect(await seen()).toMatchObject({ state: "paid", surplus: { minor: 0 } });
  expect(await countEntries(reference)).toBe(1);
});

it("pays nothing by a callback that names another shop's payment, another phone and another sum", async () => {
  const other = await openShop(stack);
  const mine = await push("0754123488");
  const theirs = await push("0754123499", stack, other);
  await stack.db.query("delete from pgboss.job");
  const forged = {
    ...{ input_OriginalConversationID: "F0RGED", input_ThirdPartyConversationID: theirs.reference },
    ...{ input_TransactionID: "DFJ9B1FX2B", input_ResultCode: "INS-0", input_Amount: "99000000" },
    input_CustomerMSISDN: "255754000000",
  };
  const init = { method: "POST", body: JSON.stringify(forged), headers: { "content-type": "application/json" } };
  const answer = await fetch(stack.url + new URL(callbackUrl("mpesa")).pathname, init);
  expect(answer.status).toBe(200);
  // All that it brings about is a question to the provider, of the shop whose payment it is.
  const { rows } = await stack.db.query(
    "select data ->> 'shopId' as shop from pgboss.job where name = 'query-payment'",
  );
  expect(rows).toEqual([{ shop: other.shopId }]);
  await runPaymentJobs(stack, "query-payment");
  for (const { seen, reference } of [mine, theirs]) {
    expect(await seen()).toMatchObject({ state: "waiting" });
    expect(await countEntries(reference)).toBe(0);
  }
});

it("writes no secret, no address of a callback and no phone into the log", () => {
  expect(said.length).toBeGreaterThan(10);
  const canaries = ["mpesa", "airtel", "clickpesa"].map(secretOf);
  const phones = ["754123455", "687123455", "712123455", "621123455", "754123409"];
  for (const canary of [...canaries, ...phones, "sandbox-api-key", "sandbox-secret", "sandbox-checksum-key"])
    expect(said.filter((line) => line.includes(canary))).toEqual([]);
});
