import { eq, sql } from "drizzle-orm";
import { figureStates } from "../../../db/schema/insights/figure-states.ts";
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

/** Keeps the days of the chats of the next conversations. Returns of how many. */
export async function rollChats(tx: Tx, most: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`select roll_chats(${most}::int) as count`);
  return rows[0]?.count ?? 0;
}

/** Has the chats of all conversations kept anew. */
export const restartChats = (tx: Tx, shopId: string) =>
  tx.update(figureStates).set({ chatZone: null, chatsTo: null }).where(eq(figureStates.shopId, shopId));

/** Remembers on which days customers wrote in these conversations, since the day of a moment. */
export const keepChatDays = (tx: Tx, ids: string[], since: string) =>
  tx.execute(sql`select keep_chat_days(${sql.param(ids)}::uuid[], ${since}::timestamptz)`);
