import { messagePrices } from "@mauzo/contract/conversations/message-prices";
import { messageTemplates } from "@mauzo/contract/conversations/message-templates";
import { consents } from "@mauzo/contract/customers/consents";
import { campaignResults } from "@mauzo/contract/marketing/campaign-results";
import { campaigns, type NewCampaign } from "@mauzo/contract/marketing/campaigns";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { draft } from "../../../../test/campaign-fixtures.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { callSave } from "../../../../test/saves.ts";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openSmsBook } from "../../../../test/sms-book.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { openTestSender } from "../../../../test/test-sender.ts";
import { addNumber, addWriter, tellStatus, type WhatsappNumber } from "../../../../test/whatsapp-fixtures.ts";
import { openCampaignSender } from "../campaigns/open-campaign-sender.ts";

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
async function addReader(name: string, { agrees = true, hoursAgo = 30 } = {}) {
  const { rows } = await stack.db.query<{ id: string }>(
    "insert into customers (shop_id, name, language, source, consents) values ($1, $2, 'sw', 'whatsapp', $3) returning id",
    [shop.shopId, name, agrees ? ["whatsapp"] : []],
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
/** The shop's ready-made templates, as WhatsApp decided about all of them. */
async function templateId(name: string, state = "approved") {
  const { items } = await call(stack, messageTemplates.addReady, {}, shop);
  await stack.db.query(
    "update message_template_texts set state = $2, submitted = text, provider_id = template_id::text where shop_id = $1",
    [shop.shopId, state],
  );
  return items.find((each) => each.name === name)?.id ?? "";
}
const named = { text: "", fallback: "rafiki" };
const written = async (more: Partial<NewCampaign> = {}): Promise<NewCampaign> => ({
  ...{ ...draft, channel: "whatsapp", template_id: await templateId("come_back"), message: { en: named, sw: named } },
  ...more,
});
const saysPrices = (marketing_minor: number | null, utility_minor: number | null = null) =>
  callSave(stack, messagePrices.save, { body: { utility_minor, marketing_minor, order_sms: false } }, shop);
async function start(more: Partial<NewCampaign> = {}) {
  const { id } = await call(stack, campaigns.create, { body: await written(more) }, shop);
  const at = { params: { id } };
  const { version, price } = await call(stack, campaigns.quote, at, shop);
  const body = { version, price_minor: price?.minor ?? null, at: null };
  await call(stack, campaigns.start, { ...at, body }, shop);
  return at;
}

const noon = () => new Date(`${new Date().toISOString().slice(0, 10)}T09:00:00Z`);
/** A process that looks at campaigns, by a clock at noon that runs ahead a little with each look. */
function openLooker() {
  const { pool } = stack;
  const { sealedValues, emitFact, env, log } = stack.deps;
  let at = noon().getTime();
  const now = () => {
    at += 50;
    return new Date(at);
  };
  return openCampaignSender({ pool, sms, sealedValues, emitFact, env, log, now });
}
async function look(processes = 1) {
  await stack.db.query(
    `update campaigns set due_at = case when due_at is not null then $2::timestamptz end, follow_at = case when follow_at is not null then $2::timestamptz end
     where shop_id = $1`,
    [shop.shopId, noon().toISOString()],
  );
  await Promise.all(Array.from({ length: processes }, () => openLooker().sendDue()));
}
const outboxOf = async () =>
  (
    await stack.db.query<{ to: string; state: string; lane: number; author: string; wire: Record<string, unknown> }>(
      `select k.phone as to, o.state, o.lane, o.author, o.wire from outbox o join contacts k on k.shop_id = o.shop_id and k.id = o.contact_id
       where o.shop_id = $1 order by o.id`,
      [shop.shopId],
    )
  ).rows;
const campaignOf = (at: { params: { id: string } }) => call(stack, campaigns.get, at, shop);

it("reaches whoever wrote and agreed, once, as the template with their name, behind all else", async () => {
  const asha = await addReader("Asha");
  await addReader("Juma", { agrees: false });
  await saysPrices(7_000);
  const at = await start();
  await look(2);
  const queued = await outboxOf();
  expect(queued).toMatchObject([{ to: asha.phone, state: "queued", lane: 2, author: "campaign" }]);
  expect(queued[0]?.wire).toMatchObject({
    kind: "template",
    name: "come_back",
    language: "sw",
    body: ["Asha", expect.any(String)],
  });
  const test = openTestSender(stack);
  await Promise.all([test.sendDue(), test.sendDue()]);
  await look(2);
  expect(test.book.book.map(({ to }) => to)).toEqual([asha.phone]);
  expect(await campaignOf(at)).toMatchObject({
    ...{ state: "done", counts: { sent: 1, skipped: 1 }, spent: { minor: 7_000 }, template: { name: "come_back" } },
  });
  expect((await outboxOf()).length).toBe(1);
  const other = await openShop(stack);
  for (const endpoint of [campaigns.get, campaigns.quote, campaigns.stop, campaignResults.get])
    expect((await request(stack, endpoint, at, other)).status).toBe(404);
});

it("is not sent to somebody who took their consent back while it waited in the outbox", async () => {
  const asha = await addReader("Asha");
  await addReader("Neema");
  const at = await start();
  await look();
  const said = { channel: "whatsapp" as const, state: "withdrawn" as const, how: "STOP" };
  await call(stack, consents.record, { params: { id: asha.customerId }, body: said }, shop);
  const test = openTestSender(stack);
  await test.sendDue();
  await look();
  expect(test.book.book).toHaveLength(1);
  expect(test.book.book.map(({ to }) => to)).not.toContain(asha.phone);
  expect((await outboxOf()).map(({ state }) => state).toSorted()).toEqual(["accepted", "withdrawn"]);
  expect(await campaignOf(at)).toMatchObject({ counts: { sent: 1, skipped: 1 } });
  expect((await call(stack, campaignResults.get, at, shop)).skipped).toEqual([{ why: "opted_out", count: 1 }]);
});

it("is quoted by who is reached, and says where no price is known", async () => {
  await addReader("Asha");
  await addReader("Neema", { hoursAgo: 1 });
  await addReader("Juma", { agrees: false });
  const { id } = await call(stack, campaigns.create, { body: await written() }, shop);
  const at = { params: { id } };
  expect(await call(stack, campaigns.quote, at, shop)).toMatchObject({
    ...{ matched: 3, reached: 2, price: null, skipped: [{ why: "no_consent", count: 1 }] },
    templates: { category: "marketing", each: null, free: 0, paid: 2 },
  });
  await saysPrices(7_000, 900);
  expect(await call(stack, campaigns.quote, at, shop)).toMatchObject({
    ...{ price: { minor: 14_000 }, templates: { each: { minor: 7_000 }, free: 0, paid: 2 } },
  });
  // What it cost when one looked counts, not what it costs now.
  const body = { version: 1, price_minor: null, at: null };
  expect((await request(stack, campaigns.start, { ...at, body }, shop)).body).toMatchObject({
    code: "campaign_price_changed",
  });
  await stack.db.query("update message_templates set category = 'utility' where shop_id = $1", [shop.shopId]);
  expect(await call(stack, campaigns.quote, at, shop)).toMatchObject({
    ...{ price: { minor: 900 }, templates: { category: "utility", free: 1, paid: 1 } },
  });
});

it("is refused without a template that WhatsApp sends and that names nothing but person and shop", async () => {
  await addReader("Asha");
  const refusal = async (more: Partial<NewCampaign>, state?: string) => {
    const body = await written(more);
    if (state) await templateId("come_back", state);
    const { id } = await call(stack, campaigns.create, { body }, shop);
    return (await request(stack, campaigns.quote, { params: { id } }, shop)).body;
  };
  expect(await refusal({ template_id: null })).toMatchObject({ code: "campaign_template_missing" });
  expect(await refusal({ template_id: await templateId("order_ready") })).toMatchObject({
    code: "campaign_template_of_order",
  });
  expect(await refusal({ message: { en: named, sw: { text: "", fallback: "" } } })).toMatchObject({
    code: "campaign_fallback_missing",
  });
  expect(await refusal({}, "rejected")).toMatchObject({ code: "campaign_template_not_approved" });
});

it("leaves out who took back their consent since it was started", async () => {
  const asha = await addReader("Asha");
  const neema = await addReader("Neema");
  const at = await start();
  const said = { channel: "whatsapp" as const, state: "withdrawn" as const, how: "STOP" };
  await call(stack, consents.record, { params: { id: asha.customerId }, body: said }, shop);
  await look();
  expect((await outboxOf()).map(({ to }) => to)).toEqual([neema.phone]);
  expect((await call(stack, campaignResults.get, at, shop)).skipped).toEqual([{ why: "opted_out", count: 1 }]);
});

it("is paused before its next handful, and takes back what waits when it is stopped", async () => {
  for (let n = 0; n < 45; n += 1) await addReader(`Mteja ${n}`);
  const at = await start();
  await call(stack, campaigns.pause, at, shop);
  await look();
  expect(await outboxOf()).toEqual([]);
  await call(stack, campaigns.resume, at, shop);
  await look();
  expect(await outboxOf()).toHaveLength(45);
  const stopped = await call(stack, campaigns.stop, at, shop);
  expect(stopped).toMatchObject({ state: "stopped", counts: { skipped: 45, sending: 0 }, spent: { minor: 0 } });
  const test = openTestSender(stack);
  await test.sendDue();
  expect(test.book.book.filter(({ phoneNumberId }) => phoneNumberId === number.phoneNumberId)).toEqual([]);
});

it("keeps no more than two hundred ahead in the outbox", async () => {
  await stack.db.query(
    `with made as (
       insert into customers (shop_id, name, language, consents) select $1, 'Mteja', 'sw', '{whatsapp}' from generate_series(1, 230)
       returning shop_id, id),
     reached as (
       insert into contacts (shop_id, customer_id, channel, phone, wa_id)
       select shop_id, id, 'whatsapp', '+255' || n, '255' || n from (select *, 700000000 + row_number() over () as n from made) m
       returning shop_id, id)
     insert into conversations (shop_id, bot_id, channel, contact_id, number_id) select shop_id, $2, 'whatsapp', id, $3 from reached`,
    [shop.shopId, shop.botId, number.numberId],
  );
  const at = await start();
  await look();
  expect((await campaignOf(at)).counts).toMatchObject({ sending: 200, prepared: 30 });
});

it("counts what WhatsApp tells of its messages, also after its end, and never goes back", async () => {
  const people = [await addReader("Asha"), await addReader("Neema"), await addReader("Juma")];
  await saysPrices(7_000);
  const at = await start();
  await look();
  const test = openTestSender(stack);
  await test.sendDue();
  await look();
  const { rows } = await stack.db.query<{ wamid: string; contact: string }>(
    "select external_id as wamid, contact_id as contact from outbox where shop_id = $1",
    [shop.shopId],
  );
  const wamidOf = (n: number) => rows.find(({ contact }) => contact === people[n]?.contactId)?.wamid ?? "";
  const tell = async (n: number, status: string, code?: number) => {
    await tellStatus(stack, number, { wamid: wamidOf(n), status, ...(code && { code }) });
    await test.applyStatuses();
    await look();
  };
  await tell(0, "read");
  await tell(1, "delivered");
  await tell(2, "failed", 131026);
  await tell(0, "delivered");
  expect(await call(stack, campaignResults.get, at, shop)).toMatchObject({
    ...{ counts: { read: 1, delivered: 1, failed: 1, sent: 0 }, failures: [{ failure: "number", count: 1 }] },
    ...{ parts: 2, spent: { minor: 14_000 } },
  });
});

it("pauses itself when WhatsApp no longer sends the template", async () => {
  await addReader("Asha");
  const at = await start();
  await templateId("come_back", "disabled");
  await look();
  expect(await campaignOf(at)).toMatchObject({ state: "paused", paused: "template" });
  expect(await outboxOf()).toEqual([]);
});

it("gives each a link of their own where the template names one, and counts who opens it", async () => {
  await addReader("Asha");
  await addReader("Neema");
  const template_id = await templateId("come_back");
  await stack.db.query(
    `update message_template_texts set text = jsonb_set(text, '{body}', '"Habari {name}, vikoi vipya viko {link} tangu leo asubuhi"')
     where shop_id = $1 and template_id = $2`,
    [shop.shopId, template_id],
  );
  const at = await start({ template_id });
  await look();
  const bodies = (await outboxOf()).map(({ wire }) => String(JSON.stringify(wire.body)));
  const links = bodies.map((body) => /\/l\/\w{14}/.exec(body)?.[0] ?? "");
  expect(new Set(links).size).toBe(2);
  const headers = { "user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/139.0.0.0 Mobile" };
  const led = await fetch(stack.url + links[0], { redirect: "manual", headers });
  expect(led.headers.get("location")).toContain(`?via=c.${at.params.id}`);
  expect(await campaignOf(at)).toMatchObject({ clicks: 1, clicked: 1 });
});
