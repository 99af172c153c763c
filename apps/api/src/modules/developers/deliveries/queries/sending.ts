import { and, eq, lte, sql } from "drizzle-orm";
import { webhookAttempts } from "../../../../db/schema/developers/webhook-attempts.ts";
import { webhookBodies } from "../../../../db/schema/developers/webhook-bodies.ts";
import { webhookDeliveries } from "../../../../db/schema/developers/webhook-deliveries.ts";
import { preparedInsert } from "../../../../db/sql/prepared-insert.ts";
import { type Given, preparedQuery } from "../../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

export type DueWebhook = { shopId: string; id: string; endpointId: string; atOnce: number };

const dueWebhooks = preparedQuery((tx, given: Given<{ at: string; most: number; ofShop: number }>) =>
  tx
    .select({
      ...{ shopId: sql<string>`shop_id`, id: sql<string>`id` },
      ...{ endpointId: sql<string>`endpoint_id`, atOnce: sql<number>`at_once` },
    })
    .from(sql`due_webhooks(${given.at}::timestamptz, ${given.most}::integer, ${given.ofShop}::integer)`),
);
type Most = { most: number; ofShop: number };
/** What is due in all shops, so many of each shop with what is under way, and how many of each endpoint may be at once. */
export const listDueWebhooks = (tx: Tx, at: Date, most: Most): Promise<DueWebhook[]> =>
  dueWebhooks(tx, { at: at.toISOString(), ...most });

/** Takes a delivery that is due, until then; undefined: another process has it. */
export async function takeDelivery(
  tx: Tx,
  { shopId, id }: Pick<DueWebhook, "shopId" | "id">,
  { now, until }: { now: Date; until: Date },
) {
  const [row] = await tx
    .update(webhookDeliveries)
    .set({ state: "sending", dueAt: until.toISOString() })
    .where(
      and(
        ...[eq(webhookDeliveries.shopId, shopId), eq(webhookDeliveries.id, id)],
        lte(webhookDeliveries.dueAt, now.toISOString()),
      ),
    )
    .returning();
  return row;
}

export const insertDeliveries = preparedInsert(webhookDeliveries, [
  ...(["shopId", "id", "endpointId", "event", "factId", "orderId", "state", "dueAt"] as const),
]);
export const insertBodies = preparedInsert(webhookBodies, ["shopId", "deliveryId", "attemptId", "body"]);
export const insertAttempts = preparedInsert(webhookAttempts, [
  ...(["shopId", "deliveryId", "url", "at", "ms", "status", "problem", "headers", "answerHeaders"] as const),
]);
