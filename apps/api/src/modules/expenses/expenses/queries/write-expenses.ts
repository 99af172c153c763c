import { and, eq, inArray, sql } from "drizzle-orm";
import { expenseChanges } from "../../../../db/schema/expenses/expense-changes.ts";
import { expenseMonths } from "../../../../db/schema/expenses/expense-months.ts";
import { expenses } from "../../../../db/schema/expenses/expenses.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

type New = Omit<typeof expenses.$inferInsert, "id" | "createdAt">;
export async function insertExpense(tx: Tx, row: New): Promise<string> {
  const [made] = await tx.insert(expenses).values(row).returning({ id: expenses.id });
  if (!made) throw new Error("the database returned no expense");
  return made.id;
}

type Values = Partial<
  Pick<
    typeof expenses.$inferInsert,
    ("category" | "amountMinor" | "method" | "spentOn" | "supplier" | "note" | "mediaId" | "transferId") | "voidReason"
  >
>;
/** Saves what changed of an expense. @param isVoided left out: as it is. */
export const updateExpense = (
  tx: Tx,
  { shopId, id, savedBy, isVoided }: { shopId: string; id: string; savedBy: string; isVoided?: boolean },
  values: Values,
) =>
  tx
    .update(expenses)
    .set({
      ...values,
      ...{ savedBy, version: sql`${expenses.version} + 1` },
      ...(isVoided !== undefined && { voidedAt: isVoided ? sql`now()` : null }),
    })
    .where(and(eq(expenses.shopId, shopId), eq(expenses.id, id)));

type Change = Omit<typeof expenseChanges.$inferInsert, "id" | "createdAt">;
export const insertChange = (tx: Tx, change: Change) => tx.insert(expenseChanges).values(change);

/** Today, as the shop has it, and the middle of a day as a moment. */
export async function findDays(tx: Tx, shopId: string, day: string): Promise<{ today: string; noon: string }> {
  const [row] = await tx
    .select({
      today: sql<string>`(now() at time zone ${shops.timeZone})::date::text`,
      noon: sql<string>`((${day}::date + time '12:00') at time zone ${shops.timeZone})::text`,
    })
    .from(shops)
    .where(eq(shops.shopId, shopId));
  if (!row) throw new Error("the shop is gone");
  return row;
}

/** The months whose expenses are written, each held so that nobody closes it meanwhile. @returns those that are closed */
export async function holdMonths(tx: Tx, shopId: string, months: readonly string[]): Promise<string[]> {
  const sorted = [...new Set(months)].toSorted();
  await tx
    .insert(expenseMonths)
    .values(sorted.map((month) => ({ shopId, month })))
    .onConflictDoNothing();
  const held = await tx
    .select({ month: expenseMonths.month, lockedAt: expenseMonths.lockedAt })
    .from(expenseMonths)
    .where(and(eq(expenseMonths.shopId, shopId), inArray(expenseMonths.month, sorted)))
    .orderBy(expenseMonths.month)
    .for("share");
  return held.filter(({ lockedAt }) => lockedAt !== null).map(({ month }) => month);
}
