import type { SmsConnection } from "@mauzo/contract/marketing/sms-connections";
import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { isoText } from "../../../db/columns.ts";
import { campaignRecipients } from "../../../db/schema/marketing/campaign-recipients.ts";
import { campaigns } from "../../../db/schema/marketing/campaigns.ts";
import { smsConnections } from "../../../db/schema/marketing/sms-connections.ts";
import { shops } from "../../../db/schema/shop/shops.ts";
import { jsonObject } from "../../../db/sql/json-object.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

const { id, provider, state, problem, balance, version } = smsConnections;
const shown = {
  ...{ id, provider, state, problem, balance, version },
  sender_id: smsConnections.senderId,
  secret_ends: smsConnections.secretEnds,
  part_price: jsonObject<SmsConnection["part_price"]>({ minor: smsConnections.partMinor, currency: shops.currency }),
  sender_ids: smsConnections.senderIds,
  checked_at: sql<string | null>`${isoText(smsConnections.checkedAt)}`,
  is_default: smsConnections.isDefault,
  is_fallback: smsConnections.isFallback,
};
/** A connection as it is read; its address is added for those who may see it. */
export type ShownConnection = Omit<SmsConnection, "report_address">;
const isThere = isNull(smsConnections.removedAt);
const one = (shopId: string, connectionId: string) =>
  and(eq(smsConnections.shopId, shopId), eq(smsConnections.id, connectionId));

/** The connections of the shop, oldest first. */
export const listConnections = (tx: Tx, shopId: string): Promise<ShownConnection[]> =>
  tx
    .select(shown)
    .from(smsConnections)
    .innerJoin(shops, eq(shops.shopId, smsConnections.shopId))
    .where(and(eq(smsConnections.shopId, shopId), isThere))
    .orderBy(asc(id));

export async function findConnection(
  tx: Tx,
  shopId: string,
  connectionId: string,
): Promise<ShownConnection | undefined> {
  const [row] = await tx
    .select(shown)
    .from(smsConnections)
    .innerJoin(shops, eq(shops.shopId, smsConnections.shopId))
    .where(and(one(shopId, connectionId), isThere));
  return row;
}

/** A connection as it is stored. */
export async function findStored(tx: Tx, shopId: string, connectionId: string) {
  const [row] = await tx
    .select()
    .from(smsConnections)
    .where(and(one(shopId, connectionId), isThere));
  return row;
}
export async function findDefault(tx: Tx, shopId: string) {
  const [row] = await tx
    .select()
    .from(smsConnections)
    .where(and(eq(smsConnections.shopId, shopId), isThere, smsConnections.isDefault));
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockConnection(tx: Tx, shopId: string, connectionId: string) {
  const [row] = await tx
    .select()
    .from(smsConnections)
    .where(and(one(shopId, connectionId), isThere))
    .for("no key update");
  return row;
}

/** The same; undefined if somebody else has locked it. */
export async function takeStored(tx: Tx, shopId: string, connectionId: string) {
  const [row] = await tx
    .select()
    .from(smsConnections)
    .where(and(one(shopId, connectionId), isThere))
    .for("no key update", { skipLocked: true });
  return row;
}

/** How many there are; whoever counts next, or sets the default, waits until this transaction ends. */
export async function countConnections(tx: Tx, shopId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${shopId} || 'sms_connections', 2))`);
  return tx.$count(smsConnections, and(eq(smsConnections.shopId, shopId), isThere));
}

export const insertConnection = (tx: Tx, row: typeof smsConnections.$inferInsert) =>
  tx.insert(smsConnections).values(row);

type Change = PgUpdateSetSource<typeof smsConnections>;
export const updateConnection = (tx: Tx, shopId: string, connectionId: string, set: Change) =>
  tx.update(smsConnections).set(set).where(one(shopId, connectionId));

/** The same, by somebody who read it: whoever read it before has to read it again. */
export const saveConnection = (tx: Tx, shopId: string, connectionId: string, set: Change) =>
  updateConnection(tx, shopId, connectionId, { ...set, version: sql`${version} + 1` });

export const clearDefault = (tx: Tx, shopId: string, but: string) =>
  tx
    .update(smsConnections)
    .set({ isDefault: false })
    .where(and(eq(smsConnections.shopId, shopId), ne(id, but), smsConnections.isDefault));

export const clearFallback = (tx: Tx, shopId: string, but: string) =>
  tx
    .update(smsConnections)
    .set({ isFallback: false })
    .where(and(eq(smsConnections.shopId, shopId), ne(id, but), smsConnections.isFallback));

/** What takes over from the default, locked until the transaction ends. */
export async function lockFallbackRow(tx: Tx, shopId: string) {
  const [row] = await tx
    .select()
    .from(smsConnections)
    .where(and(eq(smsConnections.shopId, shopId), isThere, smsConnections.isFallback))
    .for("no key update");
  return row;
}

/** The oldest connection that is left becomes the default, if none is. */
export async function setOldestDefault(tx: Tx, shopId: string): Promise<void> {
  const [oldest] = await listConnections(tx, shopId);
  if (oldest) await updateConnection(tx, shopId, oldest.id, { isDefault: true, isFallback: false });
}

/** Whether a campaign is under way over it. */
export const isUsed = async (tx: Tx, shopId: string, connectionId: string): Promise<boolean> =>
  (await tx.$count(
    campaigns,
    and(
      ...[eq(campaigns.shopId, shopId), eq(campaigns.connectionId, connectionId)],
      sql`${campaigns.state} in ('scheduled', 'sending', 'paused')`,
    ),
  )) > 0;

type Report = { providerRef: string; state: "sent" | "delivered" | "failed"; failure: string | null };
/** Stores what a provider says of a message sent over this connection, unless more is known; its campaign, if it was. */
export async function raiseState(tx: Tx, shopId: string, connectionId: string, report: Report) {
  const { rows } = await tx.execute<{ campaignId: string }>(sql`
    update ${campaignRecipients} r set state = ${report.state}, failure = ${report.failure},
      sent_at = coalesce(r.sent_at, r.sending_at)
    from ${campaigns} c
    where r.shop_id = ${shopId} and r.provider_ref = ${report.providerRef} and c.shop_id = r.shop_id and c.id = r.campaign_id
      and coalesce(r.connection_id, c.connection_id) = ${connectionId} and r.rank between 1 and 6
      and r.rank < case ${report.state}::text when 'sent' then 3 when 'failed' then 4 else 5 end
    returning r.campaign_id as "campaignId"`);
  return rows[0]?.campaignId;
}
