import type { ApiKey } from "@mauzo/contract/developers/api-keys";
import { and, asc, eq, isNull, lt, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isoText } from "../../../db/columns.ts";
import { users } from "../../../db/schema/account/users.ts";
import { apiKeys } from "../../../db/schema/developers/api-keys.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

const makers = alias(users, "makers");
const shown = {
  id: apiKeys.id,
  name: users.name,
  permissions: apiKeys.permissions,
  sees_phones: apiKeys.seesPhones,
  addresses: apiKeys.addresses,
  secret_ends: apiKeys.secretEnds,
  previous_secret_until: sql<string | null>`case when ${apiKeys.previousSecretUntil} > now()
    then ${isoText(apiKeys.previousSecretUntil)} end`,
  made_by: makers.name,
  created_at: isoText(apiKeys.createdAt),
  last_used_at: sql<string | null>`${isoText(apiKeys.lastUsedAt)}`,
  expires_at: sql<string | null>`${isoText(apiKeys.expiresAt)}`,
};
const one = (shopId: string, id: string) => and(eq(apiKeys.shopId, shopId), eq(apiKeys.id, id));
const select = (tx: Tx) =>
  tx
    .select(shown)
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.id))
    .innerJoin(makers, eq(makers.id, apiKeys.madeBy));

/** The keys of the shop, oldest first. */
export const listKeys = (tx: Tx, shopId: string): Promise<ApiKey[]> =>
  select(tx).where(eq(apiKeys.shopId, shopId)).orderBy(asc(apiKeys.id));

/** How many there are; whoever counts next waits until this transaction ends. */
export async function countKeys(tx: Tx, shopId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${shopId} || 'api-keys', 2))`);
  return tx.$count(apiKeys, eq(apiKeys.shopId, shopId));
}

export async function findKey(tx: Tx, shopId: string, id: string): Promise<ApiKey | undefined> {
  const [row] = await select(tx).where(one(shopId, id));
  return row;
}

/** A key as it is stored, locked until the transaction ends. */
export async function lockStored(tx: Tx, shopId: string, id: string) {
  const [row] = await tx.select().from(apiKeys).where(one(shopId, id)).for("no key update");
  return row;
}

export const insertKey = (tx: Tx, row: typeof apiKeys.$inferInsert) => tx.insert(apiKeys).values(row);

type Changed = Pick<typeof apiKeys.$inferInsert, "secretHash" | "secretEnds" | "previousSecretUntil">;
export const updateSecret = (tx: Tx, shopId: string, id: string, set: Changed) =>
  tx.update(apiKeys).set(set).where(one(shopId, id));

const isDue = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, sql`now() - interval '1 minute'`));
/** Writes down that it is used now, unless that was done within a minute. */
export const updateLastUse = (tx: Tx, shopId: string, id: string) =>
  tx
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(and(one(shopId, id), isDue));

/** Whether there was one. */
export const deleteKey = async (tx: Tx, shopId: string, id: string): Promise<boolean> =>
  (await tx.delete(apiKeys).where(one(shopId, id)).returning({ id: apiKeys.id })).length > 0;
