import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { expenseChanges } from "../../../../db/schema/expenses/expense-changes.ts";
import { expenses } from "../../../../db/schema/expenses/expenses.ts";
import { transfers } from "../../../../db/schema/ledger/transfers.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** What had a fee. */
type Charged = { paymentId: string } | { withdrawalId: string };
/** The transfers by which its fees were spent. */
const isFee = (shopId: string, of: Charged) =>
  and(
    ...[eq(transfers.shopId, shopId), eq(transfers.kind, "fee"), eq(transfers.debit, "mauzo")],
    "paymentId" in of ? eq(transfers.paymentId, of.paymentId) : eq(transfers.withdrawalId, of.withdrawalId),
  );
const noteAll = async (tx: Tx, shopId: string, kind: "added" | "voided", ids: readonly string[]) => {
  if (ids.length === 0) return;
  await tx.insert(expenseChanges).values(ids.map((expenseId) => ({ shopId, expenseId, kind, userName: "" })));
};

/** Writes the fees of a payment or a withdrawal among the expenses, those that are there already left out. @returns the new ones */
export async function insertFees(tx: Tx, shopId: string, of: Charged): Promise<string[]> {
  const fees = await tx
    .select({
      ...{ transferId: transfers.id, amountMinor: transfers.amountMinor },
      spentOn: sql<string>`(${transfers.createdAt} at time zone ${shops.timeZone})::date::text`,
    })
    .from(transfers)
    .innerJoin(shops, eq(shops.shopId, transfers.shopId))
    .where(isFee(shopId, of));
  if (fees.length === 0) return [];
  const fixed = { category: "other", method: "mobile_money", source: "fee", userName: "", savedBy: "" } as const;
  const made = await tx
    .insert(expenses)
    .values(fees.map((fee) => ({ shopId, ...fixed, ...fee })))
    .onConflictDoNothing()
    .returning({ id: expenses.id });
  const ids = made.map(({ id }) => id);
  await noteAll(tx, shopId, "added", ids);
  return ids;
}

const later = alias(transfers, "later");
/** Strikes the fees of a withdrawal that came back after they were spent. @returns those that counted until now */
export async function voidReturnedFees(tx: Tx, shopId: string, withdrawalId: string): Promise<string[]> {
  const returned = await tx
    .selectDistinct({ id: expenses.id })
    .from(transfers)
    .innerJoin(expenses, and(eq(expenses.shopId, transfers.shopId), eq(expenses.transferId, transfers.id)))
    .innerJoin(
      later,
      and(
        ...[eq(later.shopId, transfers.shopId), eq(later.withdrawalId, withdrawalId)],
        ...[eq(later.kind, "fee"), eq(later.credit, "mauzo"), sql`${later.id} > ${transfers.id}`],
      ),
    )
    .where(and(isFee(shopId, { withdrawalId }), isNull(expenses.voidedAt)));
  const ids = returned.map(({ id }) => id);
  if (ids.length > 0)
    await tx
      .update(expenses)
      .set({ voidedAt: sql`now()`, version: sql`${expenses.version} + 1` })
      .where(and(eq(expenses.shopId, shopId), inArray(expenses.id, ids)));
  await noteAll(tx, shopId, "voided", ids);
  return ids;
}
