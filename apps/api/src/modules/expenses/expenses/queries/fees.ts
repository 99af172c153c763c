import { and, eq, sql } from "drizzle-orm";
import { expenseChanges } from "../../../../db/schema/expenses/expense-changes.ts";
import { expenses } from "../../../../db/schema/expenses/expenses.ts";
import { transfers } from "../../../../db/schema/ledger/transfers.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** Writes the fees of a payment among the expenses, those that are there already left out. @returns the new ones */
export async function insertFees(tx: Tx, shopId: string, paymentId: string): Promise<string[]> {
  const fees = await tx
    .select({
      ...{ transferId: transfers.id, amountMinor: transfers.amountMinor },
      spentOn: sql<string>`(${transfers.createdAt} at time zone ${shops.timeZone})::date::text`,
    })
    .from(transfers)
    .innerJoin(shops, eq(shops.shopId, transfers.shopId))
    .where(and(eq(transfers.shopId, shopId), eq(transfers.paymentId, paymentId), eq(transfers.kind, "fee")));
  if (fees.length === 0) return [];
  const fixed = { category: "other", method: "mobile_money", source: "fee", userName: "", savedBy: "" } as const;
  const made = await tx
    .insert(expenses)
    .values(fees.map((fee) => ({ shopId, ...fixed, ...fee })))
    .onConflictDoNothing()
    .returning({ id: expenses.id });
  if (made.length > 0)
    await tx
      .insert(expenseChanges)
      .values(made.map(({ id }) => ({ shopId, expenseId: id, kind: "added" as const, userName: "" })));
  return made.map(({ id }) => id);
}
