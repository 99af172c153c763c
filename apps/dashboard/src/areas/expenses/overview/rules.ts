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

const months = "/dashboard/expenses/expenses-records";
/** The records of a month, of one category or one source. */
export function recordsPath(month: string, narrowed: { category?: string; source?: string } = {}): string {
  const query = new URLSearchParams({ ...narrowed, ...daysOf(month) });
  return `${months}?${query}`;
}
