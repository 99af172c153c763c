import { randomUUID } from "node:crypto";
import { transactions } from "@mauzo/contract/ledger/transactions";
import { payments } from "@mauzo/contract/payments/payments";
import { payoutDestinations, withdrawals } from "@mauzo/contract/payments/withdrawals";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call, pathOf, request } from "../../../../test/endpoints.ts";
import { addAdmin, addWallet, approve, runPayoutJobs, withdraw } from "../../../../test/payout-fixtures.ts";
import { requestSave } from "../../../../test/saves.ts";
import { callbackSecret, scriptGateway } from "../../../../test/script-gateway.ts";
import { addMember, countByStatus, countRows, type OpenedShop, untilAnswered } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, signUp, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { Absent, Outcome } from "../../../gateways/payments/port.ts";
import { proveShop } from "../../ledger/journal/prove-shop.ts";

const provider = scriptGateway();
let stack: Stack;
let shop: OpenedShop;
let wallet: string;
const balance = 10_000_000;
beforeAll(async () => {
  stack = await startStack({ payments: provider.gateways, payouts: { fees: { hundredths: 100, leastMinor: 50_000 } } });
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

const fee = 50_000;
const done: Outcome = { result: "done", amount: undefined, networkRef: "PX1" };
const failed: Outcome = { result: "refused", reason: "failed", code: undefined };
const silence: Outcome = { result: "unknown", why: "silence", code: undefined };
const absent: Absent = { result: "absent" };
const inAccounts = async () => {
  const { available, leaving } = await call(stack, transactions.balances, {}, shop);
  return [available.minor, leaving.minor];
};
const stateOf = async (id: string) => (await call(stack, withdrawals.get, { params: { id } }, shop)).state;
const prove = () => inShop(stack.pool, shop.shopId, (tx) => proveShop(tx, shop.shopId));
const body = (minor: number, part: object = {}) => ({
  ...{ id: randomUUID(), destination_id: wallet, amount_minor: minor, fee_minor: fee },
  ...part,
});
const create = (minor: number, part: object = {}, caller: { token: string } = shop) =>
  request(stack, withdrawals.create, { body: body(minor, part) }, caller);
const makeOld = () =>
  stack.db.query("update withdrawals set sent_at = sent_at - interval '10 minutes' where shop_id = $1", [shop.shopId]);

it("sets money apart, sends it once, and is through once the provider says so", async () => {
  const { id, state } = await withdraw(stack, shop, wallet, 2_000_000, fee);
  expect(state).toBe("held");
  expect(await inAccounts()).toEqual([balance - 2_050_000, 2_050_000]);
  await runPayoutJobs(stack, "send-withdrawal");
  expect(await stateOf(id)).toBe("sending");
  provider.answerBy(() => done);
  await runPayoutJobs(stack);
  expect(await call(stack, withdrawals.get, { params: { id } }, shop)).toMatchObject({
    ...{ state: "sent", network_ref: "PX1", amount: { minor: 2_000_000 }, fee: { minor: fee } },
  });
  expect(await inAccounts()).toEqual([balance - 2_050_000, 0]);
  expect(provider.payouts()).toHaveLength(1);
  const { items } = await call(stack, transactions.list, { query: { kind: "withdrawal" } }, shop);
  expect(items.map(({ direction, amount }) => [direction, amount.minor])).toEqual([
    ["out", 2_000_000],
    ["within", 2_000_000],
  ]);
  expect(await prove()).toEqual([]);
});

it("offers the most that leaves enough for its fee, within the day's limit", async () => {
  const quote = (minor: number) => call(stack, withdrawals.quote, { body: { amount_minor: minor } }, shop);
  const { minor } = (await call(stack, withdrawals.offer, {}, shop)).most;
  expect((await quote(minor + 100)).left.minor).toBeLessThan(0);
  await withdraw(stack, shop, wallet, minor, (await quote(minor)).fee.minor);
  await approve(stack, shop, { level: 1, minor: 500_000_000 });
  expect(await call(stack, withdrawals.offer, {}, shop)).toMatchObject({ most: { minor: 100_000_000 - minor } });
});

it("gives money and fee back when the provider refuses, and tells the shop's admins", async () => {
  const { id } = await withdraw(stack, shop, wallet, 2_000_000, fee);
  provider.answerBy(() => failed);
  await runPayoutJobs(stack, "send-withdrawal");
  expect(await stateOf(id)).toBe("returned");
  expect(await inAccounts()).toEqual([balance, 0]);
  expect(await countRows(stack, "pgboss.job where name = 'payout-mail'")).toBe(1);
  expect(await prove()).toEqual([]);
});

it("of 50 at once that withdraw all there is, one does", { timeout: 60_000 }, async () => {
  const all = { minor: 9_900_000, fee_minor: 99_000 };
  const answers = await Promise.all(Array.from({ length: 50 }, () => create(all.minor, { fee_minor: all.fee_minor })));
  // On a busy machine somebody may be told to try again.
  const { 409: refused = 0, 503: busy = 0, ...others } = countByStatus(answers);
  expect([others, refused + busy]).toEqual([{ 201: 1 }, 49]);
  await runPayoutJobs(stack, "send-withdrawal");
  expect(provider.payouts()).toHaveLength(1);
});

it("asked for 50 times under one id is one, and something else under it is none", { timeout: 60_000 }, async () => {
  const one = body(2_000_000);
  const ask = (part: object = {}) => request(stack, withdrawals.create, { body: { ...one, ...part } }, shop);
  const answers = await Promise.all(Array.from({ length: 50 }, () => untilAnswered(ask)));
  expect(countByStatus(answers)).toEqual({ 201: 50 });
  expect(await countRows(stack, "withdrawals where shop_id = $1", [shop.shopId])).toBe(1);
  expect(await ask({ amount_minor: 3_000_000 })).toMatchObject({ status: 409, body: { code: "withdrawal_id_used" } });
  for (let each = 0; each < 2; each++) await runPayoutJobs(stack, "send-withdrawal");
  expect(provider.payouts()).toHaveLength(1);
});

describe("a provider that does not say", () => {
  it("leaves the money held, is asked, and is never sent to under another reference", async () => {
    const { id } = await withdraw(stack, shop, wallet, 2_000_000, fee);
    provider.answerBy(() => silence);
    await runPayoutJobs(stack, "send-withdrawal");
    expect(await stateOf(id)).toBe("unknown");
    expect(await inAccounts()).toEqual([balance - 2_050_000, 2_050_000]);
    await makeOld();
    for (let time = 0; time < 5; time++) await runPayoutJobs(stack, "query-withdrawal");
    expect(await stateOf(id)).toBe("unknown");
    expect(provider.payouts()).toHaveLength(1);
    provider.answerBy(() => done);
    await runPayoutJobs(stack, "query-withdrawal");
    expect(await stateOf(id)).toBe("sent");
  });

  it("and has never heard of it is sent the same again, under the same reference", async () => {
    const { id } = await withdraw(stack, shop, wallet, 2_000_000, fee);
    provider.answerBy(() => silence);
    await runPayoutJobs(stack, "send-withdrawal");
    provider.answerBy(({ call: asked }) => (asked === "payout" ? done : absent));
    await runPayoutJobs(stack, "query-withdrawal");
    expect(await stateOf(id)).toBe("sent");
    expect(new Set(provider.payouts().map(({ reference }) => reference)).size).toBe(1);
    expect(await prove()).toEqual([]);
  });

  it("and dies with its answer on the way is asked by the next run, not sent to", async () => {
    const { id } = await withdraw(stack, shop, wallet, 2_000_000, fee);
    const { rows } = await stack.db.query<{ data: { shopId: string; withdrawalId: string } }>(
      "select data from pgboss.job where name = 'send-withdrawal'",
    );
    provider.answerBy(() => Promise.reject(new Error("killed")));
    await expect(runPayoutJobs(stack, "send-withdrawal")).rejects.toThrow("killed");
    provider.answerBy(({ call: asked }) => (asked === "payout query" ? done : silence));
    await stack.db.query("insert into pgboss.job (name, data) values ('send-withdrawal', $1)", [rows[0]?.data]);
    await runPayoutJobs(stack, "send-withdrawal");
    expect(await stateOf(id)).toBe("sent");
    expect(provider.payouts()).toHaveLength(1);
    expect(await prove()).toEqual([]);
  });

  it("and says that it arrived after it had failed has it taken from the balance again, once", async () => {
    const { id } = await withdraw(stack, shop, wallet, 2_000_000, fee);
    provider.answerBy(() => failed);
    await runPayoutJobs(stack, "send-withdrawal");
    provider.answerBy(() => done);
    await callBack(id);
    await callBack(id);
    expect(await stateOf(id)).toBe("sent");
    expect(await inAccounts()).toEqual([balance - 2_050_000, 0]);
    expect(await prove()).toEqual([]);
  });

  it("and takes back what had arrived has it put into the balance again, with its fee", async () => {
    const { id } = await withdraw(stack, shop, wallet, 2_000_000, fee);
    provider.answerBy(() => done);
    await runPayoutJobs(stack, "send-withdrawal");
    provider.answerBy(() => failed);
    await callBack(id);
    expect(await stateOf(id)).toBe("sent");
    provider.answerBy(() => ({ result: "refused", reason: "reversed", code: undefined }));
    for (let time = 0; time < 3; time++) await callBack(id);
    expect(await stateOf(id)).toBe("returned");
    expect(await inAccounts()).toEqual([balance, 0]);
    provider.answerBy(() => done);
    await callBack(id);
    expect(await stateOf(id)).toBe("returned");
    expect(await prove()).toEqual([]);
  });

  it("and says another amount is not believed", async () => {
    const { id } = await withdraw(stack, shop, wallet, 2_000_000, fee);
    provider.answerBy(() => ({ ...done, amount: { minor: 1_000_000, currency: "TZS" } }));
    await runPayoutJobs(stack, "send-withdrawal");
    expect(await stateOf(id)).toBe("unknown");
  });
});

/** The provider calls about a withdrawal, and is asked. */
async function callBack(id: string) {
  const { rows } = await stack.db.query<{ reference: string }>("select reference from withdrawals where id = $1", [id]);
  const path = pathOf(payments.callback, { params: { secret: callbackSecret } });
  const answer = await fetch(stack.url + path, { method: "POST", body: `paid ${rows[0]?.reference}` });
  expect(answer.status).toBe(200);
  await runPayoutJobs(stack, "query-withdrawal");
}

it("believes no callback", async () => {
  const { id } = await withdraw(stack, shop, wallet, 2_000_000, fee);
  await runPayoutJobs(stack, "send-withdrawal");
  await callBack(id);
  expect(await stateOf(id)).toBe("sending");
});
describe("what stands in the way", () => {
  it("is an approval, which a document that ran out is not", async () => {
    await stack.db.query("update compliance_cases set id_expires_on = '2026-01-01' where shop_id = $1", [shop.shopId]);
    expect(await create(2_000_000)).toMatchObject({ status: 409, body: { code: "withdrawal_not_approved" } });
    const other = await openShop(stack);
    const { id } = await addWallet(stack, other);
    expect(await create(2_000_000, { destination_id: id }, other)).toMatchObject({
      ...{ status: 409, body: { code: "withdrawal_not_approved" } },
    });
  });

  it("is the limit of a day, which two together do not pass", async () => {
    await approve(stack, shop, { level: 1, minor: 200_000_000 });
    const half = 60_000_000;
    const answers = await Promise.all([half, half, half].map((minor) => create(minor, { fee_minor: minor / 100 })));
    expect(countByStatus(answers)).toEqual({ 201: 1, 409: 2 });
    expect(await create(half, { fee_minor: half / 100 })).toMatchObject({ body: { code: "withdrawal_above_limit" } });
    await runPayoutJobs(stack, "send-withdrawal");
    expect((await create(40_000_000, { fee_minor: 400_000 })).status).toBe(201);
  });

  it("is a number that is too new, was removed, or is another shop's", async () => {
    await stack.db.query("update payout_destinations set usable_from = now() + interval '1 hour' where id = $1", [
      wallet,
    ]);
    expect(await create(2_000_000)).toMatchObject({ status: 409, body: { code: "destination_too_new" } });
    await call(stack, payoutDestinations.remove, { params: { id: wallet } }, shop);
    expect(await create(2_000_000)).toMatchObject({ status: 409, body: { code: "destination_gone" } });
    const foreign = await addWallet(stack, await openShop(stack));
    expect((await create(2_000_000, { destination_id: foreign.id })).status).toBe(404);
  });

  it("is another fee than was shown, an amount with cents, and less than the least", async () => {
    expect(await create(2_000_000, { fee_minor: 0 })).toMatchObject({ body: { code: "withdrawal_fee_changed" } });
    const wrong = [2_000_050, 99_900, -100, 0, 1.5, 2_000_000_000];
    for (const amount of wrong) expect((await create(amount)).status).toBe(422);
  });

  it("is the password, and everybody who is no admin", async () => {
    await stack.db.query("update auth.sessions set confirmed_at = now() - interval '6 minutes'");
    expect(await create(2_000_000)).toMatchObject({ status: 403, body: { code: "step_up" } });
    const member = await addMember(stack, shop, [
      { resource: "transactions", action: ["read", "create", "update", "delete"] },
    ]);
    expect(await create(2_000_000, {}, member)).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect((await create(2_000_000, {}, await signUp(stack))).status).toBe(403);
  });
});

describe("a second admin", () => {
  const settle = (minor: number | null) =>
    requestSave(stack, withdrawals.saveSettings, { body: { confirm_from_minor: minor } }, shop);

  it("is asked from the sum on that the shop sets, and confirms what is not their own", async () => {
    expect(await settle(3_000_000)).toMatchObject({ status: 409, body: { code: "withdrawal_one_admin" } });
    const second = await addAdmin(stack, shop);
    expect((await settle(3_000_000)).status).toBe(200);
    expect((await withdraw(stack, shop, wallet, 2_000_000, fee)).state).toBe("held");
    const { id, state } = await withdraw(stack, shop, wallet, 3_000_000, fee);
    expect(state).toBe("confirming");
    await runPayoutJobs(stack, "send-withdrawal");
    expect(provider.payouts()).toHaveLength(1);
    const confirm = (caller: { token: string }) => request(stack, withdrawals.confirm, { params: { id } }, caller);
    expect(await confirm(shop)).toMatchObject({ status: 409, body: { code: "withdrawal_own" } });
    const answers = await Promise.all([confirm(second), confirm(second), confirm(second)]);
    expect(countByStatus(answers)).toEqual({ 200: 1, 409: 2 });
    await runPayoutJobs(stack, "send-withdrawal");
    expect(provider.payouts()).toHaveLength(2);
  });

  it("or the first may cancel it, which gives everything back, until it is sent", async () => {
    const second = await addAdmin(stack, shop);
    await settle(100_000);
    const { id } = await withdraw(stack, shop, wallet, 3_000_000, fee);
    const cancel = () => request(stack, withdrawals.cancel, { params: { id } }, second);
    expect(countByStatus(await Promise.all([cancel(), cancel(), cancel()]))).toEqual({ 200: 1, 409: 2 });
    expect(await inAccounts()).toEqual([balance, 0]);
    await settle(null);
    const { id: sent } = await withdraw(stack, shop, wallet, 3_000_000, fee);
    await runPayoutJobs(stack, "send-withdrawal");
    expect((await request(stack, withdrawals.cancel, { params: { id: sent } }, shop)).status).toBe(409);
    expect(await prove()).toEqual([]);
  });
});

it("lists the newest first, page by page", async () => {
  const made: string[] = [];
  for (let each = 0; each < 3; each++) made.unshift((await withdraw(stack, shop, wallet, 200_000, fee)).id);
  const first = await call(stack, withdrawals.list, { query: { limit: 2 } }, shop);
  const rest = await call(stack, withdrawals.list, { query: { limit: 2, cursor: first.next ?? "" } }, shop);
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(made);
});
