import { createHash } from "node:crypto";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Pool } from "./connection-pool.ts";
import { lookupKeys } from "./schema/platform/lookup-keys.ts";
import type { Phones, Tx } from "./tenant-transaction.ts";

type LookupKeyKind = typeof lookupKeys.$inferSelect.kind;
/** How a key is kept: nobody can tell it from this. */
export const lookupHash = (key: string) => createHash("sha256").update(key).digest();

/** Finds the shop and the target that a lookup key leads to, and whether telephone numbers are hidden there. Undefined when the key is unknown or expired. */
export async function findLookupKey(
  pool: Pool,
  kind: LookupKeyKind,
  key: string,
): Promise<{ shopId: string; targetId: string; phones: Phones } | undefined> {
  const { rows } = await pool.query<{ shopId: string; targetId: string; phones: Phones }>({
    name: "find-lookup-key",
    text: `select shop_id as "shopId", target_id as "targetId", case when hides_phones then 'hidden' else 'shown' end as phones from lookup_keys where kind = $1 and key_hash = $2 and (expires_at is null or expires_at > now())`,
    values: [kind, lookupHash(key)],
  });
  return rows[0];
}

/** Returns those of these keys that no longer lead anywhere. */
export async function listExpiredLookupKeys(pool: Pool, kind: LookupKeyKind, keys: string[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ key: string }>({
    name: "list-closed-lookup-keys",
    text: `select given.key from unnest($2::text[], $3::bytea[]) as given (key, hash) where not exists (
      select 1 from lookup_keys e where e.kind = $1 and e.key_hash = given.hash and (e.expires_at is null or e.expires_at > now()))`,
    values: [kind, keys, keys.map(lookupHash)],
  });
  return new Set(rows.map(({ key }) => key));
}

/**
 * Creates a lookup key; false when the key is already taken. What somebody hands out who does not see telephone numbers
 * shows none (`phones`).
 */
export async function createLookupKey(
  tx: Tx,
  lookupKey: {
    kind: LookupKeyKind;
    key: string;
    shopId: string;
    targetId: string;
    expiresAt?: string;
    phones?: Phones;
  },
): Promise<boolean> {
  const { key, phones, ...row } = lookupKey;
  const opened = await tx
    .insert(lookupKeys)
    .values({ ...row, keyHash: lookupHash(key), hidesPhones: phones === "hidden" })
    .onConflictDoNothing()
    .returning({ kind: lookupKeys.kind });
  return opened.length > 0;
}

/** Deletes every lookup key of a kind that leads to this target. @returns how many there were */
export async function deleteLookupKeys(tx: Tx, kind: LookupKeyKind, targetId: string): Promise<number> {
  const ofTarget = and(eq(lookupKeys.kind, kind), eq(lookupKeys.targetId, targetId));
  return (await tx.delete(lookupKeys).where(ofTarget).returning({ kind: lookupKeys.kind })).length;
}

/**
 * Lets the lookup key with this hash lead to its target for so many hours at most, and ends every other one of the same
 * kind that does.
 */
export async function endLookupKeysSoon(
  tx: Tx,
  { kind, targetId, keyHash, hours }: { kind: LookupKeyKind; targetId: string; keyHash: Buffer; hours: number },
): Promise<void> {
  const ofTarget = and(eq(lookupKeys.kind, kind), eq(lookupKeys.targetId, targetId));
  await tx.delete(lookupKeys).where(and(ofTarget, ne(lookupKeys.keyHash, keyHash)));
  await tx
    .update(lookupKeys)
    .set({ expiresAt: sql`least(${lookupKeys.expiresAt}, now() + make_interval(hours => ${hours}))` })
    .where(ofTarget);
}
