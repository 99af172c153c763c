import { and, eq, sql } from "drizzle-orm";
import { keptReplies } from "./schema/kept-replies.ts";
import type { Tx } from "./scope.ts";

/** What a shop was asked under an Idempotency-Key and how it was answered, sealed. */
export type KeptReply = { keyHash: Buffer; requestHash: Buffer; reply: Buffer };

/** Waits for whoever works under the same key, then finds what came of it. Old replies go as new ones come. */
export async function enterKey(tx: Tx, shopId: string, keyHash: Buffer): Promise<KeptReply | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyHash.readBigInt64BE()})`);
  await tx.execute(sql`delete from kept_replies where shop_id = ${shopId} and key_hash in (
    select key_hash from kept_replies where shop_id = ${shopId} and created_at < now() - interval '1 day'
    order by created_at limit 100 for update skip locked)`);
  const [kept] = await tx
    .select()
    .from(keptReplies)
    .where(and(eq(keptReplies.shopId, shopId), eq(keptReplies.keyHash, keyHash)));
  return kept;
}

export async function insertKeptReply(tx: Tx, shopId: string, kept: KeptReply): Promise<void> {
  await tx.insert(keptReplies).values({ shopId, ...kept });
}
