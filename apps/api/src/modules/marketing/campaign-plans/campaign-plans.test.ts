import { consents } from "@mauzo/contract/customers/consents";
import { customerMerges } from "@mauzo/contract/customers/customer-merges";
import { campaignPlans, type NewCampaignPlan } from "@mauzo/contract/marketing/campaign-plans";
import { campaigns } from "@mauzo/contract/marketing/campaigns";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { connectSms, newPlan, noon, partMinor, sendCampaigns } from "../../../../test/campaign-fixtures.ts";
import { call, request } from "../../../../test/endpoints.ts";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openSmsBook } from "../../../../test/sms-book.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { runPlan } from "./run-plan.ts";

const { sms, book, acceptAll } = openSmsBook();
let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack({ sms });
});
afterAll(() => stack.stop());
beforeEach(async () => {
  shop = await openShop(stack);
  await connectSms(stack, shop);
  book.length = 0;
  acceptAll();
});

const dayMs = 86_400_000;
/** Noon of the shop's day, so many days from today. */
const noonOf = (days: number) => new Date(noon().getTime() + days * dayMs);
const dayOf = (days: number) => noonOf(days).toISOString().slice(0, 10);

/** Somebody who agreed to offers by SMS. */
async function addPerson(name: string, set: { birthday?: string; last_order_at?: string } = {}) {
  const { rows } = await stack.db.query<{ id: string; phone: string }>(
    `with made as (
       insert into customers (shop_id, name, phone, consents, birthday, last_order_at)
       select $1, $2, '+2557' || lpad((1 + (select count(*) from contacts where shop_id = $1))::text, 8, '0'), '{sms}',
         $3::date, $4::timestamptz returning shop_id, id, phone, name),
     put as (insert into contacts (shop_id, customer_id, phone, name) select shop_id, id, phone, name from made)
     select id, phone from made`,
    [shop.shopId, name, set.birthday ?? null, set.last_order_at ?? null],
  );
  return rows[0] ?? { id: "", phone: "" };
}
const add = (more: Partial<NewCampaignPlan> = {}) =>
  call(stack, campaignPlans.create, { body: { ...newPlan, ...more } }, shop);
const get = (id: string) => call(stack, campaignPlans.get, { params: { id } }, shop);
/** Runs what is due on a day, as if its hour had come, and sends it. */
async function runOn(days: number) {
  const at = noonOf(days);
  await stack.db.query("update campaign_plans set next_run_at = $2 where shop_id = $1 and next_run_at is not null", [
    shop.shopId,
    at.toISOString(),
  ]);
  await sendCampaigns(stack, shop, sms, () => at);
}
const got = () => book.map(({ to }) => to).toSorted();
const runsOf = async (plan: string) => (await call(stack, campaigns.list, { query: { plan } }, shop)).items;

it("wishes a happy birthday on the day, once a year, with results under the recurring one", async () => {
  const mine = await addPerson("Asha", { birthday: `1990${dayOf(0).slice(4)}` });
  await addPerson("Baraka", { birthday: `1990${dayOf(3).slice(4)}` });
  await addPerson("Chausiku");
  const { id, next_run_at } = await add();
  expect(new Date(next_run_at ?? 0).getTime()).toBeGreaterThan(Date.now());
  await runOn(0);
  await runOn(0);
  expect(got()).toEqual([mine.phone]);
  // The day is of the plan, whatever the birthday is changed to.
  await stack.db.query("update customers set birthday = $2 where id = $1", [mine.id, `1990${dayOf(1).slice(4)}`]);
  await runOn(1);
  expect(got()).toEqual([mine.phone]);
  const [run, ...others] = await runsOf(id);
  expect([run?.plan_id, run?.state, run?.counts.sent, others.length]).toEqual([id, "done", 1, 0]);
  expect(await get(id)).toMatchObject({ runs: 1, people: 1, spent: { minor: partMinor }, last: { outcome: "nobody" } });
});

it("gives nobody a second one who was merged with somebody who had it", async () => {
  const birthday = `1990${dayOf(0).slice(4)}`;
  const first = await addPerson("Asha", { birthday });
  const { id } = await add();
  await runOn(0);
  const second = await addPerson("Asha Mkubwa", { birthday });
  const versions = { version: 0, other_version: 0 };
  const body = { other_id: first.id, ...versions, keep: {} };
  await call(stack, customerMerges.merge, { params: { id: second.id }, body }, shop);
  await stack.db.query("update campaigns set plan_day = plan_day - 1 where plan_id = $1", [id]);
  await runOn(0);
  expect(got()).toEqual([first.phone]);
});

it("greets on the first of a month everybody of its audience", async () => {
  const vip = await addPerson("Asha");
  await addPerson("Baraka");
  await stack.db.query("update customers set tags = '{vip}' where id = $1", [vip.id]);
  const audience = { ...newPlan.audience, everyone: false, tags: ["vip"] };
  const { id, next_run_at } = await add({ occasion: "month", hour: 9, audience });
  const next = new Date(new Date(next_run_at ?? 0).getTime() + 3 * 3_600_000);
  expect([next.getUTCDate(), next.getUTCHours()]).toEqual([1, 9]);
  await runOn(0);
  await stack.db.query("update campaigns set plan_day = plan_day - 1 where plan_id = $1", [id]);
  await runOn(0);
  expect(got()).toEqual([vip.phone]);
});

it("calls back who has not ordered for so many days, once for each last order", async () => {
  const ago = (days: number) => ({ last_order_at: noonOf(-days).toISOString() });
  const due = await addPerson("Asha", ago(30));
  const missed = await addPerson("Baraka", ago(34));
  await addPerson("Chausiku", ago(29));
  await addPerson("Daudi", ago(90));
  await addPerson("Eliza");
  await add({ occasion: "come_back", days: 30 });
  await runOn(0);
  expect(got()).toEqual([due.phone, missed.phone].toSorted());
  await runOn(1);
  expect(book).toHaveLength(3);
  await stack.db.query("update customers set last_order_at = $2 where id = $1", [due.id, noonOf(1 - 30).toISOString()]);
  await stack.db.query("update campaigns set plan_day = plan_day - 9 where shop_id = $1", [shop.shopId]);
  await runOn(1);
  expect(got().filter((to) => to === due.phone)).toHaveLength(2);
  const without = { ...newPlan, occasion: "come_back" as const, days: null };
  expect((await request(stack, campaignPlans.create, { body: without }, shop)).status).toBe(422);
});

/** Something that somebody bought three days ago, of so many variants, each sold out since. */
async function addSoldOut(buyer: { id: string }, variants = 1) {
  const { rows } = await stack.db.query<{ variant: string }>(
    `with p as (insert into products (shop_id, name, category) values ($1, 'Kanga', 'home') returning id),
     b as (insert into customer_products (shop_id, product_id, customer_id, last_at) select $1, p.id, $2, now() - interval '3 days' from p)
     insert into variants (shop_id, product_id, name, price_minor, stock, position)
     select $1, p.id, n::text, 100, 0, n from p, generate_series(1, $3::int) n returning id as variant`,
    [shop.shopId, buyer.id, variants],
  );
  const [first = "", second = ""] = rows.map(({ variant }) => variant);
  return { first, second };
}
const move = (variant: string, delta: number, reason: string) =>
  stack.db.query(
    `with m as (insert into stock_movements (shop_id, variant_id, delta, reason) values ($1, $2, $3, $4))
     update variants set stock = stock + $3 where shop_id = $1 and id = $2`,
    [shop.shopId, variant, delta, reason],
  );
/** Runs today as if nothing had run today. */
async function runAgain() {
  await stack.db.query("update campaigns set plan_day = plan_day - 9 where shop_id = $1", [shop.shopId]);
  await runOn(0);
}

it("says that something is back to who bought it before it was sold out", async () => {
  const buyer = await addPerson("Asha");
  await addPerson("Baraka");
  const { first } = await addSoldOut(buyer);
  await move(first, 5, "opening");
  await add({ occasion: "back_in_stock" });
  await move(first, 3, "restock");
  await runOn(0);
  expect(got()).toEqual([]);
  await move(first, -8, "adjustment");
  await move(first, 4, "restock");
  await runAgain();
  await runOn(1);
  expect(got()).toEqual([buyer.phone]);
});

it("says of what came back at once nothing twice, whatever of it is sold out next", async () => {
  const buyer = await addPerson("Asha");
  const [a, b] = [await addSoldOut(buyer, 2), await addSoldOut(buyer)];
  await add({ occasion: "back_in_stock" });
  for (const variant of [a.first, a.second, b.first]) await move(variant, 5, "restock");
  await runOn(0);
  expect(got()).toEqual([buyer.phone]);
  await move(b.first, -5, "adjustment");
  await runAgain();
  await move(a.second, -5, "adjustment");
  await runAgain();
  expect(got()).toEqual([buyer.phone]);
  await move(b.first, 5, "restock");
  await runAgain();
  expect(got()).toEqual([buyer.phone, buyer.phone]);
});

it("is put off and says so when its run breaks down, and runs once that is mended", async () => {
  await addPerson("Asha");
  const { id } = await add({ occasion: "month" });
  const { rows } = await stack.db.query<{ audience: unknown }>("select audience from campaign_plans where id = $1", [
    id,
  ]);
  await stack.db.query(
    'update campaign_plans set audience = audience || \'{"tags": null, "everyone": false}\' where id = $1',
    [id],
  );
  await runOn(0);
  const mend = "update campaign_plans set audience = $2 where id = $1";
  await stack.db.query(mend, [id, JSON.stringify(rows[0]?.audience)]);
  const { last, next_run_at } = await get(id);
  expect(last?.outcome).toBe("failed");
  expect(new Date(next_run_at ?? 0).getTime() - new Date(last?.at ?? 0).getTime()).toBe(15 * 60_000);
  await sendCampaigns(stack, shop, sms, () => noonOf(0));
  expect(got()).toEqual([]);
  await sendCampaigns(stack, shop, sms, () => new Date(noonOf(0).getTime() + 16 * 60_000));
  expect([got().length, (await get(id)).last?.outcome]).toEqual([1, "started"]);
});

it("of two that are due at once, one that leaves out who got a campaign lately sees whom the other is about to reach", async () => {
  const { phone } = await addPerson("Asha");
  const audience = { ...newPlan.audience, not_within_days: 7 };
  for (const name of ["Kwanza", "Pili", "Tatu"]) await add({ name, occasion: "month", audience });
  await runOn(0);
  expect(got()).toEqual([phone]);
});

it("runs once, however many processes run it at the same moment", async () => {
  for (let n = 0; n < 30; n++) await addPerson(`Mteja ${n}`, { birthday: `1990${dayOf(0).slice(4)}` });
  const { id } = await add();
  const at = noonOf(0);
  await stack.db.query("update campaign_plans set next_run_at = $2 where id = $1", [id, at.toISOString()]);
  const { emitFact, env } = stack.deps;
  const run = () =>
    inShop(stack.pool, shop.shopId, (tx) => runPlan(tx, { emitFact, env, now: at }, { shopId: shop.shopId, id }));
  expect((await Promise.all([run(), run(), run(), run()])).filter(Boolean)).toHaveLength(1);
  await sendCampaigns(stack, shop, sms, () => at);
  expect([book.length, new Set(got()).size]).toEqual([30, 30]);
  expect(await runsOf(id)).toHaveLength(1);
});

it("costs no more than its budget for a run, and says why it did not run", async () => {
  for (let n = 0; n < 3; n++) await addPerson(`Mteja ${n}`);
  const { id, version } = await add({ occasion: "month", budget_minor: 3 * partMinor - 1 });
  await runOn(0);
  expect([book.length, (await get(id)).last?.outcome, (await runsOf(id)).length]).toEqual([0, "over_budget", 0]);
  const { channel: _, ...said } = newPlan;
  const body = { ...said, occasion: "month" as const, budget_minor: 3 * partMinor, version };
  expect((await call(stack, campaignPlans.update, { params: { id }, body }, shop)).version).toBe(version + 1);
  expect((await request(stack, campaignPlans.update, { params: { id }, body }, shop)).status).toBe(409);
  await runOn(0);
  expect([book.length, (await get(id)).last?.outcome]).toEqual([3, "started"]);
  await stack.db.query(
    "update sms_connections set removed_at = now(), sealed_user = null, sealed_secret = null where shop_id = $1",
    [shop.shopId],
  );
  const other = await add({ occasion: "month" });
  await runOn(0);
  expect((await get(other.id)).last?.outcome).toBe("no_provider");
});

it("leaves out who agreed to nothing or got a campaign not long ago, who may get it later", async () => {
  const birthday = `1990${dayOf(0).slice(4)}`;
  const out = await addPerson("Asha", { birthday });
  const body = { channel: "sms" as const, state: "withdrawn" as const, how: "Dukani" };
  await call(stack, consents.record, { params: { id: out.id }, body }, shop);
  const both = await addPerson("Baraka", { birthday });
  await add({ name: "Kwanza" });
  await runOn(0);
  expect(got()).toEqual([both.phone]);
  const { id } = await add({ name: "Pili", audience: { ...newPlan.audience, not_within_days: 7 } });
  await runOn(0);
  expect(got()).toEqual([both.phone]);
  expect((await get(id)).last?.outcome).toBe("nobody");
});

it("waits while it is paused, goes on at its next hour, and leaves its runs when it is deleted", async () => {
  await addPerson("Asha");
  const { id } = await add({ occasion: "month" });
  const at = { params: { id } };
  expect(await call(stack, campaignPlans.pause, at, shop)).toMatchObject({ is_paused: true, next_run_at: null });
  await runOn(0);
  expect(book).toEqual([]);
  const resumed = await call(stack, campaignPlans.resume, at, shop);
  expect(new Date(resumed.next_run_at ?? 0).getTime()).toBeGreaterThan(Date.now());
  await runOn(0);
  expect(book).toHaveLength(1);
  await call(stack, campaignPlans.remove, at, shop);
  expect((await request(stack, campaignPlans.get, at, shop)).status).toBe(404);
  expect(await runsOf(id)).toHaveLength(1);
  expect((await call(stack, campaignPlans.list, { query: {} }, shop)).items).toEqual([]);
});
