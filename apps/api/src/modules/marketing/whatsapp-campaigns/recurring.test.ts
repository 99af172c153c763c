import { messagePrices } from "@mauzo/contract/conversations/message-prices";
import { messageTemplates } from "@mauzo/contract/conversations/message-templates";
import { campaignPlans, type NewCampaignPlan } from "@mauzo/contract/marketing/campaign-plans";
import { campaignResults } from "@mauzo/contract/marketing/campaign-results";
import { campaigns } from "@mauzo/contract/marketing/campaigns";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { newPlan, noon, sendCampaigns } from "../../../../test/campaign-fixtures.ts";
import { call } from "../../../../test/endpoints.ts";
import { callSave } from "../../../../test/saves.ts";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openSmsBook } from "../../../../test/sms-book.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { addNumber, addWriter, type WhatsappNumber } from "../../../../test/whatsapp-fixtures.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { runPlan } from "../campaign-plans/run-plan.ts";

const { sms } = openSmsBook();
let stack: Stack;
let shop: OpenedShop;
let number: WhatsappNumber;
beforeAll(async () => {
  stack = await startStack({ sms });
});
afterAll(() => stack.stop());
beforeEach(async () => {
  shop = await openShop(stack);
  number = await addNumber(stack, shop);
});

/** A customer who wrote so many hours ago. */
async function addReader(name: string, hoursAgo = 30) {
  const { rows } = await stack.db.query<{ id: string }>(
    "insert into customers (shop_id, name, language, source, consents) values ($1, $2, 'sw', 'whatsapp', $3) returning id",
    [shop.shopId, name, ["whatsapp"]],
  );
  const customerId = rows[0]?.id ?? "";
  const writer = await addWriter(stack, number, { customerId, hoursAgo });
  // The writer came with somebody of their own.
  await stack.db.query(
    "delete from customers c where shop_id = $1 and not exists (select from contacts k where k.shop_id = $1 and k.customer_id = c.id)",
    [shop.shopId],
  );
  return { customerId, ...writer };
}
/** A ready-made template of the shop, approved. */
async function templateId() {
  const { items } = await call(stack, messageTemplates.addReady, {}, shop);
  await stack.db.query(
    "update message_template_texts set state = 'approved', submitted = text, provider_id = template_id::text where shop_id = $1",
    [shop.shopId],
  );
  return items.find(({ name }) => name === "come_back")?.id ?? "";
}
const named = { text: "", fallback: "rafiki" };
const look = () => sendCampaigns(stack, shop, sms);
const queuedTo = async () => {
  const { rows } = await stack.db.query<{ to: string }>(
    "select k.phone as to from outbox o join contacts k on k.shop_id = o.shop_id and k.id = o.contact_id where o.shop_id = $1",
    [shop.shopId],
  );
  return rows.map(({ to }) => to);
};
const addPlan = async (more: Partial<NewCampaignPlan> = {}) => {
  const { template_id = await templateId() } = more;
  const said = { channel: "whatsapp" as const, message: { en: named, sw: named }, occasion: "month" as const };
  return call(stack, campaignPlans.create, { body: { ...newPlan, ...said, ...more, template_id } }, shop);
};
const makeDue = () =>
  stack.db.query("update campaign_plans set next_run_at = $2 where shop_id = $1", [shop.shopId, noon().toISOString()]);

it("of several that recur and are due at once, only one reaches who should get nothing for a week after another", async () => {
  const asha = await addReader("Asha");
  const audience = { ...newPlan.audience, not_within_days: 7 };
  for (const name of ["Kwanza", "Pili", "Tatu", "Nne"]) await addPlan({ name, audience });
  await makeDue();
  const { emitFact, env } = stack.deps;
  const [first, second] = (await call(stack, campaignPlans.list, { query: {} }, shop)).items;
  const began = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const run = (id = "", hold = Promise.resolve()) =>
    inShop(stack.pool, shop.shopId, async (tx) => {
      await runPlan(tx, { emitFact, env, now: noon() }, { shopId: shop.shopId, id });
      began.resolve();
      await hold;
    });
  const runs = [run(first?.id, over.promise)];
  await began.promise;
  // Whoever comes now sees nothing yet of the first one's people.
  runs.push(run(second?.id));
  await vi.waitFor(
    async () => {
      const { rowCount } = await stack.db.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(rowCount).toBe(1);
    },
    { timeout: 20_000, interval: 10 },
  );
  over.resolve();
  await Promise.all(runs);
  await Promise.all([look(), look()]);
  expect(await queuedTo()).toEqual([asha.phone]);
  const { items } = await call(stack, campaignPlans.list, { query: {} }, shop);
  expect(items.map(({ last }) => last?.outcome).toSorted()).toEqual(["nobody", "nobody", "nobody", "started"]);
});

it("of one that recurs nobody costs more than was counted against its budget", async () => {
  await addReader("Asha", 1);
  const paid = await addReader("Neema");
  const prices = { utility_minor: 900, marketing_minor: 7_000, order_sms: false };
  await callSave(stack, messagePrices.save, { body: prices }, shop);
  const template_id = await templateId();
  await stack.db.query("update message_templates set category = 'utility' where shop_id = $1", [shop.shopId]);
  const plan = await addPlan({ template_id, budget_minor: 900 });
  const { emitFact, env } = stack.deps;
  await makeDue();
  await inShop(stack.pool, shop.shopId, (tx) =>
    runPlan(tx, { emitFact, env, now: noon() }, { shopId: shop.shopId, id: plan.id }),
  );
  // The window of who was free closes before it is their turn.
  await stack.db.query("update threads set window_until = '2020-01-01' where shop_id = $1", [shop.shopId]);
  await look();
  expect(await queuedTo()).toEqual([paid.phone]);
  const [run] = (await call(stack, campaigns.list, { query: { plan: plan.id } }, shop)).items;
  const { skipped, spent } = await call(stack, campaignResults.get, { params: { id: run?.id ?? "" } }, shop);
  expect([skipped, spent.minor]).toEqual([[{ why: "dearer", count: 1 }], 900]);
});
