import { and, eq, sql } from "drizzle-orm";
import { storedReplies } from "./schema/platform/stored-replies.ts";
import type { Tx } from "./tenant-transaction.ts";

/** A request that was sent under an Idempotency-Key and its response, encrypted. */
export type StoredReply = { keyHash: Buffer; requestHash: Buffer; reply: Buffer };

/** Waits for any request that works under the same key, then returns its stored reply, if any. */
export async function lockIdempotencyKey(tx: Tx, shopId: string, keyHash: Buffer): Promise<StoredReply | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyHash.readBigInt64BE()})`);
  const [stored] = await tx
    .select()
    .from(storedReplies)
    .where(and(eq(storedReplies.shopId, shopId), eq(storedReplies.keyHash, keyHash)));
  return stored;
}

export async function insertStoredReply(tx: Tx, shopId: string, stored: StoredReply): Promise<void> {
  await tx.insert(storedReplies).values({ shopId, ...stored });
}
