import { sql } from "drizzle-orm";
import type { Tx } from "../tenant-transaction.ts";

/** Counts the totals of all customers of the shop from their orders, which a seed wrote as rows. */
export const recountCustomers = (tx: Tx) => tx.execute(sql`select recount_customers(null)`);
