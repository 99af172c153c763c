import { and, eq, isNull } from "drizzle-orm";
import { webhookEndpoints } from "../../../../db/schema/developers/webhook-endpoints.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const { id, events, pausedWhy, failingSince } = webhookEndpoints;
const one = (shopId: string, endpointId: string) => and(eq(webhookEndpoints.shopId, shopId), eq(id, endpointId));

/** The endpoints of the shop, with what each wants to hear. */
export const listListeners = (tx: Tx, shopId: string) =>
  tx
    .select({ id, events, pausedWhy })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.shopId, shopId), isNull(webhookEndpoints.removedAt)));

/** An endpoint as it is stored, also one that was removed. */
export async function findReceiver(tx: Tx, shopId: string, endpointId: string) {
  const [row] = await tx.select().from(webhookEndpoints).where(one(shopId, endpointId));
  return row;
}

/** How an endpoint stands, also one that was removed, locked until the transaction ends. */
export async function lockHealth(tx: Tx, shopId: string, endpointId: string) {
  const [row] = await tx
    .select({ pausedWhy, failingSince, removedAt: webhookEndpoints.removedAt })
    .from(webhookEndpoints)
    .where(one(shopId, endpointId))
    .for("no key update");
  return row;
}

type Health = Partial<Pick<typeof webhookEndpoints.$inferInsert, "pausedWhy" | "failingSince">>;
export const updateHealth = (tx: Tx, shopId: string, endpointId: string, health: Health) =>
  tx.update(webhookEndpoints).set(health).where(one(shopId, endpointId));
