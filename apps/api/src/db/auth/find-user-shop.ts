import { sql } from "drizzle-orm";
import type { Tx } from "../tenant-transaction.ts";

/** Serialises what one person does to their shops until the transaction ends. */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 1))`);
}

/** Finds the person's shop, searching across all shops. */
export async function findUserShop(tx: Tx, userId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ shop_id: string | null }>(sql`select shop_of(${userId}::uuid) as shop_id`);
  return rows[0]?.shop_id ?? undefined;
}
