import { recipientStates } from "@mauzo/contract/marketing/campaign-states";
import type { Campaign, campaigns as endpoints } from "@mauzo/contract/marketing/campaigns";
import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type * as z from "zod/mini";
import { isoText } from "../../../../db/columns.ts";
import { messageTemplates } from "../../../../db/schema/conversations/message-templates.ts";
import { contacts } from "../../../../db/schema/customers/contacts.ts";
import { campaignRecipients } from "../../../../db/schema/marketing/campaign-recipients.ts";
import { campaigns, type StoredAudience } from "../../../../db/schema/marketing/campaigns.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import { jsonObject } from "../../../../db/sql/json-object.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

export type { StoredAudience };

const c = campaigns;
const { shopId: ofShop, campaignId, state, priceMinor, clicks } = campaignRecipients;
const isTheirs = sql`${ofShop} = ${c.shopId} and ${campaignId} = ${c.id}`;
const money = (minor: SQL | typeof c.partMinor) =>
  jsonObject<{ minor: number; currency: string }>({ minor, currency: shops.currency });

const countOf = (name: string) => sql`count(*) filter (where ${state} = ${name})`;
/** What stands for the rows that are gone. */
const counts = sql<Campaign["counts"]>`coalesce(${c.figures} -> 'counts', (
  select ${jsonObject(Object.fromEntries(recipientStates.map((name) => [name, countOf(name)])))}
  from ${campaignRecipients} where ${isTheirs})::jsonb)`;
const spentMinor = sql`coalesce((${c.figures} -> 'spent' ->> 'minor')::bigint, (select coalesce(sum(${priceMinor}), 0)::bigint from ${campaignRecipients}
  where ${isTheirs} and ${state} not in ('prepared', 'skipped')))`;
const clicked = (what: "clicks" | "clicked", of: SQL) => sql<number>`coalesce((${c.figures} -> ${what}::text)::int,
  (select ${of} from ${campaignRecipients} where ${isTheirs} and ${clicks} > 0))`;
const link = sql<
  Campaign["link"]
>`jsonb_strip_nulls(${jsonObject({ kind: c.linkKind, id: sql`coalesce(${c.linkProductId}, ${c.linkSetId})` })}::jsonb)`;
const numbers = sql`(select coalesce(json_agg(shown_phone(${contacts.phone}) order by ${contacts.id}), '[]') from ${contacts}
  where ${contacts.shopId} = ${c.shopId} and ${contacts.phone} is not null
    and ${contacts.id} = any(array(select jsonb_array_elements_text(${c.audience} -> 'contacts')::uuid)))`;
const audience = sql<Campaign["audience"]>`(${c.audience} - 'contacts') || jsonb_build_object('numbers', ${numbers})`;
const waitsUntil = sql<string | null>`case when ${c.dueAt} > greatest(now() + interval '1 minute', ${c.startsAt})
  then ${isoText(c.dueAt)} end`;

const shown = {
  plan_id: c.planId,
  ...{ id: c.id, channel: c.channel, name: c.name, message: c.message, link, audience, state: c.state },
  hold_out_percent: c.holdOutPercent,
  template: sql<Campaign["template"]>`case when ${messageTemplates.id} is not null then ${jsonObject({
    id: messageTemplates.id,
    name: messageTemplates.name,
  })} end`,
  ...{ paused: c.pausedWhy, connection_id: c.connectionId, counts },
  clicks: clicked("clicks", sql`coalesce(sum(${clicks}), 0)::int`),
  clicked: clicked("clicked", sql`count(*)::int`),
  part_price: sql<Campaign["part_price"]>`case when ${c.partMinor} is not null then ${money(c.partMinor)} end`,
  quoted: sql<Campaign["quoted"]>`case when ${c.quotedMinor} is not null then ${money(c.quotedMinor)} end`,
  spent: money(spentMinor),
  starts_at: sql<string | null>`${isoText(c.startsAt)}`,
  waits_until: waitsUntil,
  ended_at: sql<string | null>`${isoText(c.endedAt)}`,
  ...{ by: c.userName, created_at: isoText(c.createdAt), version: c.version },
};
const one = (shopId: string, id: string) => and(eq(c.shopId, shopId), eq(c.id, id));
const read = (tx: Tx) =>
  tx
    .select(shown)
    .from(c)
    .innerJoin(shops, eq(shops.shopId, c.shopId))
    .leftJoin(messageTemplates, and(eq(messageTemplates.shopId, c.shopId), eq(messageTemplates.id, c.templateId)));

/** The campaigns of the shop before the cursor, newest first. */
export const listCampaigns = (
  tx: Tx,
  shopId: string,
  { cursor, limit, channel, state, plan }: z.output<typeof endpoints.list.query>,
): Promise<Campaign[]> =>
  read(tx)
    .where(
      and(
        eq(c.shopId, shopId),
        cursor === undefined ? undefined : lt(c.id, cursor),
        channel === undefined ? undefined : eq(c.channel, channel),
        state === undefined ? undefined : eq(c.state, state),
        plan === undefined ? undefined : eq(c.planId, plan),
      ),
    )
    .orderBy(desc(c.id))
    .limit(limit);

export async function findCampaign(tx: Tx, shopId: string, id: string): Promise<Campaign | undefined> {
  const [row] = await read(tx).where(one(shopId, id));
  return row;
}

export type CampaignRow = typeof campaigns.$inferSelect;
/** A campaign as it is stored. */
export async function findStoredCampaign(tx: Tx, shopId: string, id: string) {
  const [row] = await tx.select().from(c).where(one(shopId, id));
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockStoredCampaign(tx: Tx, shopId: string, id: string) {
  const [row] = await tx.select().from(c).where(one(shopId, id)).for("no key update");
  return row;
}

/** How many drafts there are; whoever counts next waits until this transaction ends. */
export async function countDrafts(tx: Tx, shopId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${shopId} || 'campaigns', 2))`);
  return tx.$count(c, and(eq(c.shopId, shopId), eq(c.state, "draft")));
}

export async function insertCampaign(tx: Tx, row: typeof campaigns.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(c).values(row).returning({ id: c.id });
  if (!inserted) throw new Error("the database returned no campaign");
  return inserted.id;
}

export const updateCampaignRow = (tx: Tx, shopId: string, id: string, set: PgUpdateSetSource<typeof campaigns>) =>
  tx.update(c).set(set).where(one(shopId, id));

/** The same, by somebody who read it: whoever read it before has to read it again. */
export const saveCampaignRow = (
  tx: Tx,
  shopId: string,
  id: string,
  { savedBy, ...set }: PgUpdateSetSource<typeof campaigns> & { savedBy: string },
) => updateCampaignRow(tx, shopId, id, { ...set, savedBy, version: sql`${c.version} + 1` });

export const deleteCampaign = (tx: Tx, shopId: string, id: string) => tx.delete(c).where(one(shopId, id));
