import { campaignPlans, type NewCampaignPlan } from "@mauzo/contract/marketing/campaign-plans";
import { campaigns, type NewCampaign } from "@mauzo/contract/marketing/campaigns";
import { smsConnections } from "@mauzo/contract/marketing/sms-connections";
import type { SmsGateway } from "../src/gateways/sms/port.ts";
import { openCampaignSender } from "../src/modules/marketing/campaigns/open-campaign-sender.ts";
import { linkCode } from "../src/modules/marketing/opt-outs/steps/link-code.ts";
import { call } from "./endpoints.ts";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

/** What a part costs in tests. */
export const partMinor = 4_000;

/** An account at a provider. */
export const newConnection = {
  ...{ provider: "beem" as const, user: "ufunguo-wa-api", secret: "siri-ya-akaunti-1234", sender_id: "KIKOI" },
  part_price_minor: partMinor,
};
/** Connects it. */
export const connectSms = (stack: Stack, shop: OpenedShop) =>
  call(stack, smsConnections.create, { body: newConnection }, shop);

/** So many customers with a number each, of whom `agrees` says whether they agreed to get offers. */
export async function addBuyers(
  { db }: Pick<Stack, "db">,
  { shopId }: Pick<OpenedShop, "shopId">,
  count: number,
  agrees = true,
): Promise<void> {
  await db.query(
    `with made as (
       insert into customers (shop_id, name, phone, language, consents)
       select $1, 'Mteja ' || n, '+2557' || lpad((n + (select count(*) from contacts where shop_id = $1))::text, 8, '0'),
         case when n % 2 = 0 then 'en' else 'sw' end, case when $3 then '{sms}'::text[] else '{}' end
       from generate_series(1, $2::int) n returning shop_id, id, phone, name)
     insert into contacts (shop_id, customer_id, phone, name) select shop_id, id, phone, name from made`,
    [shopId, count, agrees],
  );
}

const everyone = {
  ...{ everyone: true, segments: [], tags: [], match: "all" as const, not_within_days: null, numbers: [] },
};
export const draft = {
  channel: "sms" as const,
  name: "Vikoi vipya",
  message: {
    en: { text: "Hello {name}, new kikois at {shop}", fallback: "friend" },
    sw: { text: "Habari {name}, vikoi vipya {shop}", fallback: "mpendwa" },
  },
  audience: everyone,
} satisfies NewCampaign;

const { numbers: _, ...anybody } = everyone;
/** Wishes everybody a happy birthday. */
export const newPlan = {
  ...{ channel: "sms" as const, name: "Siku ya kuzaliwa", template_id: null, message: draft.message },
  ...{ link: { kind: "shop" as const }, occasion: "birthday" as const, days: null, audience: anybody },
  ...{ budget_minor: null, hour: 9 },
} satisfies NewCampaignPlan;
const { channel: __, ...planEdit } = newPlan;

/** A valid body for each endpoint that takes one. */
export const campaignBodies = {
  "POST /campaigns": draft,
  "PATCH /campaigns/:id": { name: "Vikoi", version: 1 },
  "POST /campaigns/:id/test": { phone: "0712345678", language: "sw" },
  "POST /campaigns/:id/start": { version: 1, price_minor: 0, at: null },
  "POST /campaign-plans": newPlan,
  "PATCH /campaign-plans/:id": { ...planEdit, version: 1 },
  "POST /campaign-lists/check": { rows: [{ phone: "0712345678", name: "Asha" }] },
  "POST /campaign-lists": { rows: [{ phone: "0712345678", name: "Asha" }], how: "Dukani" },
  "POST /sms-connections": newConnection,
  "POST /sms-connections/:id/fallback": { is_fallback: false },
  "PATCH /sms-connections/:id": { sender_id: "KIKOI", part_price_minor: 4_000, version: 1 },
};

/** Drafts a campaign for everyone, and starts it. */
export async function startCampaign(stack: Stack, shop: OpenedShop, more: Partial<NewCampaign> = {}) {
  const { id } = await call(stack, campaigns.create, { body: { ...draft, ...more } }, shop);
  const at = { params: { id } };
  const { version, price } = await call(stack, campaigns.quote, at, shop);
  return call(stack, campaigns.start, { ...at, body: { version, price_minor: price?.minor ?? null, at: null } }, shop);
}

/** Noon in the shops' zone, today. */
export const noon = () => new Date(`${new Date().toISOString().slice(0, 10)}T09:00:00Z`);

/** A process that sends a shop's campaigns, by a clock of its own; the rows are made to be due by it. */
export async function sendCampaigns(
  { db, pool, deps }: Stack,
  { shopId }: Pick<OpenedShop, "shopId">,
  sms: Pick<SmsGateway, "send">,
  now = noon,
) {
  const due = "update campaigns set due_at = $2 where shop_id = $1 and due_at is not null";
  await db.query(due, [shopId, now().toISOString()]);
  await db.query("update sms_connections set free_at = '-infinity' where shop_id = $1", [shopId]);
  let at = now().getTime();
  const { sealedValues, emitFact, env, log } = deps;
  // A clock that runs ahead a little with each look, so that nothing waits for its turn.
  const clock = () => {
    at += 50;
    return new Date(at);
  };
  const sender = openCampaignSender({ pool, sms, sealedValues, emitFact, env, log, perSecond: 1e6, now: clock });
  await sender.sendDue();
  return sender;
}

/** Campaigns with the word in each of their texts: drafts, and one under way with somebody who gets it. */
export async function addFullCampaigns(stack: Stack, shop: OpenedShop, word: string) {
  // What costs nothing costs the same whoever agrees meanwhile.
  const body = { ...newConnection, part_price_minor: 0 };
  const { id: connectionId, report_address } = await call(stack, smsConnections.create, { body }, shop);
  await stack.db.query(
    `insert into sms_messages (shop_id, order_message_id, connection_id, contact_id, state, parts, price_minor, provider_ref)
     select m.shop_id, m.id, $2, (select min(id::text)::uuid from contacts k where k.shop_id = $1), 'delivered', 1, 0, $3
     from order_messages m where m.shop_id = $1 and m.audience = 'customer' order by m.id limit 1`,
    [shop.shopId, connectionId, word],
  );
  const spare = await call(stack, smsConnections.create, { body }, shop);
  const said = { text: `Karibu ${word}`, fallback: word.slice(0, 30) };
  const written = { ...draft, name: `Kampeni ${word}`, message: { en: said, sw: said } };
  const addDraft = async () => (await call(stack, campaigns.create, { body: written }, shop)).id;
  const draftCampaign = await addDraft();
  const [removableCampaign, startableCampaign] = [await addDraft(), await addDraft()];
  const addPlan = async () =>
    (
      await call(
        stack,
        campaignPlans.create,
        { body: { ...newPlan, name: `Kampeni ${word}`, message: written.message } },
        shop,
      )
    ).id;
  const [campaignPlan, removablePlan] = [await addPlan(), await addPlan()];
  const { id: runningCampaign } = await startCampaign(stack, shop);
  const { rows } = await stack.db.query<{ code: string; n: number }>(
    `select c.code, r.n from campaigns c join campaign_recipients r on r.shop_id = c.shop_id and r.campaign_id = c.id
     where c.id = $1 and r.state = 'prepared' limit 1`,
    [runningCampaign],
  );
  const [sent] = rows;
  return {
    ...{ draftCampaign, removableCampaign, startableCampaign, runningCampaign, spareConnection: spare.id },
    ...{ campaignPlan, removablePlan },
    optOutCode: linkCode(stack.deps.env.authSecret, "opt-out", sent?.code ?? "", sent?.n ?? 0),
    smsReportKey: report_address?.split("/").at(-1) ?? "",
  };
}
