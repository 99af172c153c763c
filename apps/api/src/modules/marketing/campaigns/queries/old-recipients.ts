import { and, eq, isNotNull, sql } from "drizzle-orm";
import { campaignRecipients } from "../../../../db/schema/marketing/campaign-recipients.ts";
import { campaigns } from "../../../../db/schema/marketing/campaigns.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const r = campaignRecipients;

/** A campaign that ended so long ago and still knows its recipients, locked; undefined: there is none. */
export async function takeOldCampaign(tx: Tx, shopId: string, after: string) {
  const [row] = await tx
    .select({ id: campaigns.id, figures: campaigns.figures })
    .from(campaigns)
    .where(
      and(
        ...[eq(campaigns.shopId, shopId), isNotNull(campaigns.endedAt)],
        sql`${campaigns.endedAt} < now() - ${after}::interval`,
        // Looked up for each campaign: PostgreSQL never turns it into a scan of all recipients.
        sql`(select true from ${r} where ${r.shopId} = ${campaigns.shopId} and ${r.campaignId} = ${campaigns.id} limit 1) is not null`,
      ),
    )
    .orderBy(campaigns.endedAt)
    .limit(1)
    .for("no key update", { skipLocked: true });
  return row;
}

export async function deleteRecipients(tx: Tx, shopId: string, campaignId: string, most: number): Promise<number> {
  const ofCampaign = and(eq(r.shopId, shopId), eq(r.campaignId, campaignId));
  const some = tx
    .select({ n: r.n })
    .from(r)
    .where(ofCampaign)
    .orderBy(r.n)
    .limit(most)
    .for("update", { skipLocked: true });
  // An array, which is made once: as a set it could be looked up anew for each row, and find more.
  const { rowCount } = await tx.delete(r).where(and(ofCampaign, sql`${r.n} = any(array(${some}))`));
  return rowCount ?? 0;
}
