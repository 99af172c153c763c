import { randomUUID } from "node:crypto";
import { transactions } from "@mauzo/contract/ledger/transactions";
import { payoutDestinations, withdrawals } from "@mauzo/contract/payments/withdrawals";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addAdmin, addWallet, approve, runPayoutJobs, withdraw } from "../../../../test/payout-fixtures.ts";
import { requestSave } from "../../../../test/saves.ts";
import { scriptGateway } from "../../../../test/script-gateway.ts";
import { countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { Absent, Outcome, RefusalReason } from "../../../gateways/payments/port.ts";
import { proveShop } from "../../ledger/journal/prove-shop.ts";

const provider = scriptGateway();
let stack: Stack;
let shop: OpenedShop;
let wallet: string;
const balance = 500_000_000;
beforeAll(async () => {
  stack = await startStack({ payments: provider.gateways });
});
beforeEach(async () => {
  shop = await openShop(stack);
  await approve(stack, shop, { minor: balance });
  wallet = (await addWallet(stack, shop)).id;
  provider.asked.length = 0;
  provider.answerBy(() => ({ result: "waiting", providerRef: undefined }));
  await stack.db.query("delete from pgboss.job");
});
afterAll(() => stack.stop());

const silence: Outcome = { result: "unknown", why: "silence", code: undefined };
const absent: Absent = { result: "absent" };
const inAccounts = async () => {
  const { available, leaving } = await call(stack, transactions.balances, {}, shop);
  return [available.minor, leaving.minor];
};
const stateOf = async (id: string) => (await call(stack, withdrawals.get, { params: { id } }, shop)).state;
const prove = () => inShop(stack.pool, shop.shopId, (tx) => proveShop(tx, shop.shopId));
const confirmFrom = (minor: number) =>
  requestSave(stack, withdrawals.saveSettings, { body: { confirm_from_minor: minor } }, shop);
const confirm = (id: string, caller: { token: string }) =>
  request(stack, withdrawals.confirm, { params: { id } }, caller);

it("tells the shop's admins once when the provider does not say what became of it", async () => {
  const { id } = await withdraw(stack, shop, wallet, 2_000_000);
  const mails = async () =>
    (await stack.db.query("select data->>'about' as about from pgboss.job where name = 'payout-mail'")).rows;
  provider.answerBy(() => silence);
  await runPayoutJobs(stack, "send-withdrawal");
  await runPayoutJobs(stack, "query-withdrawal");
  expect(await mails()).toEqual([]);
  await stack.db.query("update withdrawals set sent_at = sent_at - interval '10 minutes' where id = $1", [id]);
  for (let time = 0; time < 2; time += 1) await runPayoutJobs(stack, "query-withdrawal");
  expect(await stateOf(id)).toBe("unknown");
  expect(await mails()).toEqual([{ about: "unknown" }]);
});

describe("a second request that is refused", () => {
  it.each<RefusalReason>(["unavailable", "credentials", "invalid"])(
    "(%s) frees no money that the first may have sent",
    async (reason) => {
      const { id } = await withdraw(stack, shop, wallet, 2_000_000);
      provider.answerBy(() => silence);
      await runPayoutJobs(stack, "send-withdrawal");
      expect(await stateOf(id)).toBe("unknown");
      provider.answerBy(({ call: asked }) =>
        asked === "payout query" ? absent : { result: "refused", reason, code: "HTTP-400" },
      );
      await runPayoutJobs(stack, "query-withdrawal");
      expect(await stateOf(id)).toBe("unknown");
      expect(await inAccounts()).toEqual([balance - 2_000_000, 2_000_000]);
      provider.answerBy(() => ({ result: "done", amount: undefined, networkRef: "PX1" }));
      await runPayoutJobs(stack, "query-withdrawal");
      expect(await stateOf(id)).toBe("sent");
    },
  );

  it("gives it back once the provider has had time enough to know of the first", async () => {
    const { id } = await withdraw(stack, shop, wallet, 2_000_000);
    provider.answerBy(() => silence);
    await runPayoutJobs(stack, "send-withdrawal");
    await stack.db.query("update withdrawals set sent_at = sent_at - interval '10 minutes' where id = $1", [id]);
    provider.answerBy(({ call: asked }) =>
      asked === "payout query" ? absent : { result: "refused", reason: "invalid", code: "HTTP-400" },
    );
    await runPayoutJobs(stack, "query-withdrawal");
    expect(await stateOf(id)).toBe("returned");
    expect(await inAccounts()).toEqual([balance, 0]);
    expect(await prove()).toEqual([]);
  });
});

it("frees nothing while the latest of several requests may be on its way", async () => {
  const { id } = await withdraw(stack, shop, wallet, 2_000_000);
  provider.answerBy(() => silence);
  await runPayoutJobs(stack, "send-withdrawal");
  await stack.db.query("update withdrawals set sent_at = sent_at - interval '10 minutes' where id = $1", [id]);
  provider.answerBy(({ call: asked }) => (asked === "payout query" ? absent : silence));
  await runPayoutJobs(stack, "query-withdrawal");
  expect(provider.payouts()).toHaveLength(2);
  provider.answerBy(({ call: asked }) =>
    asked === "payout query" ? absent : { result: "refused", reason: "unavailable", code: "HTTP-400" },
  );
  await runPayoutJobs(stack, "query-withdrawal");
  expect(provider.payouts()).toHaveLength(3);
  expect(await stateOf(id)).toBe("unknown");
  expect(await inAccounts()).toEqual([balance - 2_000_000, 2_000_000]);
});

describe("what the provider once had", () => {
  it.each<[string, Outcome]>([
    ["it told its reference", { result: "waiting", providerRef: "P1" }],
    ["it told none", { result: "waiting", providerRef: undefined }],
    ["it said that it was asked before", { result: "unknown", why: "asked_before", code: undefined }],
  ])("(%s) is not sent again, and its money not freed, once it says that there is no such thing", async (_, said) => {
    const { id } = await withdraw(stack, shop, wallet, 2_000_000);
    provider.answerBy(() => said);
    await runPayoutJobs(stack, "send-withdrawal");
    await stack.db.query("update withdrawals set sent_at = sent_at - interval '10 minutes' where id = $1", [id]);
    provider.answerBy(({ call: asked }) =>
      asked === "payout query" ? absent : { result: "refused", reason: "invalid", code: "HTTP-400" },
    );
    for (let each = 0; each < 2; each++) {
      await runPayoutJobs(stack, "query-withdrawal");
      await stack.db.query("update withdrawals set queried_at = queried_at - interval '10 minutes' where id = $1", [
        id,
      ]);
    }
    expect(await stateOf(id)).toBe("unknown");
    expect(await inAccounts()).toEqual([balance - 2_000_000, 2_000_000]);
    expect(provider.payouts()).toHaveLength(1);
  });
});

describe("a wallet that is removed", () => {
  const remove = () => request(stack, payoutDestinations.remove, { params: { id: wallet } }, shop);

  it("is sent nothing more: what waited is cancelled, and what was on its way is not", async () => {
    const { id: sent } = await withdraw(stack, shop, wallet, 1_000_000);
    await runPayoutJobs(stack, "send-withdrawal");
    const second = await addAdmin(stack, shop);
    await confirmFrom(2_000_000);
    const { id: held } = await withdraw(stack, shop, wallet, 1_500_000);
    const { id: confirming } = await withdraw(stack, shop, wallet, 2_000_000);
    const other = await withdraw(stack, shop, (await addWallet(stack, shop)).id, 1_200_000);
    expect((await remove()).status).toBe(200);
    expect([await stateOf(sent), await stateOf(held), await stateOf(confirming), await stateOf(other.id)]).toEqual([
      ...["sending", "cancelled", "cancelled", "held"],
    ]);
    expect(await inAccounts()).toEqual([balance - 2_200_000, 2_200_000]);
    expect(await confirm(confirming, second)).toMatchObject({ status: 409, body: { code: "destination_gone" } });
    await runPayoutJobs(stack, "send-withdrawal");
    expect(provider.payouts().map(({ amountMinor }) => amountMinor)).toEqual([1_000_000, 1_200_000]);
    expect(await prove()).toEqual([]);
  });

  it("while money is withdrawn to it, confirmed and cancelled leaves nothing behind", { timeout: 60_000 }, async () => {
    const second = await addAdmin(stack, shop);
    await confirmFrom(2_000_000);
    const ids: string[] = [];
    for (let each = 0; each < 4; each++) ids.push((await withdraw(stack, shop, wallet, 2_000_000)).id);
    const body = { destination_id: wallet, amount_minor: 1_000_000, fee_minor: 0 };
    await Promise.all([
      ...ids.map((id) => confirm(id, second)),
      ...ids.map((id) => request(stack, withdrawals.cancel, { params: { id } }, shop)),
      ...ids.map(() => request(stack, withdrawals.create, { body: { ...body, id: randomUUID() } }, shop)),
      remove(),
    ]);
    // On a busy machine it may have been told to try again.
    await remove();
    expect(
      await countRows(stack, "withdrawals where shop_id = $1 and state in ('confirming', 'held')", [shop.shopId]),
    ).toBe(0);
    expect(await inAccounts()).toEqual([balance, 0]);
    expect(await prove()).toEqual([]);
  });
});

describe("the limit of a day", () => {
  it("binds what is confirmed, which counts on the day of that", async () => {
    await approve(stack, shop, { level: 1 });
    const second = await addAdmin(stack, shop);
    await confirmFrom(2_000_000);
    const ask = async () => (await withdraw(stack, shop, wallet, 60_000_000)).id;
    const before = await ask();
    await stack.db.query("update withdrawals set created_at = created_at - interval '2 days' where id = $1", [before]);
    const today = await ask();
    expect((await confirm(today, second)).status).toBe(200);
    expect(await confirm(before, second)).toMatchObject({ status: 409, body: { code: "withdrawal_above_limit" } });
    await call(stack, withdrawals.cancel, { params: { id: today } }, shop);
    expect((await confirm(before, second)).status).toBe(200);
    const { compliance } = await call(stack, withdrawals.offer, {}, shop);
    expect(compliance.left_today.minor).toBe(40_000_000);
  });
});
