import { customerMerges } from "@mauzo/contract/customers/customer-merges";
import { customers } from "@mauzo/contract/customers/customers";
import { transactions } from "@mauzo/contract/ledger/transactions";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { addOrder } from "../../../../test/order-fixtures.ts";
import { countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { postEntry } from "./post-entry.ts";
import { proveLedger } from "./prove-ledger.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
  const { id } = await addOrder(stack, shop);
  await call(stack, orderPayments.create, { params: { id }, body: { amount_minor: 700, method: "cash" } }, shop);
});
afterAll(() => stack.stop());

type Told = { shopId?: string; differences: unknown };
/** Runs the job, and those it sends, and returns what is logged. */
async function prove(limitMs?: number) {
  const told: { errors: Told[]; ends: Told[]; jobs: number } = { errors: [], ends: [], jobs: 0 };
  const log = { error: (what: Told) => void told.errors.push(what), info: (what: Told) => void told.ends.push(what) };
  const { pool, queue } = { pool: stack.pool, queue: stack.deps.queue };
  for (let job: JobPayloads["prove-ledger"] | undefined = {}; job; told.jobs++) {
    await proveLedger({ pool, queue, log }, job, limitMs);
    const { rows } = await stack.db.query<{ data: JobPayloads["prove-ledger"] }>(
      "delete from pgboss.job where name = 'prove-ledger' returning data",
    );
    job = rows[0]?.data;
  }
  return told;
}
/** Lets eleven minutes go by, for all that was recorded and marked. */
async function age() {
  for (const moved of ["transfers set recorded_at = recorded_at", "ledger_marks set up_to = up_to"])
    await stack.db.query(`update ${moved} - interval '11 minutes' where shop_id = $1`, [shop.shopId]);
}
const cash = async () => (await call(stack, transactions.balances, {}, shop)).cash.minor;
const post = (at?: string) =>
  inShop(stack.pool, shop.shopId, (tx) =>
    postEntry(tx, shop.shopId, {
      transfers: [{ kind: "unmatched", debit: "cash", credit: "unmatched", amountMinor: 30 }],
      ...{ by: { userId: null, name: "" }, at },
    }),
  );

it("finds what somebody changed beside the ledger, and mends nothing", async () => {
  await post();
  expect((await prove()).errors).toEqual([]);
  await stack.db.query("update orders set paid_minor = 699 where shop_id = $1", [shop.shopId]);
  await stack.db.query("update balances set minor = 31 where shop_id = $1", [shop.shopId]);
  const { errors, ends } = await prove();
  expect(errors).toEqual([
    {
      shopId: shop.shopId,
      differences: [
        { what: expect.stringContaining("order "), kept: 699, derived: 700 },
        { what: "balance unmatched", kept: 31, derived: 30 },
      ],
    },
  ]);
  expect(ends).toEqual([expect.objectContaining({ differences: 2 })]);
  expect((await prove()).errors).toHaveLength(1);
  await stack.db.query("update orders set paid_minor = 700 where shop_id = $1", [shop.shopId]);
  await stack.db.query("update balances set minor = 30 where shop_id = $1", [shop.shopId]);
});

it("marks what is settled, and a balance is the mark with what was recorded since, whenever it happened", async () => {
  const marks = () => countRows(stack, "ledger_marks where shop_id = $1", [shop.shopId]);
  await prove();
  expect(await marks()).toBe(0);
  await age();
  await prove();
  expect([await marks(), await cash()]).toEqual([2, 700]);
  await post(new Date(Date.now() - 30 * 86_400_000).toISOString());
  expect(await cash()).toBe(730);
  await stack.db.query("update ledger_marks set minor = minor + 5 where shop_id = $1 and account = 'cash'", [
    shop.shopId,
  ]);
  expect(await cash()).toBe(735);
  const { errors } = await prove();
  expect(errors).toMatchObject([{ differences: [{ what: "mark cash", kept: 705, derived: 700 }] }]);
  await stack.db.query("update ledger_marks set minor = minor - 5 where shop_id = $1 and account = 'cash'", [
    shop.shopId,
  ]);
  await age();
  expect((await prove()).errors).toEqual([]);
  expect([await marks(), await cash()]).toEqual([3, 730]);
});

it("visits every shop once, over as many jobs as it takes", async () => {
  const whole = await prove();
  const parts = await prove(-1);
  expect(parts.jobs).toBeGreaterThan(2);
  expect(parts.ends).toEqual(whole.ends);
});

it("credit moves with a customer who is merged, and back with the one who is parted again", async () => {
  const [kept, merged] = await Promise.all(
    ["Amina", "Asha"].map((name) => call(stack, customers.create, { body: { name } }, shop)),
  );
  const ids = [kept?.id ?? "", merged?.id ?? ""] as const;
  for (const [place, customerId] of ids.entries())
    await inShop(stack.pool, shop.shopId, (tx) =>
      postEntry(tx, shop.shopId, {
        transfers: [{ kind: "surplus", debit: "till", credit: "credit", amountMinor: 100 + place, customerId }],
        by: { userId: null, name: "" },
      }),
    );
  const credits = async () => {
    const { rows } = await stack.db.query<{ customer_id: string; minor: string }>(
      "select customer_id, minor from balances where shop_id = $1 and account = 'credit'",
      [shop.shopId],
    );
    return new Map(rows.map(({ customer_id, minor }) => [customer_id, Number(minor)]));
  };
  const body = { other_id: ids[1], version: kept?.version ?? 0, other_version: merged?.version ?? 0, keep: {} };
  const { customer, merge_id } = await call(stack, customerMerges.merge, { params: { id: ids[0] }, body }, shop);
  expect(await credits()).toEqual(new Map([[customer.id, 201]]));
  expect((await prove()).errors).toEqual([]);
  await call(stack, customerMerges.undo, { params: { id: merge_id } }, shop);
  expect(await credits()).toEqual(new Map(ids.map((id, place) => [id, 100 + place])));
  expect((await prove()).errors).toEqual([]);
});
