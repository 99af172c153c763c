import { sql } from "drizzle-orm";
import type { Tx } from "../../../db/tenant-transaction.ts";

/** Marks the days of these orders and of the money for them. Returns whether something is left to roll up. */
export async function markDays(tx: Tx, orderIds: string[]): Promise<boolean> {
  const { rows } = await tx.execute<{ left: boolean }>(sql`select mark_days(${sql.param(orderIds)}::uuid[]) as "left"`);
  return rows[0]?.left ?? false;
}

/** Rolls up the next days of the shop, the changed ones first. Returns how many there were. */
export async function rollDays(tx: Tx, most: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`select roll_days(${most}::int) as count`);
  return rows[0]?.count ?? 0;
}

/** Forgets all that is rolled up of the shop. */
export const unrollDays = (tx: Tx) => tx.execute(sql`select unroll_days()`);

/** Remembers on which days customers wrote in these conversations since a moment, or in all. */
export const keepChatDays = (tx: Tx, ids: string[] | null, since: string) =>
  tx.execute(sql`select keep_chat_days(${sql.param(ids)}::uuid[], ${since}::timestamptz)`);
