import type { ConversationFile } from "@mauzo/contract/conversations/conversation-files";
import { and, asc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import { conversationFiles } from "../../../db/schema/conversations/conversation-files.ts";
import { threads } from "../../../db/schema/conversations/threads.ts";
import { media } from "../../../db/schema/shop/media.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

export async function insertFile(tx: Tx, file: typeof conversationFiles.$inferInsert): Promise<string> {
  const [row] = await tx.insert(conversationFiles).values(file).returning({ id: conversationFiles.id });
  if (!row) throw new Error("the database returned no file");
  return row.id;
}

/** The number of the last message of a conversation. */
export async function findLastSeq(tx: Tx, shopId: string, conversationId: string): Promise<number> {
  const [row] = await tx
    .select({ seq: threads.lastSeq })
    .from(threads)
    .where(and(eq(threads.shopId, shopId), eq(threads.conversationId, conversationId)));
  if (!row) throw new Error("a conversation has no thread");
  return row.seq;
}

const { id, seq, kind, name, state, why, externalId } = conversationFiles;
const ofMedium = and(eq(media.shopId, conversationFiles.shopId), eq(media.id, conversationFiles.mediumId));

/** The files that came over a number with these messages of a conversation. */
export async function listArrived(
  tx: Tx,
  shopId: string,
  conversationId: string,
  seqs: readonly number[],
): Promise<Map<number, ConversationFile>> {
  if (seqs.length === 0) return new Map();
  const rows = await tx
    .select({
      seq,
      file: { id, kind, name, state, why, bytes: media.bytes, width: media.width, height: media.height },
    })
    .from(conversationFiles)
    .leftJoin(media, ofMedium)
    .where(
      and(
        eq(conversationFiles.shopId, shopId),
        eq(conversationFiles.conversationId, conversationId),
        inArray(seq, [...seqs]),
        isNotNull(externalId),
      ),
    );
  return new Map(rows.map((row) => [row.seq, row.file]));
}

const one = (shopId: string, fileId: string) =>
  and(eq(conversationFiles.shopId, shopId), eq(conversationFiles.id, fileId));

/** A file with where it is stored. */
export async function findStored(tx: Tx, shopId: string, fileId: string) {
  const [row] = await tx
    .select({ kind, name, file: conversationFiles.file, key: media.key, isPrivate: media.isPrivate })
    .from(conversationFiles)
    .innerJoin(media, ofMedium)
    .where(one(shopId, fileId));
  return row;
}

/** A file that is to be fetched. */
export async function findWaiting(tx: Tx, shopId: string, fileId: string) {
  const { conversationId, numberId, sha256, tries } = conversationFiles;
  const [row] = await tx
    .select({ conversationId, kind, name, numberId, externalId, sha256, tries })
    .from(conversationFiles)
    .where(and(one(shopId, fileId), eq(state, "waiting")));
  return row;
}

export const existsFile = async (tx: Tx, shopId: string, fileId: string): Promise<boolean> =>
  (await tx.select({ id }).from(conversationFiles).where(one(shopId, fileId))).length > 0;

type Change = Partial<Pick<typeof conversationFiles.$inferInsert, "state" | "why" | "kind" | "mediumId" | "file">>;
/** What became of a file that was to be fetched. @returns whether it still was. */
export async function settleFile(tx: Tx, shopId: string, fileId: string, change: Change): Promise<boolean> {
  const settled = await tx
    .update(conversationFiles)
    .set(change)
    .where(and(one(shopId, fileId), eq(state, "waiting")))
    .returning({ id });
  return settled.length > 0;
}

export const countTry = (tx: Tx, shopId: string, fileId: string) =>
  tx
    .update(conversationFiles)
    .set({ tries: sql`${conversationFiles.tries} + 1` })
    .where(one(shopId, fileId));

/** Lets a file that could not be had be fetched again. @returns its conversation; undefined if there is no such file. */
export async function resetFile(tx: Tx, shopId: string, fileId: string): Promise<string | undefined> {
  const [row] = await tx
    .update(conversationFiles)
    .set({ state: "waiting", why: null, tries: 0 })
    .where(and(one(shopId, fileId), inArray(state, ["lost", "refused"])))
    .returning({ conversationId: conversationFiles.conversationId });
  return row?.conversationId;
}

/** Lets lost files of a number be fetched again, but for those that the provider keeps no longer. @returns their ids */
export async function resetLost(
  tx: Tx,
  { shopId, numberId, atMost }: { shopId: string; numberId: string; atMost: number },
): Promise<string[]> {
  const lost = await tx
    .select({ id })
    .from(conversationFiles)
    .where(
      and(
        eq(conversationFiles.shopId, shopId),
        eq(conversationFiles.numberId, numberId),
        // Written out: the index has only these.
        sql`${state} = 'lost'`,
        gt(conversationFiles.createdAt, sql`now() - interval '7 days'`),
      ),
    )
    .orderBy(asc(id))
    .limit(atMost)
    .for("no key update");
  if (lost.length === 0) return [];
  const ids = lost.map((row) => row.id);
  const rows = await tx
    .update(conversationFiles)
    .set({ state: "waiting", tries: 0 })
    .where(and(eq(conversationFiles.shopId, shopId), inArray(id, ids)))
    .returning({ id });
  return rows.map((row) => row.id);
}
