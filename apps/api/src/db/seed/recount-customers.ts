import { sql } from "drizzle-orm";
import type { Tx } from "../tenant-transaction.ts";

/** Counts the totals of all customers of the shop from their orders, which a seed wrote as rows. */
export async function recountCustomers(tx: Tx): Promise<void> {
  await tx.execute(sql`select recount_customers(null)`);
}
