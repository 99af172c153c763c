import { consents } from "@mauzo/contract/customers/consents";
import { customers } from "@mauzo/contract/customers/customers";
import { campaignResults } from "@mauzo/contract/marketing/campaign-results";
import { campaigns } from "@mauzo/contract/marketing/campaigns";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  addBuyers,
  connectSms,
  draft,
  noon,
  partMinor,
  sendCampaigns,
  startCampaign,
} from "../../../../test/campaign-fixtures.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addMember, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openSmsBook } from "../../../../test/sms-book.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import type { SmsGateway } from "../../../gateways/sms/port.ts";
import { openCampaignSender } from "./open-campaign-sender.ts";

const { sms, book, acceptAll, answerBy } = openSmsBook();
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

const later = (ms: number) => new Date(noon().getTime() + ms);
const sendAll = (now = noon, gateway: Pick<SmsGateway, "send"> = sms) => sendCampaigns(stack, shop, gateway, now);
const states = async (id: string) => (await call(stack, campaigns.get, { params: { id } }, shop)).counts;

it("goes to whoever agreed, in their language, each once and at the price that was named", async () => {
  await connectSms(stack, shop);
  await addBuyers(stack, shop, 45);
  await addBuyers(stack, shop, 5, false);
  const { id } = await call(stack, campaigns.create, { body: draft }, shop);
  const at = { params: { id } };
  const quote = await call(stack, campaigns.quote, at, shop);
  expect(quote).toMatchObject({ matched: 50, reached: 45, parts: 45, price: { minor: 45 * partMinor } });
  expect(quote.skipped).toEqual([{ why: "no_consent", count: 5 }]);
  expect(quote.languages.map(({ language, people }) => [language, people]).toSorted()).toEqual([
    ["en", 22],
    ["sw", 23],
  ]);
  const body = { version: quote.version, price_minor: quote.price?.minor ?? null, at: null };
  for (const other of [
    { ...body, price_minor: 1 },
    { ...body, version: 7 },
  ])
    expect((await request(stack, campaigns.start, { ...at, body: other }, shop)).status).toBe(409);
  const [started, again] = await Promise.all([
    call(stack, campaigns.start, { ...at, body }, shop),
    call(stack, campaigns.start, { ...at, body }, shop),
  ]);
  expect([started.counts.prepared, again.counts.prepared]).toEqual([45, 45]);
  await sendAll();
  expect(new Set(book.map(({ to }) => to)).size).toBe(45);
  expect(book).toHaveLength(45);
  for (const { text } of book)
    expect(text).toMatch(
      /^(Hello Mteja \d+, new kikois at Duka la Majaribio\nStop|Habari Mteja \d+, vikoi vipya Duka la Majaribio\nAcha): \S+\/o\/\w{14}$/,
    );
  const done = await call(stack, campaigns.get, at, shop);
  expect(done).toMatchObject({ state: "done", spent: { minor: 45 * partMinor }, counts: { sent: 45, skipped: 5 } });
  expect(await call(stack, campaignResults.get, at, shop)).toMatchObject({
    ...{ parts: 45, skipped: [{ why: "no_consent", count: 5 }], failures: [], opted_out: 0 },
  });
  const { items, next } = await call(stack, campaigns.recipients, { ...at, query: { state: "sent", limit: 30 } }, shop);
  expect([items.length, next === null]).toEqual([30, false]);
  expect((await request(stack, campaigns.remove, at, shop)).body).toMatchObject({ code: "campaign_started" });
});

it("takes a number for one recipient however it is written, and gives nothing to strangers", async () => {
  await connectSms(stack, shop);
  const body = { name: "Asha", phone: "0712345678" };
  const { id: customerId } = await call(stack, customers.create, { body }, shop);
  const said = { channel: "sms" as const, state: "given" as const, how: "Dukani" };
  await call(stack, consents.record, { params: { id: customerId }, body: said }, shop);
  const spellings = ["0712345678", "+255712345678", "255 712 345 678", "00255712345678", "０７１２３４５６７８"];
  const audience = { ...draft.audience, everyone: false, numbers: [...spellings, "0754000111"] };
  const { audience: stored } = await startCampaign(stack, shop, { audience });
  expect(stored).toMatchObject({ numbers: ["+255712345678"], unknown_numbers: 1 });
  await sendAll();
  expect(book.map(({ to }) => to)).toEqual(["+255712345678"]);
  const wrong = { ...draft, audience: { ...audience, numbers: ["0712345678", "abcd"] } };
  expect((await request(stack, campaigns.create, { body: wrong }, shop)).body).toMatchObject({
    detail: [{ code: "phone_invalid", loc: ["body", "audience", "numbers", 1] }],
  });
});

it("fills in names as they are, whatever they say", async () => {
  await connectSms(stack, shop);
  const names = ["{shop}", "$& $1 {name}", "  ", "Asha\n\u202eJuma", "' or 1=1 --"];
  await addBuyers(stack, shop, names.length);
  for (const [at, name] of names.entries())
    await stack.db.query("update customers set name = $3 where shop_id = $1 and phone = $2", [
      shop.shopId,
      `+25570000000${at + 1}`,
      name,
    ]);
  await startCampaign(stack, shop, {
    message: { en: { text: "", fallback: "" }, sw: { text: "Habari {name}!", fallback: "mpendwa" } },
  });
  await sendAll();
  const first = book.toSorted((a, b) => (a.to < b.to ? -1 : 1)).map(({ text }) => text.split("\n")[0]);
  expect(first).toEqual([
    ...["Habari {shop}!", "Habari $& $1 {name}!", "Habari mpendwa!", "Habari Asha Juma!", "Habari ' or 1=1 --!"],
  ]);
  const unknown = { ...draft, message: { ...draft.message, sw: { text: "Habari {simu}", fallback: "" } } };
  expect((await request(stack, campaigns.create, { body: unknown }, shop)).status).toBe(422);
});

it("sends nobody anything who wants no more since it was started, or who was forgotten", async () => {
  await connectSms(stack, shop);
  await addBuyers(stack, shop, 4);
  const { id } = await startCampaign(stack, shop);
  const { items } = await call(stack, campaigns.recipients, { params: { id }, query: {} }, shop);
  const [out, forgotten] = items.map(({ customer }) => customer);
  const said = { channel: "sms" as const, state: "withdrawn" as const, how: "Dukani" };
  await call(stack, consents.record, { params: { id: out?.id ?? "" }, body: said }, shop);
  await stack.db.query("select forget_customer($1) from set_config('app.shop_id', $2, false)", [
    forgotten?.id,
    shop.shopId,
  ]);
  await sendAll();
  expect(book).toHaveLength(2);
  expect(book.map(({ to }) => to)).not.toContain(out?.phone);
  expect((await call(stack, campaignResults.get, { params: { id } }, shop)).skipped.map(({ why }) => why)).toEqual([
    ...["gone", "opted_out"],
  ]);
});

it("is paused between two handfuls, goes on where it was, and is stopped for good", async () => {
  await connectSms(stack, shop);
  await addBuyers(stack, shop, 90);
  const { id } = await startCampaign(stack, shop);
  const at = { params: { id } };
  let answered = 0;
  answerBy(async ({ reference }) => {
    if (++answered === 20) await call(stack, campaigns.pause, at, shop);
    return { kind: "accepted", providerRef: reference };
  });
  await sendAll();
  expect(book).toHaveLength(20);
  expect(await call(stack, campaigns.pause, at, shop)).toMatchObject({ state: "paused", paused: "person" });
  await call(stack, campaigns.resume, at, shop);
  answered = 0;
  await sendAll();
  expect(book).toHaveLength(40);
  expect(await call(stack, campaigns.stop, at, shop)).toMatchObject({
    ...{ state: "stopped", counts: { sent: 40, skipped: 50, prepared: 0 } },
  });
  expect((await request(stack, campaigns.resume, at, shop)).body).toMatchObject({ code: "campaign_over" });
  await sendAll();
  expect(new Set(book.map(({ to }) => to)).size).toBe(40);
});

it("never sends twice what a process had handed over when it died", async () => {
  await connectSms(stack, shop);
  await addBuyers(stack, shop, 60);
  const { id } = await startCampaign(stack, shop);
  // The first process dies with its handful out: half of it had reached the provider.
  const dead = openSmsBook();
  dead.answerBy(() => new Promise(() => undefined));
  const { pool } = stack;
  const { sealedValues, emitFact, env, log } = stack.deps;
  await stack.db.query("update campaigns set due_at = $2 where id = $1", [id, noon().toISOString()]);
  const dying = openCampaignSender({ pool, sms: dead.sms, sealedValues, emitFact, env, log, now: noon });
  void dying.sendDue();
  await expect.poll(() => dead.book.length).toBe(20);
  await Promise.all([sendAll(() => later(10_000)), sendAll(() => later(10_000))]);
  expect(await states(id)).toMatchObject({ sending: 20, sent: 40 });
  await sendAll(() => later(60_000));
  expect(await states(id)).toMatchObject({ sending: 0, unknown: 20, sent: 40 });
  const all = [...dead.book, ...book].map(({ to }) => to);
  expect([all.length, new Set(all).size]).toEqual([60, 60]);
  expect(await call(stack, campaigns.get, { params: { id } }, shop)).toMatchObject({ state: "done" });
});

it("says what is not known also of a campaign that was stopped", async () => {
  await connectSms(stack, shop);
  await addBuyers(stack, shop, 5);
  const { id } = await startCampaign(stack, shop);
  await stack.db.query(
    "update campaign_recipients set state = 'sending', sending_at = $2 where campaign_id = $1 and n < 3",
    [id, noon().toISOString()],
  );
  await call(stack, campaigns.stop, { params: { id } }, shop);
  await sendAll(() => later(60_000));
  expect(await states(id)).toMatchObject({ sending: 0, unknown: 3, skipped: 2 });
  expect(book).toEqual([]);
});

it("sends later what the provider did not take", async () => {
  await connectSms(stack, shop);
  await addBuyers(stack, shop, 30);
  const { id } = await startCampaign(stack, shop);
  answerBy(() => ({ kind: "refused", code: "busy", providerCode: "" }));
  await sendAll();
  expect(await states(id)).toMatchObject({ prepared: 30, sending: 0, failed: 0 });
  acceptAll();
  book.length = 0;
  await sendAll();
  expect(await states(id)).toMatchObject({ sent: 30 });
  expect(new Set(book.map(({ to }) => to)).size).toBe(30);
});

it("waits for the morning at night, and asks when it is late", async () => {
  await connectSms(stack, shop);
  await addBuyers(stack, shop, 1);
  const { id } = await startCampaign(stack, shop);
  const at = { params: { id } };
  await sendAll(() => later(9 * 3_600_000));
  expect(book).toHaveLength(0);
  const { rows } = await stack.db.query<{ due: Date }>("select due_at as due from campaigns where id = $1", [id]);
  expect(rows[0]?.due).toEqual(later(20 * 3_600_000));
  const { pool } = stack;
  const { sealedValues, emitFact, env, log } = stack.deps;
  const now = () => later(23 * 3_600_000);
  await openCampaignSender({ pool, sms, sealedValues, emitFact, env, log, now }).sendDue();
  expect(await call(stack, campaigns.get, at, shop)).toMatchObject({ state: "paused", paused: "late" });
  expect(book).toHaveLength(0);
});

it("pauses itself when its messages fail for a reason of the account, and not for dead numbers", async () => {
  await connectSms(stack, shop);
  await addBuyers(stack, shop, 120);
  answerBy(() => ({ kind: "refused", code: "number", providerCode: "1" }));
  const dead = await startCampaign(stack, shop);
  await sendAll();
  expect(await states(dead.id)).toMatchObject({ failed: 120 });
  answerBy(() => ({ kind: "refused", code: "balance", providerCode: "2" }));
  // Numbers that nobody has are left alone.
  await addBuyers(stack, shop, 120);
  const { id } = await startCampaign(stack, shop);
  await sendAll();
  expect(await call(stack, campaigns.get, { params: { id } }, shop)).toMatchObject({
    ...{ state: "paused", paused: "balance", counts: { failed: 60, prepared: 60, skipped: 120 }, spent: { minor: 0 } },
  });
});

it("is counted and looked at by who reads customers, and changed by admins alone", async () => {
  const { id } = await call(stack, campaigns.create, { body: draft }, shop);
  const reader = await addMember(stack, shop, [{ resource: "customers", action: "read" }]);
  expect((await call(stack, campaigns.list, { query: {} }, reader)).items.map((each) => each.id)).toEqual([id]);
  expect((await request(stack, campaigns.quote, { params: { id } }, reader)).status).toBe(403);
  const other = await openShop(stack);
  expect((await request(stack, campaigns.get, { params: { id } }, other)).status).toBe(404);
  for (const [code, at] of [
    ["sms_connection_missing", id],
    ["campaign_not_started", undefined],
  ] as const)
    expect((await request(stack, at ? campaigns.quote : campaigns.pause, { params: { id } }, shop)).body).toMatchObject(
      { code },
    );
});
