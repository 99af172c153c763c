import { consents } from "@mauzo/contract/customers/consents";
import { customers } from "@mauzo/contract/customers/customers";
import { segments } from "@mauzo/contract/customers/segments";
import { campaignPlans } from "@mauzo/contract/marketing/campaign-plans";
import { campaigns } from "@mauzo/contract/marketing/campaigns";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  addBuyers,
  connectSms,
  draft,
  newPlan,
  sendCampaigns,
  startCampaign,
} from "../../../../test/campaign-fixtures.ts";
import { call, pathOf, request } from "../../../../test/endpoints.ts";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openSmsBook } from "../../../../test/sms-book.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

const { sms, book, acceptAll } = openSmsBook();
let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack({ sms });
});
afterAll(() => stack.stop());
beforeEach(async () => {
  shop = await openShop(stack);
  book.length = 0;
  acceptAll();
});

/** Somebody who agreed to get offers. */
async function addPerson(phone: string, tags: string[]) {
  const { id } = await call(stack, customers.create, { body: { name: "Asha", phone, tags } }, shop);
  const said = { channel: "sms" as const, state: "given" as const, how: "Dukani" };
  await call(stack, consents.record, { params: { id }, body: said }, shop);
}
const addSegment = async (tag: string) => {
  const document = { match: "all" as const, rules: [{ criterion: "tag", operator: "eq", value: tag } as const] };
  return (await call(stack, segments.create, { body: { name: tag, document } }, shop)).id;
};
const to = (...ids: string[]) => ({ audience: { ...draft.audience, everyone: false, segments: ids } });
const remove = (id: string) => request(stack, segments.remove, { params: { id } }, shop);

it("a campaign to a segment reaches its members, those of the moment it is started, and nobody else", async () => {
  await connectSms(stack, shop);
  await addBuyers(stack, shop, 5);
  await addPerson("0754000001", ["vip"]);
  const vip = await addSegment("vip");
  const { id } = await call(stack, campaigns.create, { body: { ...draft, ...to(vip) } }, shop);
  await addPerson("0754000002", ["vip", "jumla"]);
  await addPerson("0754000003", ["jumla"]);
  const at = { params: { id } };
  const { version, price, matched } = await call(stack, campaigns.quote, at, shop);
  expect(matched).toBe(2);
  await call(stack, campaigns.start, { ...at, body: { version, price_minor: price?.minor ?? null, at: null } }, shop);
  await addPerson("0754000004", ["vip"]);
  await sendCampaigns(stack, shop, sms);
  expect(book.map((message) => message.to).toSorted()).toEqual(["+255754000001", "+255754000002"]);
});

it("a segment that campaigns go to is not deleted, and they are named, until each is over or goes to others", async () => {
  await connectSms(stack, shop);
  await addPerson("0754000001", ["vip"]);
  const [vip, other] = [await addSegment("vip"), await addSegment("jumla")];
  const planned = await call(stack, campaigns.create, { body: { ...draft, name: "Sikukuu", ...to(vip, other) } }, shop);
  const running = await startCampaign(stack, shop, { name: "Wiki hii", ...to(vip) });
  // Everybody gets this one, whatever segment stands beside that.
  await call(stack, campaigns.create, { body: { ...draft, audience: { ...draft.audience, segments: [vip] } } }, shop);
  const refused = async (campaignNames: string) =>
    expect(await remove(vip)).toMatchObject({
      status: 409,
      body: { code: "segment_in_use", values: { uses: campaignNames } },
    });
  await refused("“Wiki hii”, “Sikukuu”");
  const inSwahili = await fetch(stack.url + pathOf(segments.remove, { params: { id: vip } }), {
    method: "DELETE",
    headers: { authorization: `Bearer ${shop.token}`, "accept-language": "sw" },
  });
  expect(await inSwahili.text()).toContain("Kuna kampeni au mitiririko inayotumia kundi hili: “Wiki hii”, “Sikukuu”.");
  const at = { params: { id: running.id } };
  await call(stack, campaigns.pause, at, shop);
  await refused("“Wiki hii”, “Sikukuu”");
  await call(stack, campaigns.resume, at, shop);
  await sendCampaigns(stack, shop, sms);
  expect((await call(stack, campaigns.get, at, shop)).state).toBe("done");
  await refused("“Sikukuu”");
  const elsewhere = { ...to(other), version: planned.version };
  await call(stack, campaigns.update, { params: { id: planned.id }, body: elsewhere }, shop);
  expect((await remove(vip)).status).toBe(200);
  expect((await remove(other)).body).toMatchObject({ code: "segment_in_use" });
  const gone = await request(stack, campaigns.create, { body: { ...draft, ...to(vip) } }, shop);
  expect(gone.body).toMatchObject({ detail: [{ code: "segment_unknown" }] });
});

it("a segment that a recurring campaign goes to is not deleted, paused or not, until that is", async () => {
  const vip = await addSegment("vip");
  const audience = { ...newPlan.audience, everyone: false, segments: [vip] };
  const { id } = await call(stack, campaignPlans.create, { body: { ...newPlan, audience } }, shop);
  await call(stack, campaignPlans.pause, { params: { id } }, shop);
  expect((await remove(vip)).body).toMatchObject({
    code: "segment_in_use",
    values: { uses: `“${newPlan.name}”` },
  });
  await call(stack, campaignPlans.remove, { params: { id } }, shop);
  expect((await remove(vip)).status).toBe(200);
});

it("names a few of many", async () => {
  const vip = await addSegment("vip");
  for (const name of ["A", "B", "C", "D", "E", "F", "G"])
    await call(stack, campaigns.create, { body: { ...draft, name, ...to(vip) } }, shop);
  expect((await remove(vip)).body).toMatchObject({ values: { uses: "“G”, “F”, “E”, “D”, “C”, …" } });
});

it("deleted while a campaign is drafted to it, it is either there or used by none", { timeout: 60_000 }, async () => {
  for (let round = 0; round < 15; round++) {
    const id = await addSegment(`kundi ${round}`);
    const [made, removed] = await Promise.all([
      request(stack, campaigns.create, { body: { ...draft, ...to(id) } }, shop),
      remove(id),
    ]);
    expect([
      [201, 409],
      [422, 200],
    ]).toContainEqual([made.status, removed.status]);
  }
});
