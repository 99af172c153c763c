import type { CampaignPlan } from "@mauzo/contract/marketing/campaign-plans";
import type { CampaignChannel } from "@mauzo/contract/marketing/campaign-states";
import type { PlanOccasion } from "@mauzo/contract/marketing/plan-states";
import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { isoText } from "../../../db/columns.ts";
import { messageTemplates } from "../../../db/schema/conversations/message-templates.ts";
import { campaignPlans } from "../../../db/schema/marketing/campaign-plans.ts";
import { campaignRecipients } from "../../../db/schema/marketing/campaign-recipients.ts";
import { campaigns } from "../../../db/schema/marketing/campaigns.ts";
import { shops } from "../../../db/schema/shop/shops.ts";
import { jsonObject } from "../../../db/sql/json-object.ts";
import { type Given, preparedQuery } from "../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

const p = campaignPlans;
const isThere = isNull(p.removedAt);
const one = (shopId: string, id: string) => and(eq(p.shopId, shopId), eq(p.id, id), isThere);
const money = (minor: SQL | typeof p.budgetMinor) =>
  jsonObject<{ minor: number; currency: string }>({ minor, currency: shops.currency });

/** The states of those to whom something was handed over. */
const left = sql`('sending', 'unknown', 'sent', 'failed', 'delivered', 'read')`;
/** What of its runs is summed: as it was kept where their recipients are gone, else of these. */
const sumOfRuns = (kept: SQL, counted: SQL) => sql<number>`(select coalesce(sum(coalesce(${kept}, (
    select ${counted} from ${campaignRecipients} r
    where r.shop_id = k.shop_id and r.campaign_id = k.id and r.state in ${left}))), 0)::bigint
  from ${campaigns} k where k.shop_id = ${p.shopId} and k.plan_id = ${p.id})`;
const people = sumOfRuns(
  sql`(select sum(n.value::int) from jsonb_each_text(k.figures -> 'counts') n where n.key in ${left})`,
  sql`count(*)`,
);
const spentMinor = sumOfRuns(sql`(k.figures -> 'spent' ->> 'minor')::bigint`, sql`coalesce(sum(r.price_minor), 0)`);

const shown = {
  ...{
    id: p.id,
    channel: p.channel,
    name: p.name,
    message: p.message,
    occasion: p.occasion,
    days: p.days,
    hour: p.hour,
  },
  template: sql<CampaignPlan["template"]>`case when ${messageTemplates.id} is not null then ${jsonObject({
    id: messageTemplates.id,
    name: messageTemplates.name,
  })} end`,
  link: sql<
    CampaignPlan["link"]
  >`jsonb_strip_nulls(${jsonObject({ kind: p.linkKind, id: sql`coalesce(${p.linkProductId}, ${p.linkSetId})` })}::jsonb)`,
  audience: sql<CampaignPlan["audience"]>`${p.audience} - 'contacts' - 'unknown_numbers'`,
  budget: sql<CampaignPlan["budget"]>`case when ${p.budgetMinor} is not null then ${money(p.budgetMinor)} end`,
  is_paused: sql<boolean>`${p.nextRunAt} is null`,
  next_run_at: sql<string | null>`${isoText(p.nextRunAt)}`,
  last: sql<CampaignPlan["last"]>`case when ${p.lastRunAt} is not null then ${jsonObject({
    ...{ at: isoText(p.lastRunAt), outcome: p.lastOutcome },
  })} end`,
  runs: sql<number>`(select count(*)::int from ${campaigns} k where k.shop_id = ${p.shopId} and k.plan_id = ${p.id})`,
  people: sql<number>`${people}::int`,
  spent: money(spentMinor),
  ...{ by: p.userName, created_at: isoText(p.createdAt), version: p.version },
};
const read = (tx: Tx) =>
  tx
    .select(shown)
    .from(p)
    .innerJoin(shops, eq(shops.shopId, p.shopId))
    .leftJoin(messageTemplates, and(eq(messageTemplates.shopId, p.shopId), eq(messageTemplates.id, p.templateId)));

/** The recurring campaigns of the shop, newest first. */
export const listPlans = (tx: Tx, shopId: string, channel: CampaignChannel | undefined): Promise<CampaignPlan[]> =>
  read(tx)
    .where(and(eq(p.shopId, shopId), isThere, channel === undefined ? undefined : eq(p.channel, channel)))
    .orderBy(desc(p.id));

export async function findPlan(tx: Tx, shopId: string, id: string): Promise<CampaignPlan | undefined> {
  const [row] = await read(tx).where(one(shopId, id));
  return row;
}

/** A recurring campaign as it is stored, locked until the transaction ends. */
export async function lockPlanRow(tx: Tx, shopId: string, id: string) {
  const [row] = await tx.select().from(p).where(one(shopId, id)).for("no key update");
  return row;
}
export type PlanRow = NonNullable<Awaited<ReturnType<typeof lockPlanRow>>>;

/** How many there are; whoever counts next waits until this transaction ends. */
export async function countPlans(tx: Tx, shopId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${shopId} || 'campaign plans', 2))`);
  return tx.$count(p, and(eq(p.shopId, shopId), isThere));
}

/** From here on no other run of the shop is fixed until this transaction ends: each sees whom the one before it is for. */
export const lockRuns = (tx: Tx, shopId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${shopId} || 'campaign runs', 2))`);

export async function insertPlan(tx: Tx, row: typeof campaignPlans.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(p).values(row).returning({ id: p.id });
  if (!inserted) throw new Error("the database returned no recurring campaign");
  return inserted.id;
}

export const updatePlanRow = (tx: Tx, shopId: string, id: string, set: PgUpdateSetSource<typeof campaignPlans>) =>
  tx.update(p).set(set).where(one(shopId, id));

/** Whether it ran on this day of the shop. */
export const hasRun = async (tx: Tx, shopId: string, id: string, day: string): Promise<boolean> =>
  (await tx.$count(
    campaigns,
    and(eq(campaigns.shopId, shopId), eq(campaigns.planId, id), eq(campaigns.planDay, day)),
  )) > 0;

/** The day of the shop at a moment, when one of these was last due until then, and when it is next. */
export async function planMoments(
  tx: Tx,
  shopId: string,
  { occasion, hour }: { occasion: PlanOccasion; hour: number },
  at: Date,
): Promise<{ day: string; last: string; next: string }> {
  const local = sql`(${at.toISOString()}::timestamptz at time zone ${shops.timeZone})`;
  const [unit, step] = occasion === "month" ? ["month", "1 month"] : ["day", "1 day"];
  const first = sql`(date_trunc(${unit}::text, ${local}) + make_interval(hours => ${hour}::int))`;
  const next = sql`(case when ${first} > ${local} then ${first} else ${first} + ${step}::interval end)`;
  const [row] = await tx
    .select({
      day: sql<string>`${local}::date::text`,
      last: isoText(sql`((${next} - ${step}::interval) at time zone ${shops.timeZone})`),
      next: isoText(sql`(${next} at time zone ${shops.timeZone})`),
    })
    .from(shops)
    .where(eq(shops.shopId, shopId));
  if (!row) throw new Error("the shop is gone");
  return row;
}

export type DuePlan = { shopId: string; id: string };
const duePlans = preparedQuery((tx, given: Given<{ at: string; most: number }>) =>
  tx
    .select({ shopId: sql<string>`shop_id`, id: sql<string>`id` })
    .from(sql`due_campaign_plans(${given.at}::timestamptz, ${given.most}::integer)`),
);
/** The recurring campaigns of all shops that are to run now. */
export const listDue = (tx: Tx, at: Date, most: number): Promise<DuePlan[]> =>
  duePlans(tx, { at: at.toISOString(), most });
