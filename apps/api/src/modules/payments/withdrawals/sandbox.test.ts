import { withdrawals } from "@mauzo/contract/payments/withdrawals";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { openPaymentSandbox, type PaymentSandbox } from "../../../../test/payment-sandbox.ts";
import { addWallet, approve, runPayoutJobs, withdraw } from "../../../../test/payout-fixtures.ts";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { openGateways } from "../../../gateways/payments/open-gateways.ts";
import { proveShop } from "../../ledger/journal/prove-shop.ts";

const callbackSecret = "siri-yenye-herufi-thelathini-na-mbili";
let sandbox: PaymentSandbox;
let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  sandbox = await openPaymentSandbox();
  const callback_url = `http://mauzo.example/payments/callbacks/${callbackSecret}`;
  await sandbox.ask("/accounts/clickpesa", { callback_url });
  const account = {
    ...{ clientId: "sandbox-client", apiKey: "sandbox-api-key" },
    checksum: { kind: "json", key: "sandbox-checksum-key" },
  } as const;
  const clickpesa = { address: `${sandbox.address}/clickpesa`, callbackSecret, account };
  stack = await startStack({ payments: openGateways({ mpesa: undefined, airtel: undefined, clickpesa }) });
  shop = await openShop(stack);
  await approve(stack, shop, { minor: 50_000_000 });
});
afterAll(async () => {
  await stack.stop();
  sandbox.close();
});

/** Delivers what the provider called back, as it would. @returns the statuses of the answers */
async function deliver(): Promise<number[]> {
  await sandbox.ask("/idle", {});
  const statuses: number[] = [];
  for (const { url, headers, body } of sandbox.callbacks.splice(0)) {
    const { status } = await fetch(stack.url + new URL(url).pathname, { method: "POST", headers, body });
    statuses.push(status);
  }
  return statuses;
}
const isOld = () => stack.db.query("update withdrawals set sent_at = sent_at - interval '10 minutes'");

it.each([
  ["11", 2, "sent"],
  ["02", 2, "returned"],
  ["04", 60, "sending"],
  ["05", 2, "sent"],
  ["07", 1, "sent"],
] as const)("what is sent to a wallet that ends in %s is, %s seconds later, %s", async (end, seconds, state) => {
  const wallet = await addWallet(stack, shop, end);
  await stack.db.query("delete from pgboss.job");
  const { id } = await withdraw(stack, shop, wallet.id, 1_000_000);
  await runPayoutJobs(stack, "send-withdrawal");
  await sandbox.move(seconds);
  // Of one of them nobody is told, and a regular question finds it.
  expect(await deliver()).toEqual(end === "05" || end === "04" ? [] : [200]);
  await isOld();
  await runPayoutJobs(stack, "query-withdrawal");
  expect((await call(stack, withdrawals.get, { params: { id } }, shop)).state).toBe(state);
  const { rows } = await stack.db.query<{ reference: string }>("select reference from withdrawals where id = $1", [id]);
  const seen: unknown[] = await sandbox.ask(`/seen?reference=${rows[0]?.reference}`);
  const sends = seen.filter((one) => JSON.stringify(one).includes("create-mobile-money-payout"));
  expect(sends).toHaveLength(1);
  expect(await inShop(stack.pool, shop.shopId, (tx) => proveShop(tx, shop.shopId))).toEqual([]);
});

it("what the provider takes back later is in the balance again", async () => {
  const wallet = await addWallet(stack, shop, "09");
  await stack.db.query("delete from pgboss.job");
  const { id } = await withdraw(stack, shop, wallet.id, 1_000_000);
  await runPayoutJobs(stack, "send-withdrawal");
  const stateOf = async () => (await call(stack, withdrawals.get, { params: { id } }, shop)).state;
  for (const [seconds, state] of [
    [2, "sent"],
    [60, "returned"],
  ] as const) {
    await sandbox.move(seconds);
    expect(await deliver()).toEqual([200]);
    await runPayoutJobs(stack, "query-withdrawal");
    expect(await stateOf()).toBe(state);
  }
  expect(await inShop(stack.pool, shop.shopId, (tx) => proveShop(tx, shop.shopId))).toEqual([]);
});
