import type { WebhookAttempt, WebhookDelivery } from "@mauzo/contract/developers/webhook-deliveries";
import type { WebhookMessage, WebhookState } from "@mauzo/contract/developers/webhook-kinds";
import { orderNumberIn } from "@mauzo/contract/orders/order-number";
import { Id } from "@mauzo/contract/shared";
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { isoText } from "../../../../db/columns.ts";
import { webhookAttempts } from "../../../../db/schema/developers/webhook-attempts.ts";
import { webhookBodies } from "../../../../db/schema/developers/webhook-bodies.ts";
import { webhookDeliveries } from "../../../../db/schema/developers/webhook-deliveries.ts";
import { webhookEndpoints } from "../../../../db/schema/developers/webhook-endpoints.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import { jsonObject } from "../../../../db/sql/json-object.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const { id, event, status, problem } = webhookDeliveries;
const shown = {
  ...{ id, event, status, problem },
  webhook: jsonObject<WebhookDelivery["webhook"]>({
    ...{ id: webhookEndpoints.id, url: webhookEndpoints.url, description: webhookEndpoints.description },
    ...{ paused: webhookEndpoints.pausedWhy, removed: sql`${webhookEndpoints.removedAt} is not null` },
  }),
  order: sql<WebhookDelivery["order"]>`case when ${orders.id} is not null
    then ${jsonObject({ id: orders.id, number: orders.number })} end`,
  state: sql<WebhookState>`case ${webhookDeliveries.state} when 'sending' then 'waiting' else ${webhookDeliveries.state} end`,
  attempts: sql<number>`(select count(*)::int from ${webhookAttempts}
    where ${webhookAttempts.shopId} = ${webhookDeliveries.shopId} and ${webhookAttempts.deliveryId} = ${id})`,
  due_at: sql<
    string | null
  >`case when ${webhookDeliveries.state} = 'waiting' then ${isoText(webhookDeliveries.dueAt)} end`,
  at: isoText(webhookDeliveries.createdAt),
};

const listed = (tx: Tx) =>
  tx
    .select(shown)
    .from(webhookDeliveries)
    .innerJoin(
      webhookEndpoints,
      and(eq(webhookEndpoints.shopId, webhookDeliveries.shopId), eq(webhookEndpoints.id, webhookDeliveries.endpointId)),
    )
    .leftJoin(orders, and(eq(orders.shopId, webhookDeliveries.shopId), eq(orders.id, webhookDeliveries.orderId)));

export type DeliveryFilter = {
  state?: WebhookState | undefined;
  event?: WebhookMessage | undefined;
  webhook?: string | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** The beginning of a day of the shop, or of the day after it. */
const startOf = (shopId: string, day: string, daysLater = 0) => sql<string>`(
  select (${day}::date + ${daysLater}::int)::timestamp at time zone ${shops.timeZone} from ${shops}
  where ${shops.shopId} = ${shopId})`;

/** The messages about an order by its number, or the one with this id. */
const found = (shopId: string, search: string) =>
  Id.safeParse(search).success
    ? eq(id, search)
    : sql`${webhookDeliveries.orderId} in (select ${orders.id} from ${orders}
        where ${orders.shopId} = ${shopId} and ${orders.number} = ${orderNumberIn(search) ?? search})`;

const conditions = (shopId: string, { state, event: about, webhook, search, from, to, cursor }: DeliveryFilter) => {
  const all: (SQL | undefined)[] = [
    eq(webhookDeliveries.shopId, shopId),
    state === "waiting" ? inArray(webhookDeliveries.state, ["waiting", "sending"]) : undefined,
    state !== undefined && state !== "waiting" ? eq(webhookDeliveries.state, state) : undefined,
    about && eq(event, about),
    webhook ? eq(webhookDeliveries.endpointId, webhook) : undefined,
    search ? found(shopId, search) : undefined,
    from ? gte(webhookDeliveries.createdAt, startOf(shopId, from)) : undefined,
    to ? lt(webhookDeliveries.createdAt, startOf(shopId, to, 1)) : undefined,
    cursor ? lt(id, cursor) : undefined,
  ];
  return and(...all);
};

/** What was told, newest first. */
export const listDeliveries = (tx: Tx, shopId: string, filter: DeliveryFilter): Promise<WebhookDelivery[]> =>
  listed(tx).where(conditions(shopId, filter)).orderBy(desc(id)).limit(filter.limit);

const one = (shopId: string, deliveryId: string) => and(eq(webhookDeliveries.shopId, shopId), eq(id, deliveryId));

export async function findDelivery(tx: Tx, shopId: string, deliveryId: string): Promise<WebhookDelivery | undefined> {
  const [row] = await listed(tx).where(one(shopId, deliveryId));
  return row;
}

export async function lockDelivery(tx: Tx, shopId: string, deliveryId: string) {
  const [row] = await tx.select().from(webhookDeliveries).where(one(shopId, deliveryId)).for("update");
  return row;
}

export const updateDelivery = (
  tx: Tx,
  shopId: string,
  deliveryId: string,
  set: Partial<typeof webhookDeliveries.$inferInsert>,
) => tx.update(webhookDeliveries).set(set).where(one(shopId, deliveryId));

/** What a delivery says; undefined: it was deleted. */
export async function findBody(tx: Tx, shopId: string, deliveryId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ body: webhookBodies.body })
    .from(webhookBodies)
    .where(
      and(eq(webhookBodies.shopId, shopId), eq(webhookBodies.deliveryId, deliveryId), isNull(webhookBodies.attemptId)),
    );
  return row?.body;
}

/** The tries of a delivery, newest first. */
export const listAttempts = (tx: Tx, shopId: string, deliveryId: string): Promise<WebhookAttempt[]> =>
  tx
    .select({
      ...{ id: webhookAttempts.id, url: webhookAttempts.url, at: isoText(webhookAttempts.at), ms: webhookAttempts.ms },
      ...{ status: webhookAttempts.status, problem: webhookAttempts.problem },
      ...{ headers: webhookAttempts.headers, answer_headers: webhookAttempts.answerHeaders },
      answer: webhookBodies.body,
    })
    .from(webhookAttempts)
    .leftJoin(
      webhookBodies,
      and(
        ...[eq(webhookBodies.shopId, webhookAttempts.shopId), eq(webhookBodies.deliveryId, webhookAttempts.deliveryId)],
        eq(webhookBodies.attemptId, webhookAttempts.id),
      ),
    )
    .where(and(eq(webhookAttempts.shopId, shopId), eq(webhookAttempts.deliveryId, deliveryId)))
    .orderBy(desc(webhookAttempts.id))
    .limit(50);

/** The ids of what waits for an endpoint, but for tests. */
export async function listWaiting(tx: Tx, shopId: string, endpointId: string): Promise<string[]> {
  const rows = await tx
    .select({ id })
    .from(webhookDeliveries)
    .where(
      and(
        ...[eq(webhookDeliveries.shopId, shopId), eq(webhookDeliveries.endpointId, endpointId)],
        ...[isNotNull(webhookDeliveries.dueAt), eq(webhookDeliveries.state, "waiting")],
        isNotNull(webhookDeliveries.factId),
      ),
    );
  return rows.map((row) => row.id);
}

/** Skips those of these that still wait. */
export const markSkipped = (tx: Tx, shopId: string, ids: string[]) =>
  tx
    .update(webhookDeliveries)
    .set({ state: "skipped", dueAt: null })
    .where(and(eq(webhookDeliveries.shopId, shopId), inArray(id, ids), eq(webhookDeliveries.state, "waiting")));
