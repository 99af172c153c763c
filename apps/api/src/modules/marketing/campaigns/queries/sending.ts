import type { CampaignChannel } from "@mauzo/contract/marketing/campaign-states";
import { accountFailures } from "@mauzo/contract/shop/sms-kinds";
import { and, asc, count, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { contacts } from "../../../../db/schema/customers/contacts.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import { campaignRecipients } from "../../../../db/schema/marketing/campaign-recipients.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import { type Given, preparedQuery } from "../../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const r = campaignRecipients;
const ofCampaign = (shopId: string, id: string) => and(eq(r.shopId, shopId), eq(r.campaignId, id));

export type DueCampaign = { shopId: string; id: string; channel: CampaignChannel };
const dueCampaigns = preparedQuery((tx, given: Given<{ at: string; most: number }>) =>
  tx
    .select({ shopId: sql<string>`shop_id`, id: sql<string>`id`, channel: sql<CampaignChannel>`channel` })
    .from(sql`due_campaigns(${given.at}::timestamptz, ${given.most}::integer)`),
);
/** The campaigns of all shops that are to be looked at now. */
export const listDueCampaigns = (tx: Tx, at: Date, most: number): Promise<DueCampaign[]> =>
  dueCampaigns(tx, { at: at.toISOString(), most });

export async function findShopNames(tx: Tx, shopId: string) {
  const [row] = await tx.select({ name: shops.name }).from(shops).where(eq(shops.shopId, shopId));
  return row?.name ?? "";
}

/** Of what was handed over before then, and did not come back, nobody knows what became. */
export const giveUpSending = (tx: Tx, shopId: string, id: string, before: Date) =>
  tx
    .update(r)
    .set({ state: "unknown" })
    .where(and(ofCampaign(shopId, id), eq(r.state, "sending"), lt(r.sendingAt, before.toISOString())));

/** The next of whom a campaign is for, locked, with what is known of them now. */
export const takeHeads = (tx: Tx, shopId: string, id: string, most: number) =>
  tx
    .select({
      ...{ id: r.id, n: r.n, language: r.language, name: customers.name, forgottenAt: customers.forgottenAt },
      ...{ to: contacts.phone, consents: customers.consents },
      isBad: sql<boolean>`is_bad_sms_number(${contacts.shopId}, ${contacts.id})`,
      // What they get it again for was not lost after all.
      hasArrived: sql<boolean>`exists (select from ${r} o join ${contacts} k on k.shop_id = o.shop_id and k.id = o.contact_id
        where o.shop_id = "campaign_recipients".shop_id and o.retried_in = "campaign_recipients".campaign_id
          and o.state in ('delivered', 'read') and k.customer_id = "contacts".customer_id)`,
    })
    .from(r)
    .leftJoin(contacts, and(eq(contacts.shopId, r.shopId), eq(contacts.id, r.contactId)))
    .leftJoin(customers, and(eq(customers.shopId, r.shopId), eq(customers.id, contacts.customerId)))
    .where(and(ofCampaign(shopId, id), eq(r.state, "prepared")))
    .orderBy(asc(r.n))
    .limit(most)
    .for("update", { of: r, skipLocked: true });
export type Head = Awaited<ReturnType<typeof takeHeads>>[number];

type Marked = { id: string; parts: number; priceMinor: number };
/** Marks them as handed over, over this connection. */
export const markSending = (tx: Tx, shopId: string, marked: readonly Marked[], over: string, at: Date) =>
  tx.execute(sql`
    update ${campaignRecipients} r set state = 'sending', sending_at = ${at.toISOString()}, connection_id = ${over}, parts = given.parts, price_minor = given.price
    from jsonb_to_recordset(${JSON.stringify(marked.map(({ id, parts, priceMinor }) => ({ id, parts, price: priceMinor })))}::jsonb)
      as given (id uuid, parts smallint, price bigint)
    where r.shop_id = ${shopId} and r.id = given.id and r.state = 'prepared'`);

type Skipped = { id: string; why: string };
export const markSkipped = (tx: Tx, shopId: string, skipped: readonly Skipped[]) =>
  tx.execute(sql`
    update ${campaignRecipients} r set state = 'skipped', skipped = given.why, parts = 0, price_minor = 0
    from jsonb_to_recordset(${JSON.stringify(skipped)}::jsonb) as given (id uuid, why text)
    where r.shop_id = ${shopId} and r.id = given.id and r.state = 'prepared'`);

/** How many are handed over, and their end is not known yet. */
export const countSending = (tx: Tx, shopId: string, id: string) =>
  tx.$count(r, and(ofCampaign(shopId, id), eq(r.state, "sending")));

export type SentRow = {
  id: string;
  /** `prepared`: the provider took nothing, so it is sent later. */
  state: "sent" | "failed" | "unknown" | "prepared";
  failure: string | null;
  ref: string | null;
};
/** Stores how the handing over ended, unless more is known by now. What was refused costs nothing. */
export const storeResults = (tx: Tx, shopId: string, results: readonly SentRow[]) =>
  tx.execute(sql`
    update ${campaignRecipients} r set state = given.state, failure = given.failure, provider_ref = given.ref,
      sent_at = case when given.state = 'sent' then r.sending_at end,
      sending_at = case when given.state <> 'prepared' then r.sending_at end,
      parts = case when given.state = 'failed' then 0 else r.parts end,
      price_minor = case when given.state = 'failed' then 0 else r.price_minor end
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as given (id uuid, state text, failure text, ref text)
    where r.shop_id = ${shopId} and r.id = given.id and r.rank in (1, 2) and (given.state in ('sent', 'failed') or r.rank = 1)`);

/** How many of the last messages there are, and how many of them failed by each cause that lies with the account. */
export async function countLastFailures(tx: Tx, shopId: string, id: string, last: number) {
  const latest = tx
    .select({ failure: r.failure })
    .from(r)
    .where(and(ofCampaign(shopId, id), inArray(r.state, ["sent", "delivered", "read", "failed", "unknown"])))
    .orderBy(desc(r.sendingAt), desc(r.n))
    .limit(last)
    .as("latest");
  const rows = await tx
    .select({ failure: latest.failure, count: count() })
    .from(latest)
    .groupBy(latest.failure)
    .orderBy(desc(count()));
  const causes = accountFailures.map((cause) => ({
    cause,
    count: rows.find(({ failure }) => failure === cause)?.count ?? 0,
  }));
  return { messages: rows.reduce((sum, row) => sum + row.count, 0), causes };
}
