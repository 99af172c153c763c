import type { Webhook } from "@mauzo/contract/developers/webhooks";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { isoText } from "../../../db/columns.ts";
import { webhookEndpoints } from "../../../db/schema/developers/webhook-endpoints.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

const { id, url, description, events, version } = webhookEndpoints;
const shown = {
  ...{ id, url, description, events, version },
  secret_ends: webhookEndpoints.secretEnds,
  previous_secret_until: sql<string | null>`case when ${webhookEndpoints.previousSecretUntil} > now()
    then ${isoText(webhookEndpoints.previousSecretUntil)} end`,
  paused: webhookEndpoints.pausedWhy,
  failing_since: sql<string | null>`${isoText(webhookEndpoints.failingSince)}`,
  created_at: isoText(webhookEndpoints.createdAt),
};
const isThere = isNull(webhookEndpoints.removedAt);
const one = (shopId: string, endpointId: string) => and(eq(webhookEndpoints.shopId, shopId), eq(id, endpointId));

/** The endpoints of the shop, oldest first. */
export const listEndpoints = (tx: Tx, shopId: string): Promise<Webhook[]> =>
  tx
    .select(shown)
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.shopId, shopId), isThere))
    .orderBy(asc(id));

/** How many there are; whoever counts next waits until this transaction ends. */
export async function countEndpoints(tx: Tx, shopId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${shopId} || 'webhooks', 2))`);
  return tx.$count(webhookEndpoints, and(eq(webhookEndpoints.shopId, shopId), isThere));
}

export async function findEndpoint(tx: Tx, shopId: string, endpointId: string): Promise<Webhook | undefined> {
  const [row] = await tx.select(shown).from(webhookEndpoints).where(one(shopId, endpointId));
  return row;
}

/** An endpoint as it is stored, also one that was removed, locked until the transaction ends. */
export async function lockEndpoint(tx: Tx, shopId: string, endpointId: string) {
  const [row] = await tx.select().from(webhookEndpoints).where(one(shopId, endpointId)).for("no key update");
  return row;
}

/** An endpoint as it is stored, also one that was removed. */
export async function findStored(tx: Tx, shopId: string, endpointId: string) {
  const [row] = await tx.select().from(webhookEndpoints).where(one(shopId, endpointId));
  return row;
}

export const insertEndpoint = (tx: Tx, row: typeof webhookEndpoints.$inferInsert) =>
  tx.insert(webhookEndpoints).values(row);

export const updateEndpoint = (
  tx: Tx,
  shopId: string,
  endpointId: string,
  set: Partial<typeof webhookEndpoints.$inferInsert>,
) => tx.update(webhookEndpoints).set(set).where(one(shopId, endpointId));
