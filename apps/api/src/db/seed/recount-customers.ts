import { sql } from "drizzle-orm";
import type { Tx } from "../tenant-transaction.ts";

/** Counts the totals of all customers of the shop, and what they bought, from their orders, which a seed wrote as rows. */
export async function recountCustomers(tx: Tx): Promise<void> {
  await tx.execute(sql`select recount_customers(null), recount_customer_products(null)`);
}

/** Rolls up the figures of the shop's days, and remembers on which of them customers wrote. */
export async function rollSeededDays(tx: Tx): Promise<void> {
  for (const rollNext of [sql`roll_days(31)`, sql`roll_chats(500)`])
    for (let left = 1; left > 0; ) {
      const { rows } = await tx.execute<{ count: number }>(sql`select ${rollNext} as count`);
      left = rows[0]?.count ?? 0;
    }
}
