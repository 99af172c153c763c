import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Pool } from "./client.ts";
import { entrances } from "./schema/entrances.ts";
import type { Tx } from "./scope.ts";

type EntranceKind = typeof entrances.$inferSelect.kind;
const digest = (key: string) => createHash("sha256").update(key).digest();

/** Where a secret, address or number leads: the shop and the thing in it. Undefined when unknown or expired. */
export async function findEntrance(
  pool: Pool,
  kind: EntranceKind,
  key: string,
): Promise<{ shopId: string; targetId: string } | undefined> {
  const { rows } = await pool.query<{ shopId: string; targetId: string }>({
    name: "find-entrance",
    text: `select shop_id as "shopId", target_id as "targetId" from entrances where kind = $1 and key_hash = $2 and (expires_at is null or expires_at > now())`,
    values: [kind, digest(key)],
  });
  return rows[0];
}

/** Which of these keys lead nowhere any more. */
export async function listClosed(pool: Pool, kind: EntranceKind, keys: string[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ key: string }>({
    name: "list-closed-entrances",
    text: `select given.key from unnest($2::text[], $3::bytea[]) as given (key, hash) where not exists (
      select 1 from entrances e where e.kind = $1 and e.key_hash = given.hash and (e.expires_at is null or e.expires_at > now()))`,
    values: [kind, keys, keys.map(digest)],
  });
  return new Set(rows.map(({ key }) => key));
}

/** Opens an entrance; false when another already has this key. */
export async function openEntrance(
  tx: Tx,
  entrance: { kind: EntranceKind; key: string; shopId: string; targetId: string; expiresAt?: string },
): Promise<boolean> {
  const { key, ...row } = entrance;
  const opened = await tx
    .insert(entrances)
    .values({ ...row, keyHash: digest(key) })
    .onConflictDoNothing()
    .returning({ kind: entrances.kind });
  return opened.length > 0;
}

/** Shuts every entrance of a kind to one thing. */
export async function closeEntrances(tx: Tx, kind: EntranceKind, targetId: string): Promise<void> {
  await tx.delete(entrances).where(and(eq(entrances.kind, kind), eq(entrances.targetId, targetId)));
}
