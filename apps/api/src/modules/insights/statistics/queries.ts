import type { Statistics } from "@mauzo/contract/insights/statistics";
import { sql } from "drizzle-orm";
import type { Tx } from "../../../db/tenant-transaction.ts";

type Totals = { sales_minor: string; products: string; visitors: string; orders: string };

/** All shops together; nothing about a single one. */
export async function sumStatistics(db: Tx): Promise<Statistics> {
  const { rows } = await db.execute<Totals>(sql`select sales_minor, products, visitors, orders from site_statistics()`);
  const [totals] = rows;
  if (!totals) throw new Error("the database gave no totals");
  return {
    sales: { minor: Number(totals.sales_minor), currency: "TZS" },
    products: Number(totals.products),
    visitors: Number(totals.visitors),
    orders: Number(totals.orders),
  };
}
