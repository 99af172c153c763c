import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createAdaptorServer } from "@hono/node-server";
import { cart } from "@mauzo/contract/orders/cart";
import { payments } from "@mauzo/contract/payments/payments";
import { createApp } from "@mauzo/sandbox/app";
import { Clock } from "@mauzo/sandbox/clock";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { startApiProcess } from "../../../../test/api-process.ts";
import { call } from "../../../../test/endpoints.ts";
import { expireHeartbeats, makeRetriesDue } from "../../../../test/job-timeouts.ts";
import { selectProduct } from "../../../../test/order-fixtures.ts";
import { addCart, addProduct, countRows, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { openGateways } from "../../../gateways/payments/open-gateways.ts";
import { proveShop } from "../../ledger/journal/prove-shop.ts";

const rounds = inject("paymentKills");
/** What the API was doing when it died, seen from the provider's door. */
const moments = ["after it was asked", "in a question", "before it is asked", "while it answers"] as const;
type Moment = (typeof moments)[number];

const callbackSecret = "siri-yenye-herufi-thelathini-na-mbili";
const account = {
  ...{ clientId: "sandbox-client", apiKey: "sandbox-api-key" },
  checksum: { kind: "json", key: "sandbox-checksum-key" },
} as const;

let stack: Stack;
let shop: OpenedShop;
let api: ChildProcess | undefined;
let deadly: Moment | undefined;
/** The references that the provider was asked for money with, each time. */
const asked: string[] = [];
const sandbox = createApp({ clock: new Clock(), fetch: async () => new Response("") });

function kill(): void {
  deadly = undefined;
  api?.kill("SIGKILL");
}

/** The provider's door: it lets the request through, and the API dies on this side or on that one. */
const door = createAdaptorServer({
  fetch: async (request) => {
    const [url, body] = [new URL(request.url), await request.text()];
    const isPush = url.pathname.endsWith("initiate-ussd-push-request");
    if (isPush && deadly === "before it is asked") {
      kill();
      return new Response("", { status: 502 });
    }
    if (isPush) asked.push(JSON.parse(body).orderReference);
    if (request.method === "GET" && deadly === "in a question") kill();
    const init = { method: request.method, headers: request.headers, ...(body && { body }) };
    const answer = await sandbox.fetch(new Request(`http://127.0.0.1${url.pathname}${url.search}`, init));
    if (isPush && deadly === "after it was asked") kill();
    if (isPush && deadly === "while it answers") setImmediate(kill);
    return answer;
  },
});

beforeAll(async () => {
  stack = await startStack({
    payments: openGateways({
      mpesa: undefined,
      airtel: undefined,
      clickpesa: { address: "http://127.0.0.1:9", callbackSecret, account },
    }),
  });
  shop = await openShop(stack);
  door.listen(0, "127.0.0.1");
  await once(door, "listening");
});
afterAll(async () => {
  api?.kill("SIGKILL");
  door.close();
  await stack.stop();
});

async function startApi(): Promise<void> {
  const bound = door.address();
  const port = typeof bound === "object" && bound ? bound.port : 0;
  await expireHeartbeats(stack);
  ({ process: api } = await startApiProcess(stack, {
    ...{ CLICKPESA_URL: `http://127.0.0.1:${port}/clickpesa`, CLICKPESA_CHECKSUM: `json:${account.checksum.key}` },
    ...{ CLICKPESA_CLIENT_ID: account.clientId, CLICKPESA_API_KEY: account.apiKey },
    CLICKPESA_CALLBACK_SECRET: callbackSecret,
  }));
}

/** Orders, and asks a phone that pays by itself two seconds after its prompt. */
async function push(at: number) {
  const product = await addProduct(stack, shop, { price_minor: 1_500_000, stock: 1 });
  const token = await addCart(stack, shop, [makeCartLine(product)]);
  await call(stack, cart.submit, { query: { token }, body: selectProduct(product) });
  const phone = `0712${String(at).padStart(4, "0")}01`;
  await call(stack, payments.pay, { query: { token }, body: { phone } });
  return token;
}

it(`an API killed ${rounds} times around each request asks each phone once, and each order is paid once`, {
  timeout: 900_000,
}, async () => {
  const tokens: string[] = [];
  for (let round = 0; round < rounds; round++) {
    deadly = moments[round % moments.length];
    await startApi();
    const doomed = api;
    tokens.push(await push(round));
    await vi.waitFor(
      async () => {
        await makeDue();
        expect(doomed?.signalCode).toBe("SIGKILL");
      },
      { timeout: 60_000, interval: 50 },
    );
  }
  await startApi();
  for (const token of tokens)
    await vi.waitFor(
      async () => {
        await makeDue();
        const { items } = await call(stack, payments.ofCart, { query: { token } });
        expect(items.map(({ state }) => state)).toEqual(["paid"]);
      },
      { timeout: 120_000, interval: 200 },
    );
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).toHaveLength(rounds);
  expect(await countRows(stack, "transfers where shop_id = $1 and entry_id is null", [shop.shopId])).toBe(rounds);
  expect(await inShop(stack.pool, shop.shopId, (tx) => proveShop(tx, shop.shopId))).toEqual([]);
});

/** Lets the time pass that a question or a job that failed waits for. */
async function makeDue() {
  await makeRetriesDue(stack);
  await stack.db.query("update pgboss.job set start_after = now() where name = 'query-payment' and state = 'created'");
}
