import { withdrawals } from "@mauzo/contract/payments/withdrawals";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { openMailbox } from "../../../../test/mailbox.ts";
import { addAdmin, addWallet, approve, withdraw } from "../../../../test/payout-fixtures.ts";
import { callSave, requestSave } from "../../../../test/saves.ts";
import { scriptGateway } from "../../../../test/script-gateway.ts";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { settingsAfter, stillHeld } from "./rules.ts";

const hour = 3_600_000;
let stack: Stack;
let shop: OpenedShop;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
beforeAll(async () => {
  stack = await startStack({ payments: scriptGateway().gateways, payouts: { waitHours: 24 } });
  mailbox = await openMailbox(stack);
});
beforeEach(async () => {
  shop = await openShop(stack, { name: "Duka la Neema" });
});
afterAll(async () => {
  await mailbox.close();
  await stack.stop();
});

const save = (minor: number | null) =>
  callSave(stack, withdrawals.saveSettings, { body: { confirm_from_minor: minor } }, shop);

it("that ask a second admin less often hold only a day later, and all admins are told at once", async () => {
  await approve(stack, shop, { minor: 50_000_000 });
  const second = await addAdmin(stack, shop);
  const { id: wallet } = await addWallet(stack, shop);
  await stack.db.query("update payout_destinations set usable_from = now() where id = $1", [wallet]);
  expect(await save(2_000_000)).toMatchObject({ confirm_from_minor: 2_000_000, still: null });
  await stack.db.query("delete from pgboss.job");
  const stateOf = async () => (await withdraw(stack, shop, wallet, 2_000_000)).state;
  for (const looser of [3_000_000, null]) {
    const saved = await save(looser);
    expect(saved).toMatchObject({ confirm_from_minor: looser, still: { confirm_from_minor: 2_000_000 } });
    expect(Date.parse(saved.still?.until ?? "")).toBeGreaterThan(Date.now() + 23 * hour);
    expect(await stateOf()).toBe("confirming");
  }
  for (const { email } of [shop, second]) {
    const letters = await mailbox.letters(email);
    expect(letters).toHaveLength(2);
    for (const letter of letters) expect(letter).toContain("20,000.00 TZS");
  }
  await stack.db.query(
    `update withdrawal_settings set settings = jsonb_set(settings, '{still,until}', '"2026-01-01T00:00:00.000Z"')
     where shop_id = $1`,
    [shop.shopId],
  );
  expect(await call(stack, withdrawals.settings, {}, shop)).toMatchObject({ confirm_from_minor: null, still: null });
  expect(await stateOf()).toBe("held");
});

it("that ask for more hold at once", async () => {
  await addAdmin(stack, shop);
  await save(2_000_000);
  await save(null);
  expect(await save(1_000_000)).toMatchObject({ confirm_from_minor: 1_000_000, still: null });
});

it("saved over somebody else's are refused", async () => {
  await addAdmin(stack, shop);
  await save(2_000_000);
  const stale = { confirm_from_minor: 3_000_000, version: 0 };
  const answer = await requestSave(stack, withdrawals.saveSettings, { body: stale }, shop);
  expect(answer).toMatchObject({ status: 409, body: { code: "version_conflict" } });
});

it("are looser only than what holds by then", () => {
  const now = new Date("2026-11-30T12:00:00.000Z");
  const wait = { now, waitMs: hour };
  const once = settingsAfter({ confirm_from_minor: 2_000_000 }, null, wait);
  expect(once.document).toEqual({
    confirm_from_minor: null,
    still: { confirm_from_minor: 2_000_000, until: "2026-11-30T13:00:00.000Z" },
  });
  expect(stillHeld(once.document, new Date("2026-11-30T13:00:00.000Z"))).toBeNull();
  expect(settingsAfter(once.document, 2_000_000, wait)).toEqual({
    isLooser: false,
    document: { confirm_from_minor: 2_000_000 },
  });
  expect(settingsAfter(once.document, 2_000_100, wait).isLooser).toBe(true);
  expect(settingsAfter({ confirm_from_minor: null }, 2_000_000, wait).isLooser).toBe(false);
});
