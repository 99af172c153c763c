import { Month } from "@mauzo/contract/expenses/expense-overview";

/** The month that an address names; null: none. */
export const readMonth = (text: string): string | null => Month.safeParse(text).data ?? null;

/** The first and the last day of a month: `2026-11`. */
export function daysOf(month: string): { from: string; to: string } {
  const [year = 0, at = 1] = month.split("-").map(Number);
  const last = new Date(Date.UTC(year, at, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${String(last).padStart(2, "0")}` };
}

/** The month so many months later; below nothing, earlier. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, at = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, at - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The share of a budget that is spent, in whole percent; undefined without one. */
export const shareOf = (spent: number, budget: number | null): number | undefined =>
  budget === null ? undefined : Math.round((100 * spent) / budget);

/** The records of a month, of one category or one source. */
export function recordsPath(month: string, narrowed: { category?: string; source?: string } = {}): string {
  const query = new URLSearchParams({ ...narrowed, ...daysOf(month) });
  return `/dashboard/expenses/expenses-records?${query}`;
}

/** The rows behind each number of what is left; what sales cost has its own list, and goods are in no sum of it. */
export const rowsOfProfit = (month: string) => ({
  sales: `/dashboard/orders?${new URLSearchParams({ sale: "sold", ...daysOf(month) })}`,
  feesByCustomers: recordsPath(month, { source: "fee" }),
  fees: recordsPath(month, { source: "fee" }),
  expenses: recordsPath(month, { source: "own" }),
  goods: recordsPath(month, { source: "restock" }),
});

/** What came into the stock of an item at what cost, and left it. */
export const movementsPath = (itemId: string): string => `/dashboard/products/stock/${itemId}`;
