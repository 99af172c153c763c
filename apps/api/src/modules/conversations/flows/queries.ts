import { readFlowDraft } from "@mauzo/chatflow/read-flow-document";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { FlowVersion } from "@mauzo/contract/conversations/flows";
import { and, desc, eq, isNotNull, lt, sql } from "drizzle-orm";
import { toIsoString } from "../../../db/columns.ts";
import { shopDocument } from "../../../db/documents/shop-document.ts";
import { bots } from "../../../db/schema/conversations/bots.ts";
import { flows } from "../../../db/schema/conversations/flows.ts";
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
