import { and, eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { campaignRecipients } from "../../../../db/schema/marketing/campaign-recipients.ts";
import { campaigns } from "../../../../db/schema/marketing/campaigns.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const one = (shopId: string, id: string) => and(eq(campaigns.shopId, shopId), eq(campaigns.id, id));

/** A campaign, locked until the transaction ends. */
export async function lockRow(tx: Tx, shopId: string, id: string) {
  const [row] = await tx.select().from(campaigns).where(one(shopId, id)).for("no key update");
  return row;
}
export type CampaignRow = NonNullable<Awaited<ReturnType<typeof lockRow>>>;

export const updateRow = (tx: Tx, shopId: string, id: string, set: PgUpdateSetSource<typeof campaigns>) =>
  tx.update(campaigns).set(set).where(one(shopId, id));

type Skipped = { id: string; why: string };
export const markSkipped = (tx: Tx, shopId: string, skipped: readonly Skipped[]) =>
  tx.execute(sql`
    update ${campaignRecipients} r set state = 'skipped', skipped = given.why, parts = 0, price_minor = 0
    from jsonb_to_recordset(${JSON.stringify(skipped)}::jsonb) as given (id uuid, why text)
    where r.shop_id = ${shopId} and r.id = given.id and r.state = 'prepared'`);
