import { weeklySummary } from "@mauzo/contract/insights/weekly-summary";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { dayMs } from "../../../../test/invent-books.ts";
import { openMailbox } from "../../../../test/mailbox.ts";
import { addOrder } from "../../../../test/order-fixtures.ts";
import { addMember, addProduct, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { queueWeeklySummaries } from "./queue-weekly-summaries.ts";

let stack: Stack;
let shop: OpenedShop;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
const refused = new Set<string>();
beforeAll(async () => {
  stack = await startStack();
  mailbox = await openMailbox(stack, refused);
});
afterAll(async () => {
  await mailbox.close();
  await stack.stop();
});
beforeEach(async () => {
  shop = await openShop(stack, { name: "Duka la Neema" });
});

/** Mondays in Dar es Salaam, and the hour there. */
const monday = (hour: number, week = "2026-03-16") => new Date(Date.parse(week) + (hour - 3) * 3_600_000);
const run = (at: Date, limitMs?: number) =>
  queueWeeklySummaries(
    { pool: stack.pool, queue: stack.deps.queue, log: stack.deps.log },
    {},
    { at, ...(limitMs !== undefined && { limitMs }) },
  );
/** Orders of 10,000 shillings each, as if they had been placed then. */
const placed = (day: string, count: number) =>
  stack.db.query(
    `with cart as (
       insert into carts (shop_id, id, number, language, state, expires_at, created_at)
       select $1, overlay(first_id_at($2)::text placing right(gen_random_uuid()::text, 12) from 25)::uuid,
         gen_random_uuid()::text, 'sw', 'ordered', now(), $2 from generate_series(1, $3::int)
       returning id, number)
     insert into orders (shop_id, id, cart_id, number, channel, quantity, total_minor, paid_minor, currency, placed_at)
     select $1, id, id, number, 'web', 1, 1000000, 0, 'TZS', $2 from cart`,
    [shop.shopId, new Date(`${day}T09:00:00Z`), count],
  );
const summaries = async (email: string) =>
  (await mailbox.letters(email)).filter((letter) => letter.includes("/dashboard/settings/notifications"));
const makeAdmin = (email: string) =>
  stack.db.query(
    "update memberships set is_admin = true where shop_id = $1 and user_id = (select id from auth.users where email = $2)",
    [shop.shopId, email],
  );
const speaks = (email: string, language: string) =>
  stack.db.query("update auth.users set language = $2 where email = $1", [email, language]);

it("is mailed to each admin once, in their language, on Monday from seven by the shop's clock", async () => {
  await placed("2026-03-10", 6);
  await placed("2026-03-03", 4);
  const [juma, clerk] = [await addMember(stack, shop, []), await addMember(stack, shop, [])];
  await makeAdmin(juma.email);
  await speaks(shop.email, "en");
  await speaks(juma.email, "sw");
  await run(monday(6));
  await run(new Date(monday(12).getTime() - dayMs));
  await run(new Date(monday(12).getTime() + dayMs));
  expect(await summaries(shop.email)).toEqual([]);
  await Promise.all([run(monday(7)), run(monday(7)), run(monday(7))]);
  await run(monday(9));
  const [mail, ...more] = await summaries(shop.email);
  expect(more).toEqual([]);
  expect(mail).toContain("Duka la Neema: 6 orders, TZS 60k");
  expect(mail).toContain("The week of 9 March to 15 March: 6 orders, TZS 60k.");
  expect(mail).toContain("50% more sales than the week before (4 orders, TZS 40k).");
  // The mailbox reads `=20` as a space.
  expect(mail).toMatch(/\/dashboard\/analytics\?from.*26-03-09&to.*26-03-15/);
  const inSwahili = await summaries(juma.email);
  expect(inSwahili).toHaveLength(1);
  expect(inSwahili[0]).toContain("Wiki ya 9 Machi hadi 15 Machi: oda 6, TZS 60k.");
  expect(inSwahili[0]).toContain("Mauzo yamepanda kwa 50% kuliko wiki iliyotangulia (oda 4, TZS 40k).");
  expect(await summaries(clerk.email)).toEqual([]);
  // A job that runs again after its mail has gone sends no second one.
  await mailbox.rerunJobs("weekly-summary-mail");
  expect(await summaries(shop.email)).toHaveLength(1);
  await run(monday(7, "2026-03-23"));
  expect(await summaries(shop.email)).toHaveLength(2);
});

it("is as early as Monday is in the shop's zone", async () => {
  await placed("2026-03-10", 1);
  await stack.db.query("update shops set time_zone = 'Pacific/Kiritimati' where shop_id = $1", [shop.shopId]);
  await run(new Date("2026-03-15T16:59:00Z"));
  expect(await summaries(shop.email)).toEqual([]);
  await run(new Date("2026-03-15T17:00:00Z"));
  expect(await summaries(shop.email)).toHaveLength(1);
});

it("is not mailed to who wants it no more, and again to who does; each chooses for themselves", async () => {
  await placed("2026-03-10", 1);
  const juma = await addMember(stack, shop, []);
  await makeAdmin(juma.email);
  const wanted = async (caller: { token: string }) => (await call(stack, weeklySummary.get, {}, caller)).is_wanted;
  await call(stack, weeklySummary.choose, { body: { is_wanted: false } }, shop);
  expect([await wanted(shop), await wanted(juma)]).toEqual([false, true]);
  await run(monday(7));
  expect([(await summaries(shop.email)).length, (await summaries(juma.email)).length]).toEqual([0, 1]);
  await call(stack, weeklySummary.choose, { body: { is_wanted: true } }, shop);
  await run(monday(8));
  expect((await summaries(shop.email)).length).toBe(1);
  // Who changes their mind after it was queued, and who is an admin no more, gets none.
  await run(monday(7, "2026-03-23"));
  await call(stack, weeklySummary.choose, { body: { is_wanted: false } }, shop);
  await stack.db.query(
    "update memberships set is_admin = false where user_id <> (select id from auth.users where email = $1)",
    [shop.email],
  );
  expect([(await summaries(shop.email)).length, (await summaries(juma.email)).length]).toEqual([1, 1]);
});

it("is sent later where the mail is refused, and nobody else gets it twice meanwhile", async () => {
  await placed("2026-03-10", 1);
  const juma = await addMember(stack, shop, []);
  await makeAdmin(juma.email);
  refused.add(juma.email);
  await run(monday(7));
  expect([(await summaries(shop.email)).length, (await summaries(juma.email)).length]).toEqual([1, 0]);
  refused.clear();
  await stack.db.query(
    "update pgboss.job set start_after = now() where name = 'weekly-summary-mail' and state = 'retry'",
  );
  await mailbox.runDueJobs();
  expect([(await summaries(shop.email)).length, (await summaries(juma.email)).length]).toEqual([1, 1]);
});

it("tells nothing of a shop that sold nothing in two weeks", async () => {
  await placed("2026-02-20", 3);
  await run(monday(7));
  expect(await summaries(shop.email)).toEqual([]);
  expect(await countRows(stack, "weekly_mails where shop_id = $1", [shop.shopId])).toBe(0);
});

it("goes on with the other shops where one job had no time for all", async () => {
  await placed("2026-03-10", 1);
  await stack.db.query("delete from pgboss.job where name = 'weekly-summaries'");
  await run(monday(7), 0);
  expect(await countRows(stack, "pgboss.job where name = 'weekly-summaries'")).toBe(1);
  await stack.db.query("delete from pgboss.job where name = 'weekly-summaries'");
});

it("is shown before it is sent, to admins of the shop alone, with what sold best and what to reorder", async () => {
  const kanga = await addProduct(stack, shop, { name: "Kanga", stock: 1 });
  const order = await addOrder(stack, shop, { product: kanga });
  const week = new Date(Date.now() - 7 * dayMs);
  await stack.db.query("update orders set placed_at = $2 where id = $1", [order.id, week]);
  const shown = await call(stack, weeklySummary.get, {}, shop);
  expect(new Date(shown.days.from).getUTCDay()).toBe(1);
  expect(Date.parse(shown.days.to) - Date.parse(shown.days.from)).toBe(6 * dayMs);
  expect(Date.parse(shown.days.to)).toBeLessThan(Date.now());
  expect(shown.lines.join("\n")).toContain("To reorder: Kanga (none left).");
  const clerk = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
  const body = { is_wanted: false };
  expect((await request(stack, weeklySummary.get, {}, clerk)).status).toBe(403);
  expect((await request(stack, weeklySummary.choose, { body }, clerk)).status).toBe(403);
});

it("is mailed in every other shop when one cannot be told", async () => {
  const others = [shop, await openShop(stack), await openShop(stack)];
  for (shop of others) await placed("2026-03-10", 6);
  const { queue } = stack.deps;
  const send: typeof queue.send = (...given) => {
    if (JSON.stringify(given[2]).includes(shop.shopId)) return Promise.reject(new Error("no"));
    return queue.send(...given);
  };
  const log = { info: () => {}, error: () => {} };
  await queueWeeklySummaries({ pool: stack.pool, queue: { ...queue, send }, log }, {}, { at: monday(8) });
  const told = [];
  for (const { email } of others) told.push((await summaries(email)).length);
  expect(told).toEqual([1, 1, 0]);
  await run(monday(9));
  for (const { email } of others) expect(await summaries(email)).toHaveLength(1);
});
