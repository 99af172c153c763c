import { campaignResults } from "@mauzo/contract/marketing/campaign-results";
import { campaigns } from "@mauzo/contract/marketing/campaigns";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  addBuyers,
  connectSms,
  draft,
  partMinor,
  sendCampaigns,
  startCampaign,
} from "../../../../test/campaign-fixtures.ts";
import { call, request } from "../../../../test/endpoints.ts";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openSmsBook } from "../../../../test/sms-book.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

const { sms, book } = openSmsBook();
let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack({ sms });
});
afterAll(() => stack.stop());
beforeEach(async () => {
  shop = await openShop(stack);
  book.length = 0;
  await connectSms(stack, shop);
});

/** An order of each of these, now. */
const orderBy = (which: string, count: number) =>
  stack.db.query(
    `with buyer as (
       select k.customer_id from campaign_recipients r join contacts k on k.shop_id = r.shop_id and k.id = r.contact_id
       where r.shop_id = $1 and ${which} order by r.n limit $2),
     cart as (
       insert into carts (shop_id, number, language, state, expires_at)
       select $1, gen_random_uuid()::text, 'sw', 'ordered', now() from buyer returning id, number),
     numbered as (select customer_id, row_number() over () as n from buyer)
     insert into orders (shop_id, cart_id, number, channel, quantity, total_minor, currency, customer_id, placed_at)
     select $1, c.id, c.number, 'web', 1, 1000, 'TZS', b.customer_id, now() + interval '1 minute'
     from (select id, number, row_number() over () as n from cart) c join numbered b using (n)`,
    [shop.shopId, count],
  );

it("sends nothing to a share that is drawn, at the price that was named, and compares what both order", async () => {
  await addBuyers(stack, shop, 200);
  await addBuyers(stack, shop, 5, false);
  const { id, counts, quoted } = await startCampaign(stack, shop, { hold_out_percent: 30 });
  const at = { params: { id } };
  const { items } = await call(stack, campaigns.recipients, { ...at, query: { state: "skipped", limit: 100 } }, shop);
  const heldOut = items.filter(({ skipped }) => skipped === "held_out").length;
  expect(heldOut).toBeGreaterThan(30);
  expect(heldOut).toBeLessThan(95);
  expect([counts.prepared, quoted?.minor]).toEqual([200 - heldOut, (200 - heldOut) * partMinor]);
  await sendCampaigns(stack, shop, sms);
  expect(book).toHaveLength(200 - heldOut);
  await orderBy("r.state = 'sent'", 12);
  await orderBy("r.skipped = 'held_out'", 3);
  await orderBy("r.skipped = 'no_consent'", 4);
  // Who was held out is not known to be out of reach, so whom it did not reach counts too.
  await stack.db.query(
    `update campaign_recipients set state = case n % 2 when 0 then 'failed' else 'unknown' end, failure = case n % 2 when 0 then 'number' end
     where shop_id = $1 and state = 'sent' and n in (select n from campaign_recipients where shop_id = $1 and state = 'sent' order by n desc limit 10)`,
    [shop.shopId],
  );
  const { compared } = await call(stack, campaignResults.get, at, shop);
  expect(compared).toEqual({ got: { people: 200 - heldOut, orders: 12 }, held_out: { people: heldOut, orders: 3 } });
});

it("draws the same people however often it is counted, and nobody where nobody is to be held out", async () => {
  await addBuyers(stack, shop, 60);
  const { id } = await call(stack, campaigns.create, { body: { ...draft, hold_out_percent: 50 } }, shop);
  const at = { params: { id } };
  const first = await call(stack, campaigns.quote, at, shop);
  expect(await call(stack, campaigns.quote, at, shop)).toMatchObject({ reached: first.reached, price: first.price });
  expect(first.skipped).toEqual([{ why: "held_out", count: 60 - first.reached }]);
  const body = { hold_out_percent: 0, version: first.version };
  expect((await call(stack, campaigns.update, { ...at, body }, shop)).hold_out_percent).toBe(0);
  expect((await call(stack, campaigns.quote, at, shop)).reached).toBe(60);
  expect((await call(stack, campaignResults.get, at, shop)).compared).toBeNull();
  const tooMany = { ...draft, hold_out_percent: 51 };
  expect((await request(stack, campaigns.create, { body: tooMany }, shop)).status).toBe(422);
});
