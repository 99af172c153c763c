import { readFlowDraft } from "@mauzo/chatflow/read-flow-document";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { FlowVersion, StepNumbers } from "@mauzo/contract/conversations/flows";
import { and, desc, eq, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import { toIsoString } from "../../../db/columns.ts";
import { shopDocument } from "../../../db/documents/shop-document.ts";
import { bots } from "../../../db/schema/conversations/bots.ts";
import { flows } from "../../../db/schema/conversations/flows.ts";
import { messages } from "../../../db/schema/conversations/messages.ts";
import { threads } from "../../../db/schema/conversations/threads.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

export const draftDocument = shopDocument<FlowDocument>("flow_drafts", "document");

/** The draft, in the format of today; one that cannot be read is none. */
export async function findDraft(tx: Tx, shopId: string) {
  const stored = await draftDocument.find(tx, shopId);
  const read = stored && readFlowDraft(stored.document);
  return { version: stored?.version ?? 0, document: read?.ok ? read.value : undefined };
}

/** The shop's bot; each has one. */
export async function findBot(tx: Tx, shopId: string): Promise<string | undefined> {
  const [row] = await tx.select({ id: bots.id }).from(bots).where(eq(bots.shopId, shopId)).orderBy(bots.id).limit(1);
  return row?.id;
}

type Row = typeof flows.$inferSelect;
export const versionOf = (row: Row): FlowVersion => ({
  ...{ id: row.id, number: row.version, note: row.note, by: row.userName, restores: row.restores },
  at: toIsoString(row.publishedAt ?? row.createdAt),
});

const published = (shopId: string) => and(eq(flows.shopId, shopId), isNotNull(flows.publishedAt));

/** The version that customers meet, if the shop has one of its own. */
export async function findNewestVersion(tx: Tx, shopId: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(flows).where(published(shopId)).orderBy(desc(flows.version)).limit(1);
  return row;
}

export async function findVersion(tx: Tx, shopId: string, id: string): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(flows)
    .where(and(published(shopId), eq(flows.id, id)));
  return row;
}

/** The published versions, newest first, after the cursor. */
export async function listVersions(
  tx: Tx,
  shopId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<FlowVersion[]> {
  const rows = await tx
    .select()
    .from(flows)
    .where(and(published(shopId), cursor === undefined ? undefined : lt(flows.id, cursor)))
    .orderBy(desc(flows.id))
    .limit(limit);
  return rows.map(versionOf);
}

type NewVersion = Pick<typeof flows.$inferInsert, "shopId" | "botId" | "version" | "document"> &
  Partial<Pick<Row, "note" | "userId" | "userName" | "restores">>;
/** Publishes a version; undefined if another one was published with its number. */
export async function insertVersion(tx: Tx, version: NewVersion): Promise<Row | undefined> {
  const [row] = await tx
    .insert(flows)
    .values({ ...version, publishedAt: sql`now()` })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Of each step: the conversations that reached it, that wrote on where it waited, and that have been silent there for a day. */
export function countSteps(tx: Tx, shopId: string, flowVersion: string): Promise<StepNumbers[]> {
  const path = sql`string_to_array(${messages.flowPath}, ' ')`;
  const waits = sql`step.place = cardinality(${path})`;
  const isAnswered = sql`${threads.lastInSeq} > ${messages.seq}`;
  const count = (which: SQL) =>
    sql<number>`(count(distinct ${messages.conversationId}) filter (where ${which}))::integer`;
  return tx
    .select({
      node: sql<string>`step.id`,
      reached: count(sql`true`),
      answered: count(sql`${waits} and ${isAnswered}`),
      left: count(sql`${waits} and not ${isAnswered} and ${messages.createdAt} < now() - interval '24 hours'`),
    })
    .from(messages)
    .innerJoin(threads, and(eq(threads.shopId, messages.shopId), eq(threads.conversationId, messages.conversationId)))
    .innerJoin(sql`unnest(${path}) with ordinality as step(id, place)`, sql`true`)
    .where(
      and(
        eq(messages.shopId, shopId),
        eq(messages.flowVersion, flowVersion),
        sql`${messages.createdAt} > now() - interval '30 days'`,
        isNotNull(messages.flowPath),
      ),
    )
    .groupBy(sql`step.id`)
    .orderBy(sql`step.id`);
}
