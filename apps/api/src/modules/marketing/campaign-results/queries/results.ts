import { followedDays } from "@mauzo/contract/marketing/campaign-results";
import { and, count, countDistinct, eq, inArray, isNotNull, ne, or, sql, sum } from "drizzle-orm";
import { contacts } from "../../../../db/schema/customers/contacts.ts";
import { campaignRecipients } from "../../../../db/schema/marketing/campaign-recipients.ts";
import { campaigns } from "../../../../db/schema/marketing/campaigns.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const r = campaignRecipients;
const ofCampaign = (shopId: string, id: string) => and(eq(r.shopId, shopId), eq(r.campaignId, id));

/** What a campaign came to, once its recipients are gone. */
export async function findFigures(tx: Tx, shopId: string, id: string) {
  const [row] = await tx
    .select({ figures: campaigns.figures })
    .from(campaigns)
    .where(and(eq(campaigns.shopId, shopId), eq(campaigns.id, id)));
  return row?.figures ?? undefined;
}

export const countFailures = (tx: Tx, shopId: string, id: string) =>
  tx
    .select({ failure: r.failure, count: count() })
    .from(r)
    .where(and(ofCampaign(shopId, id), isNotNull(r.failure)))
    .groupBy(r.failure)
    .orderBy(sql`count(*) desc`, r.failure);

export const countSkipped = (tx: Tx, shopId: string, id: string) =>
  tx
    .select({ why: r.skipped, count: count() })
    .from(r)
    .where(and(ofCampaign(shopId, id), isNotNull(r.skipped)))
    .groupBy(r.skipped)
    .orderBy(sql`count(*) desc`, r.skipped);

/** How many parts left, and how many people took back their consent. */
export async function sumRecipients(tx: Tx, shopId: string, id: string) {
  const [row] = await tx
    .select({
      parts: sql<number>`coalesce(sum(${r.parts}) filter (where ${r.state} not in ('prepared', 'skipped')), 0)::int`,
      optedOut: sql<number>`count(${r.optedOutAt})::int`,
    })
    .from(r)
    .where(ofCampaign(shopId, id));
  return row ?? { parts: 0, optedOut: 0 };
}

/** The orders of who was sent it, soon after it. */
export async function sumOrders(tx: Tx, shopId: string, id: string) {
  const days = sql`make_interval(days => ${followedDays}::int)`;
  const [row] = await tx
    .select({ people: countDistinct(orders.customerId), count: count(), total: sum(orders.totalMinor).mapWith(Number) })
    .from(orders)
    .where(
      and(
        ...[eq(orders.shopId, shopId), ne(orders.fulfilment, "cancelled")],
        sql`exists (select from ${r} join ${contacts} on ${contacts.shopId} = ${r.shopId} and ${contacts.id} = ${r.contactId}
          where ${ofCampaign(shopId, id)} and ${contacts.customerId} = ${orders.customerId}
            and ${orders.placedAt} >= ${r.sentAt} and ${orders.placedAt} < ${r.sentAt} + ${days})`,
        sql`${orders.placedAt} >= (select min(${r.sentAt}) from ${r} where ${ofCampaign(shopId, id)})`,
      ),
    );
  return { people: row?.people ?? 0, count: row?.count ?? 0, total: row?.total ?? 0 };
}

const meant = ["sent", "delivered", "read", "failed", "unknown"] as const;

/**
 * Those it was for and who was held out, and how many orders each placed soon after it began. Of neither is anybody left out
 * who cannot be reached: that is not known of who was held out.
 */
export async function compareGroups(tx: Tx, shopId: string, id: string) {
  const isHeldOut = sql<boolean>`${r.skipped} is not null`;
  const days = sql`make_interval(days => ${followedDays}::int)`;
  const rows = await tx
    .select({ isHeldOut, people: countDistinct(r.id), orders: count(orders.id) })
    .from(r)
    .innerJoin(campaigns, and(eq(campaigns.shopId, r.shopId), eq(campaigns.id, r.campaignId)))
    .innerJoin(contacts, and(eq(contacts.shopId, r.shopId), eq(contacts.id, r.contactId)))
    .leftJoin(
      orders,
      and(
        ...[
          eq(orders.shopId, r.shopId),
          eq(orders.customerId, contacts.customerId),
          ne(orders.fulfilment, "cancelled"),
        ],
        sql`${orders.placedAt} >= ${campaigns.startsAt} and ${orders.placedAt} < ${campaigns.startsAt} + ${days}`,
      ),
    )
    .where(and(ofCampaign(shopId, id), or(eq(r.skipped, "held_out"), inArray(r.state, meant))))
    .groupBy(isHeldOut);
  const groupOf = (held: boolean) => {
    const { people = 0, orders = 0 } = rows.find(({ isHeldOut }) => isHeldOut === held) ?? {};
    return { people, orders };
  };
  return { got: groupOf(false), held_out: groupOf(true) };
}
