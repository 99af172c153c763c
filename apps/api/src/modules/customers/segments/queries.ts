import type { NewSegment, Segment } from "@mauzo/contract/customers/segments";
import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type * as z from "zod/mini";
import { isoText } from "../../../db/columns.ts";
import { chatflows } from "../../../db/schema/conversations/chatflows.ts";
import { flows } from "../../../db/schema/conversations/flows.ts";
import { segments } from "../../../db/schema/customers/segments.ts";
import { campaignPlans } from "../../../db/schema/marketing/campaign-plans.ts";
import { campaigns } from "../../../db/schema/marketing/campaigns.ts";
import { orders } from "../../../db/schema/orders/orders.ts";
import { shops } from "../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

const columns = {
  ...{ id: segments.id, name: segments.name, document: segments.document, by: segments.userName },
  ...{ updated_at: isoText(segments.updatedAt), version: segments.version },
};
const isSegment = (shopId: string, id: string) => and(eq(segments.shopId, shopId), eq(segments.id, id));

/** The segments of the shop, by name. */
export const listSegments = (tx: Tx, shopId: string): Promise<Segment[]> =>
  tx
    .select(columns)
    .from(segments)
    .where(and(eq(segments.shopId, shopId), isNull(segments.removedAt)))
    .orderBy(sql`lower(${segments.name})`, segments.id);

export async function findSegment(tx: Tx, shopId: string, id: string): Promise<Segment | undefined> {
  const [row] = await tx
    .select(columns)
    .from(segments)
    .where(and(isSegment(shopId, id), isNull(segments.removedAt)));
  return row;
}

/** A segment, also one that is removed, locked until the transaction ends. */
export async function lockSegment(tx: Tx, shopId: string, id: string) {
  const [row] = await tx
    .select({ version: segments.version, saved_by: segments.updatedBy, removedAt: segments.removedAt })
    .from(segments)
    .where(isSegment(shopId, id))
    .for("update");
  return row;
}

/** Whether the shop has this segment, which stays until the transaction ends. */
export async function holdSegmentRow(tx: Tx, shopId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: segments.id })
    .from(segments)
    .where(and(isSegment(shopId, id), isNull(segments.removedAt)))
    .for("share");
  return rows.length > 0;
}

/** The names of the campaigns that go to a segment and are not over, and of those that recur, the newest first. */
export async function listCampaignsTo(tx: Tx, shopId: string, id: string, most: number): Promise<string[]> {
  const goesTo = ({ audience }: typeof campaigns | typeof campaignPlans) =>
    sql`not (${audience} -> 'everyone')::boolean and ${audience} -> 'segments' ? ${id}::text`;
  const once = tx
    .select({ id: campaigns.id, name: campaigns.name })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.shopId, shopId),
        inArray(campaigns.state, ["draft", "scheduled", "sending", "paused"]),
        goesTo(campaigns),
      ),
    );
  const recurring = tx
    .select({ id: campaignPlans.id, name: campaignPlans.name })
    .from(campaignPlans)
    .where(and(eq(campaignPlans.shopId, shopId), isNull(campaignPlans.removedAt), goesTo(campaignPlans)));
  const rows = await unionAll(once, recurring).orderBy(sql`id desc`).limit(most);
  return rows.map(({ name }) => name);
}

const asksFor = (id: string) =>
  JSON.stringify({ nodes: [{ kind: "condition", test: { of: "segment", segment: id } }] });

/** The names of the chatflows that ask for a segment as they were published last; one without a name has the shop's. */
export async function listFlowsWith(tx: Tx, shopId: string, id: string, most: number): Promise<string[]> {
  const newest = tx
    .selectDistinctOn([flows.chatflowId], { chatflowId: flows.chatflowId, document: flows.document })
    .from(flows)
    .where(and(eq(flows.shopId, shopId), isNotNull(flows.publishedAt)))
    .orderBy(flows.chatflowId, desc(flows.version))
    .as("newest");
  const rows = await tx
    .select({ name: sql<string>`coalesce(${chatflows.name}, ${shops.name})` })
    .from(newest)
    .innerJoin(chatflows, and(eq(chatflows.shopId, shopId), eq(chatflows.id, newest.chatflowId)))
    .innerJoin(shops, eq(shops.shopId, shopId))
    .where(and(isNull(chatflows.archivedAt), sql`${newest.document} @> ${asksFor(id)}::jsonb`))
    .orderBy(chatflows.id)
    .limit(most);
  return rows.map(({ name }) => name);
}

/** How many segments the shop has; whoever counts next waits until this transaction ends. */
export async function countSegments(tx: Tx, shopId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${shopId} || 'segments', 2))`);
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(segments)
    .where(and(eq(segments.shopId, shopId), isNull(segments.removedAt)));
  return row?.count ?? 0;
}

type New = z.output<typeof NewSegment> & { userName: string };
export async function insertSegment(tx: Tx, shopId: string, { userName, ...segment }: New): Promise<string> {
  const [row] = await tx
    .insert(segments)
    .values({ shopId, ...segment, userName, updatedBy: userName })
    .returning({ id: segments.id });
  if (!row) throw new Error("the database returned no segment");
  return row.id;
}

type Change = Partial<z.output<typeof NewSegment>> & { updatedBy: string };
export const updateSegmentRow = (tx: Tx, shopId: string, id: string, change: Change) =>
  tx
    .update(segments)
    .set({ ...change, version: sql`${segments.version} + 1`, updatedAt: sql`now()` })
    .where(isSegment(shopId, id));

export const markSegment = (tx: Tx, shopId: string, id: string, isRemoved: boolean) =>
  tx
    .update(segments)
    .set({ removedAt: isRemoved ? sql`now()` : null })
    .where(isSegment(shopId, id));

/** Whose these orders are. */
export async function listBuyers(tx: Tx, shopId: string, orderIds: string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: orders.customerId })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), sql`${orders.id} = any(${sql.param(orderIds)}::uuid[])`));
  return rows.flatMap(({ id }) => id ?? []);
}

/** Writes anew what these customers bought, from their orders. */
export const writeProductsOf = (tx: Tx, ids: string[]) =>
  tx.execute(sql`select recount_customer_products(${sql.param(ids)}::uuid[])`);
