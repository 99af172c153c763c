import { transactions } from "@mauzo/contract/ledger/transactions";
import { orders } from "@mauzo/contract/orders/orders";
import { debts } from "@mauzo/contract/payments/debts";
import { payments } from "@mauzo/contract/payments/payments";
import { receipts } from "@mauzo/contract/payments/receipts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { type Stack, siteUrl, startStack } from "../../../../test/stack.ts";
import { proveShop } from "../../../modules/ledger/journal/prove-shop.ts";
import { inShop } from "../../tenant-transaction.ts";
import { demoEmail, demoOwner, demoPassword } from "../life/demo-people.ts";
import { seedDemoPayouts } from "../payouts/seed-demo-payouts.ts";
import { seedDemoShop } from "../seed-demo-shop.ts";

let stack: Stack;
let seeded: Awaited<ReturnType<typeof seedDemoShop>>;
let owner: { token: string };

const one = async (statement: string): Promise<Record<string, unknown>> =>
  (await stack.db.query(statement, [seeded.shopId])).rows[0];

beforeAll(async () => {
  stack = await startStack();
  seeded = await seedDemoShop(stack.deps, "demo", Date.now());
  const body = { email: demoEmail("demo"), password: demoPassword };
  const answer = await stack.call("POST", "/auth/log-in", { body, headers: { origin: siteUrl } });
  owner = { token: JSON.parse(JSON.stringify(answer.body)).token };
});
afterAll(() => stack.stop());

it("the demo shop has payments by phone of all kinds, with fees on top, on the way and settled", async () => {
  expect(
    await one(`select count(*) filter (where state = 'paid' and settled_at is not null) > 20 as settled,
      count(*) filter (where state = 'paid' and settled_at is null) > 0 as on_the_way,
      count(*) filter (where state = 'paid' and surplus_minor > 0)::int as late,
      array_agg(distinct state order by state) as states from payments where shop_id = $1`),
  ).toEqual({ settled: true, on_the_way: true, late: 1, states: ["declined", "expired", "paid", "unknown"] });
  const { id } = await one(`select order_id as id from payments where shop_id = $1 and state = 'paid'
    and surplus_minor = 0 and settled_at is null order by id desc limit 1`);
  const params = { id: String(id) };
  const order = await call(stack, orders.get, { params }, owner);
  expect(order.payments.some(({ fee, by }) => fee && fee.minor >= 10_000 && by === "")).toBe(true);
  expect((await call(stack, payments.ofOrder, { params }, owner)).items[0]).toMatchObject({ state: "paid" });
  const { on_the_way, available, unmatched } = await call(stack, transactions.balances, {}, owner);
  for (const { minor } of [on_the_way, available, unmatched]) expect(minor).toBeGreaterThan(0);
});

it("the demo shop has money without an order, expenses, suppliers, and a debt that was written down", async () => {
  expect(
    await one(`select (select array_agg(distinct source order by source) from receipts where shop_id = $1) as receipts,
      (select array_agg(distinct source order by source) from expenses where shop_id = $1) as expenses,
      (select count(*)::int from manual_debts where shop_id = $1) as debts,
      (select count(*) > 0 from suppliers where shop_id = $1) as suppliers,
      (select count(*) > 0 from supplier_bills where shop_id = $1) as bills`),
  ).toEqual({
    ...{ receipts: ["gateway", "shop_sms"], expenses: ["fee", "person", "restock"] },
    ...{ debts: 1, suppliers: true, bills: true },
  });
});

it("somebody in the demo shop disputes a debt, somebody pays one in instalments, and promises, days and a limit are noted", async () => {
  expect(
    await one(`select count(*) filter (where due_on is not null) > 0 as due,
      count(*) filter (where promised_on is not null) > 0 as promised,
      count(*) filter (where exists (select from order_instalments i where i.shop_id = o.shop_id and i.order_id = o.id))::int as plans,
      count(*) filter (where exists (select from debt_answers a where a.shop_id = o.shop_id and a.order_id = o.id))::int as disputed
      from orders o where shop_id = $1 and owed_minor > 0`),
  ).toEqual({ due: true, promised: true, plans: 1, disputed: 1 });
  expect(
    await one(`select (select count(*)::int from customers where shop_id = $1 and credit_limit_minor is not null) as limits,
      (select count(*)::int from receipts where shop_id = $1 and dismissed_at is not null) as dismissed`),
  ).toEqual({ limits: 1, dismissed: 1 });
  const { items } = await call(stack, debts.list, { query: { state: "disputed" } }, owner);
  expect(items).toMatchObject([{ disputed: true }]);
  const { items: aside } = await call(stack, receipts.list, { query: { state: "dismissed" } }, owner);
  expect(aside).toMatchObject([{ dismissed: { reason: "Ni mkopo wa ndugu" } }]);
});

it("the books of the demo shop agree with all that is kept of its money, also with what was withdrawn", async () => {
  const of = { userId: seeded.ownerId, name: demoOwner };
  await seedDemoPayouts(stack.deps, { shopId: seeded.shopId, owner: of, nowMs: Date.now() });
  expect(await inShop(stack.deps.pool, seeded.shopId, (tx) => proveShop(tx, seeded.shopId))).toEqual([]);
});
