import { expenseOverview } from "@mauzo/contract/expenses/expense-overview";
import { expenses } from "@mauzo/contract/expenses/expenses";
import { withdrawals } from "@mauzo/contract/payments/withdrawals";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { paymentJobDeps } from "../../../../test/payment-jobs.ts";
import { addWallet, approve, runPayoutJobs, withdraw } from "../../../../test/payout-fixtures.ts";
import { scriptGateway } from "../../../../test/script-gateway.ts";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { Outcome } from "../../../gateways/payments/port.ts";
import { queryWithdrawal } from "../../payments/withdrawals/query-withdrawal.ts";

const fee = 50_000;
const provider = scriptGateway();
const done: Outcome = { result: "done", amount: undefined, networkRef: "PX1" };
const failed: Outcome = { result: "refused", reason: "failed", code: undefined };
const reversed: Outcome = { result: "refused", reason: "reversed", code: undefined };
let stack: Stack;
let shop: OpenedShop;
let id: string;
beforeAll(async () => {
  stack = await startStack({ payments: provider.gateways, payouts: { fees: { hundredths: 100, leastMinor: fee } } });
});
beforeEach(async () => {
  shop = await openShop(stack);
  await approve(stack, shop, { minor: 10_000_000 });
  const wallet = await addWallet(stack, shop);
  await stack.db.query("delete from pgboss.job");
  id = (await withdraw(stack, shop, wallet.id, 2_000_000, fee)).id;
});
afterAll(() => stack.stop());

const send = async (outcome: Outcome) => {
  provider.answerBy(() => outcome);
  await runPayoutJobs(stack, "send-withdrawal");
};
const ask = async (outcome: Outcome) => {
  provider.answerBy(() => outcome);
  await queryWithdrawal(paymentJobDeps(stack), { shopId: shop.shopId, withdrawalId: id, time: null });
  return (await call(stack, withdrawals.get, { params: { id } }, shop)).state;
};
/** Tells of its fee once more, as if a transaction had been done twice. */
const tellAgain = () =>
  inShop(stack.pool, shop.shopId, (tx) =>
    paymentJobDeps(stack).emitFact(tx, {
      ...{ name: "withdrawal.charged", shopId: shop.shopId, subject: id, payload: {} },
      actor: { kind: "system" },
    }),
  );
const list = async (state: "counted" | "voided") =>
  (await call(stack, expenses.list, { query: { source: "fee", state } }, shop)).items;
/** The fees that count, those that were struck, and what the overview has of them. */
const fees = async () => {
  const minorOf = async (state: "counted" | "voided") => (await list(state)).map(({ amount }) => amount.minor);
  const { profit, spent_minor } = await call(stack, expenseOverview.get, { query: {} }, shop);
  expect([profit.fees_minor, profit.profit_minor]).toEqual([spent_minor, 0 - spent_minor]);
  return { counted: await minorOf("counted"), struck: await minorOf("voided"), spent: spent_minor };
};
const none = { counted: [], struck: [], spent: 0 };
const spent = { counted: [fee], struck: [], spent: fee };
const struck = { counted: [], struck: [fee], spent: 0 };

it("makes the fee of a withdrawal an expense once the money is there, once, and the profit that much less", async () => {
  expect(await fees()).toEqual(none);
  await send({ result: "waiting", providerRef: undefined });
  expect(await fees()).toEqual(none);
  expect(await ask(done)).toBe("sent");
  for (let time = 0; time < 3; time++) await tellAgain();
  expect(await ask(done)).toBe("sent");
  expect(await fees()).toEqual(spent);
  const [expense] = await list("counted");
  expect(expense).toMatchObject({ category: "other", method: "mobile_money", by: "" });
});

it("strikes it when the money comes back, once, also in a month that is closed, and nobody takes that back", async () => {
  await send(done);
  expect(await fees()).toEqual(spent);
  await stack.db.query(
    `insert into expense_months (shop_id, month, locked_at)
     select shop_id, date_trunc('month', spent_on)::date, now() from expenses where shop_id = $1`,
    [shop.shopId],
  );
  expect(await ask(reversed)).toBe("returned");
  for (let time = 0; time < 3; time++) await tellAgain();
  expect(await fees()).toEqual(struck);
  const [expense] = await list("voided");
  const params = { id: expense?.id ?? "" };
  const { history } = await call(stack, expenses.get, { params }, shop);
  expect(history.map(({ kind, by }) => [kind, by])).toEqual([
    ["voided", ""],
    ["added", ""],
  ]);
  const restored = await request(stack, expenses.restore, { params }, shop);
  expect(restored.body).toMatchObject({ code: "expense_automatic" });
});

it("has none of what came back before it was there, and one of what had arrived after all", async () => {
  await send(failed);
  expect(await fees()).toEqual(none);
  expect(await ask(done)).toBe("sent");
  expect(await fees()).toEqual(spent);
  expect(await ask(reversed)).toBe("returned");
  expect(await fees()).toEqual(struck);
});
