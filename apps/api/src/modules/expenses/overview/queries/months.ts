import { and, eq, isNotNull, sql } from "drizzle-orm";
import { expenseMonths } from "../../../../db/schema/expenses/expense-months.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** The month that it is in the shop: `2026-11`. */
export async function findThisMonth(tx: Tx, shopId: string): Promise<string> {
  const [row] = await tx
    .select({ month: sql<string>`to_char(now() at time zone ${shops.timeZone}, 'YYYY-MM')` })
    .from(shops)
    .where(eq(shops.shopId, shopId));
  if (!row) throw new Error("the shop is gone");
  return row.month;
}

/** Closes a month, or opens it; `month` is its first day. Waits for whoever writes an expense of it. */
export const setMonth = (
  tx: Tx,
  { shopId, month, locked, by }: { shopId: string; month: string; locked: boolean; by: { id: string; name: string } },
) => {
  const set = { userId: by.id, userName: by.name, lockedAt: locked ? sql`now()` : null };
  return tx
    .insert(expenseMonths)
    .values({ shopId, month, ...set })
    .onConflictDoUpdate({ target: [expenseMonths.shopId, expenseMonths.month], set });
};

/** Who closed a month, and when. */
export async function findLock(tx: Tx, shopId: string, month: string): Promise<{ by: string; at: string } | undefined> {
  const [row] = await tx
    .select({ by: expenseMonths.userName, at: expenseMonths.lockedAt })
    .from(expenseMonths)
    .where(
      and(...[eq(expenseMonths.shopId, shopId), eq(expenseMonths.month, month)], isNotNull(expenseMonths.lockedAt)),
    );
  return row?.at ? { by: row.by, at: row.at } : undefined;
}
