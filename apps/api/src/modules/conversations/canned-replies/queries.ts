import type { CannedReply } from "@mauzo/contract/conversations/canned-replies";
import { and, asc, eq, sql } from "drizzle-orm";
import { cannedReplies } from "../../../db/schema/conversations/canned-replies.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

const { id, shortcut, en, sw, version, savedBy } = cannedReplies;
const columns = { id, shortcut, en, sw, version };
const one = (shopId: string, replyId: string) => and(eq(cannedReplies.shopId, shopId), eq(id, replyId));

/** The canned replies of the shop, by their shortcuts. */
export const listReplies = (tx: Tx, shopId: string): Promise<CannedReply[]> =>
  tx.select(columns).from(cannedReplies).where(eq(cannedReplies.shopId, shopId)).orderBy(asc(shortcut));

/** How many there are; whoever counts next waits until this transaction ends. */
export async function countReplies(tx: Tx, shopId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${shopId} || 'canned', 2))`);
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(cannedReplies)
    .where(eq(cannedReplies.shopId, shopId));
  return row?.count ?? 0;
}

type Words = { shortcut: string; en: string; sw: string; savedBy: string };
export async function insertReply(tx: Tx, shopId: string, words: Words): Promise<CannedReply> {
  const [row] = await tx
    .insert(cannedReplies)
    .values({ shopId, ...words })
    .returning(columns);
  if (!row) throw new Error("the database returned no canned reply");
  return row;
}

/** A canned reply, locked until the transaction ends. */
export async function lockReply(tx: Tx, shopId: string, replyId: string) {
  const [row] = await tx
    .select({ version, saved_by: savedBy })
    .from(cannedReplies)
    .where(one(shopId, replyId))
    .for("update");
  return row;
}

export async function updateReply(tx: Tx, shopId: string, replyId: string, words: Words): Promise<CannedReply> {
  const [row] = await tx
    .update(cannedReplies)
    .set({ ...words, version: sql`${version} + 1`, updatedAt: sql`now()` })
    .where(one(shopId, replyId))
    .returning(columns);
  if (!row) throw new Error("a canned reply that is locked is gone");
  return row;
}

/** @returns whether there was one */
export const deleteReply = async (tx: Tx, shopId: string, replyId: string): Promise<boolean> =>
  (await tx.delete(cannedReplies).where(one(shopId, replyId)).returning({ id })).length > 0;
