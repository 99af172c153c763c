import type { ExpenseCategory } from "@mauzo/contract/expenses/expense-categories";
import { and, eq, gte, isNull, lt, sql } from "drizzle-orm";
import { expenses } from "../../../../db/schema/expenses/expenses.ts";
import { transfers } from "../../../../db/schema/ledger/transfers.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** From a day of the shop to before another. */
type Days = { from: string; before: string };
const counted = (shopId: string, { from, before }: Days) =>
  and(
    ...[eq(expenses.shopId, shopId), isNull(expenses.voidedAt)],
    ...[gte(expenses.spentOn, from), lt(expenses.spentOn, before)],
  );
const sum = sql<number>`sum(${expenses.amountMinor})::bigint`.mapWith(Number);

/** `byCustomers`: fees that customers paid on top of their orders, which the shop has not spent; `isGoods`: goods to sell. */
export type Spent = {
  month: string;
  category: ExpenseCategory;
  isFee: boolean;
  byCustomers: boolean;
  isGoods: boolean;
  minor: number;
  count: number;
};
/** What was spent in each month, for each category, fees and goods apart. */
export function listSpent(tx: Tx, shopId: string, days: Days): Promise<Spent[]> {
  const month = sql<string>`to_char(${expenses.spentOn}, 'YYYY-MM')`;
  const isFee = sql<boolean>`${expenses.source} = 'fee'`;
  const byCustomers = sql<boolean>`${isFee} and exists (select from ${transfers} where ${transfers.shopId} = ${expenses.shopId}
    and ${transfers.id} = ${expenses.transferId} and ${transfers.credit} = 'fees')`;
  const isGoods = sql<boolean>`${expenses.source} = 'restock'`;
  return tx
    .select({
      month,
      category: expenses.category,
      isFee,
      byCustomers,
      isGoods,
      minor: sum,
      count: sql<number>`count(*)::int`,
    })
    .from(expenses)
    .where(counted(shopId, days))
    .groupBy(sql`1, 2, 3, 4, 5`);
}

/** The currency of the shop, and when its month begins and ends; both are first days. */
export async function findSpan(tx: Tx, shopId: string, { from, before }: Days) {
  const start = (day: string) => sql<string>`(${day}::date::timestamp at time zone ${shops.timeZone})::text`;
  const [row] = await tx
    .select({ currency: shops.currency, starts: start(from), ends: start(before) })
    .from(shops)
    .where(eq(shops.shopId, shopId));
  if (!row) throw new Error("the shop is gone");
  return row;
}
