import { transactions } from "@mauzo/contract/ledger/transactions";
import { cart } from "@mauzo/contract/orders/cart";
import { payments } from "@mauzo/contract/payments/payments";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { selectProduct } from "../../../../test/order-fixtures.ts";
import { paymentJobDeps, runPaymentJobs } from "../../../../test/payment-jobs.ts";
import { addWallet, approve, withdraw } from "../../../../test/payout-fixtures.ts";
import { scriptGateway } from "../../../../test/script-gateway.ts";
import { addCart, addProduct, countRows, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { proveShop } from "../../ledger/journal/prove-shop.ts";
import { queryWithdrawal } from "../withdrawals/query-withdrawal.ts";
import { sendWithdrawal } from "../withdrawals/send-withdrawal.ts";
import { findUnsettledShops } from "./find-unsettled-shops.ts";
import { settlePayments } from "./settle-payments.ts";

const provider = scriptGateway();
const price = 2_500_000;
let stack: Stack;
let shop: OpenedShop;
let phones = 0;
beforeAll(async () => {
  stack = await startStack({ payments: provider.gateways });
  provider.answerBy(({ reference }) => ({ result: "done", amount: undefined, networkRef: reference }));
});
beforeEach(async () => {
  shop = await openShop(stack);
  await stack.db.query("delete from pgboss.job");
});
afterAll(() => stack.stop());

/** A customer pays an order by push; the job that settles it is lost, as it may be. */
async function pay() {
  const product = await addProduct(stack, shop, { price_minor: price });
  const token = await addCart(stack, shop, [makeCartLine(product)]);
  const phone = `0754${String(++phones).padStart(6, "0")}`;
  const body = { ...selectProduct(product), customer: { name: "Neema", phone } };
  await call(stack, cart.submit, { query: { token }, body });
  await call(stack, payments.pay, { query: { token }, body: { phone } });
  await runPaymentJobs(stack, "ask-payment");
  await stack.db.query("delete from pgboss.job");
}
/** What the jobs use where money settles after so many hours. */
function depsAfter(settleHours: number) {
  const deps = paymentJobDeps(stack);
  return { ...deps, env: { ...deps.env, payouts: { ...deps.env.payouts, settleHours } } };
}
/** The shops that a run by the clock queues, in as many jobs as it takes. */
async function find(settleHours: number, limitMs?: number) {
  const deps = depsAfter(settleHours);
  let jobs = 0;
  for (let job: JobPayloads["settlements"] | undefined = {}; job; jobs++) {
    await findUnsettledShops(deps, job, limitMs);
    const { rows } = await stack.db.query<{ data: JobPayloads["settlements"] }>(
      "delete from pgboss.job where name = 'settlements' returning data",
    );
    job = rows[0]?.data;
  }
  const { rows } = await stack.db.query<{ data: JobPayloads["settle-payments"] }>(
    "delete from pgboss.job where name = 'settle-payments' returning data",
  );
  return { jobs, shops: rows.map(({ data }) => data.shopId) };
}
const inAccounts = async () => {
  const { available, on_the_way } = await call(stack, transactions.balances, {}, shop);
  return [on_the_way.minor, available.minor];
};

it("of money whose job was lost come by the clock, and not before their hours", async () => {
  await pay();
  await openShop(stack);
  expect((await find(24)).shops).toEqual([]);
  await settlePayments(depsAfter(24), { shopId: shop.shopId });
  expect(await inAccounts()).toEqual([price, 0]);
  expect((await find(0)).shops).toEqual([shop.shopId]);
  await settlePayments(depsAfter(0), { shopId: shop.shopId });
  expect(await inAccounts()).toEqual([0, price]);
  expect((await find(0)).shops).toEqual([]);
});

it("are found shop by shop, whatever a job has time for", async () => {
  await pay();
  const first = shop.shopId;
  shop = await openShop(stack);
  await pay();
  const { jobs, shops } = await find(0, 0);
  expect(jobs).toBeGreaterThan(2);
  expect(shops).toHaveLength(new Set(shops).size);
  expect(shops).toEqual(expect.arrayContaining([first, shop.shopId]));
});

it("happen once for each payment, also with several workers and later runs", async () => {
  for (let each = 0; each < 3; each++) await pay();
  const settle = () => settlePayments(depsAfter(0), { shopId: shop.shopId });
  await Promise.all([settle(), settle(), settle()]);
  await settle();
  expect(await inAccounts()).toEqual([0, 3 * price]);
  expect(await countRows(stack, "transfers where shop_id = $1 and kind = 'settlement'", [shop.shopId])).toBe(3);
  expect(await inShop(stack.pool, shop.shopId, (tx) => proveShop(tx, shop.shopId))).toEqual([]);
});

describe("withdrawals whose jobs were lost", () => {
  const lost = (id: string) =>
    stack.db.query(
      `update withdrawals set created_at = created_at - interval '61 minutes', sent_at = sent_at - interval '61 minutes',
         queried_at = queried_at - interval '61 minutes' where id = $1`,
      [id],
    );
  const queued = async (): Promise<unknown[]> => {
    await find(24);
    const { rows } = await stack.db.query<{ name: string; data: unknown }>(
      "delete from pgboss.job where name in ('send-withdrawal', 'query-withdrawal') returning name, data",
    );
    return rows;
  };
  it("are sent and asked about by the clock, once an hour has passed", async () => {
    await approve(stack, shop, { minor: 10_000_000 });
    const { id: walletId } = await addWallet(stack, shop);
    const { shopId } = shop;
    const { id } = await withdraw(stack, shop, walletId, 2_000_000);
    await stack.db.query("delete from pgboss.job");
    expect(await queued()).toEqual([]);
    await lost(id);
    expect(await queued()).toEqual([{ name: "send-withdrawal", data: { shopId, withdrawalId: id } }]);
    provider.answerBy(() => ({ result: "waiting", providerRef: undefined }));
    await sendWithdrawal(paymentJobDeps(stack), { shopId, withdrawalId: id });
    await stack.db.query("delete from pgboss.job");
    expect(await queued()).toEqual([]);
    for (const state of ["sending", "unknown"]) {
      await stack.db.query("update withdrawals set state = $2 where id = $1", [id, state]);
      await lost(id);
      expect(await queued()).toEqual([{ name: "query-withdrawal", data: { shopId, withdrawalId: id, time: null } }]);
    }
    provider.answerBy(({ reference }) => ({ result: "done", amount: undefined, networkRef: reference }));
    await queryWithdrawal(paymentJobDeps(stack), { shopId, withdrawalId: id, time: null });
    await lost(id);
    expect(await queued()).toEqual([]);
  });
});

it("are found in all other shops where one of them fails", async () => {
  await pay();
  const failing = shop.shopId;
  shop = await openShop(stack);
  await pay();
  const deps = depsAfter(0);
  const send: typeof deps.queue.send = (tx, name, data, options) =>
    JSON.stringify(data).includes(failing)
      ? Promise.reject(new Error("a fault of this shop alone"))
      : deps.queue.send(tx, name, data, options);
  await findUnsettledShops({ ...deps, queue: { ...deps.queue, send } }, {});
  const { rows } = await stack.db.query<{ data: { shopId: string } }>(
    "select data from pgboss.job where name = 'settle-payments'",
  );
  const shops = rows.map(({ data }) => data.shopId);
  expect(shops).toContain(shop.shopId);
  expect(shops).not.toContain(failing);
});

it("are looked for by the clock", async () => {
  const { rows } = await stack.db.query("select name, cron from pgboss.schedule where name = 'settlements'");
  expect(rows).toEqual([{ name: "settlements", cron: "20 * * * *" }]);
});
