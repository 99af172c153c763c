import type { FlowVersion } from "@mauzo/contract/conversations/flows";
import { and, desc, eq, isNotNull, lt, sql } from "drizzle-orm";
import { toIsoString } from "../../../../db/columns.ts";
import { bots } from "../../../../db/schema/conversations/bots.ts";
import { flows } from "../../../../db/schema/conversations/flows.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

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
const publishedOf = (shopId: string, chatflowId: string) => and(published(shopId), eq(flows.chatflowId, chatflowId));

/** The version of a flow that customers meet, if one was published. */
export async function findNewestVersion(tx: Tx, shopId: string, chatflowId: string): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(flows)
    .where(publishedOf(shopId, chatflowId))
    .orderBy(desc(flows.version))
    .limit(1);
  return row;
}

/** The number of the version that was published last, whichever of the shop's flows it is of. */
export async function findLastNumber(tx: Tx, shopId: string): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${flows.version}), 0)::integer` })
    .from(flows)
    .where(eq(flows.shopId, shopId));
  return row?.last ?? 0;
}

/** The number of the version of a flow before one. */
export async function findVersionBefore(
  tx: Tx,
  { shopId, chatflowId }: { shopId: string; chatflowId: string },
  number: number,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ version: flows.version })
    .from(flows)
    .where(and(publishedOf(shopId, chatflowId), lt(flows.version, number)))
    .orderBy(desc(flows.version))
    .limit(1);
  return row?.version;
}

/** What a version of a flow said. */
export async function findStored(
  tx: Tx,
  { shopId, chatflowId }: { shopId: string; chatflowId: string },
  number: number,
): Promise<unknown> {
  const [row] = await tx
    .select({ document: flows.document })
    .from(flows)
    .where(and(publishedOf(shopId, chatflowId), eq(flows.version, number)));
  return row?.document;
}

export async function findIdOf(
  tx: Tx,
  { shopId, chatflowId }: { shopId: string; chatflowId: string },
  number: number,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: flows.id })
    .from(flows)
    .where(and(publishedOf(shopId, chatflowId), eq(flows.version, number)));
  return row?.id;
}

export async function findVersion(tx: Tx, shopId: string, id: string): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(flows)
    .where(and(published(shopId), eq(flows.id, id)));
  return row;
}

/** The published versions of a flow, newest first, after the cursor. */
export async function listVersions(
  tx: Tx,
  { shopId, chatflowId }: { shopId: string; chatflowId: string },
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<FlowVersion[]> {
  const rows = await tx
    .select()
    .from(flows)
    .where(and(publishedOf(shopId, chatflowId), cursor === undefined ? undefined : lt(flows.id, cursor)))
    .orderBy(desc(flows.id))
    .limit(limit);
  return rows.map(versionOf);
}

type NewVersion = Pick<typeof flows.$inferInsert, "shopId" | "botId" | "chatflowId" | "version" | "document"> &
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
