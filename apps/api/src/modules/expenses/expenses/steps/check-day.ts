import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { findDays, holdMonths } from "../queries/write-expenses.ts";
import { monthOf } from "../rules.ts";

/** Holds the months of these days. @throws 409 when one of them is closed */
export async function requireOpenMonths(tx: Tx, shopId: string, ...days: readonly string[]): Promise<void> {
  const [closed] = await holdMonths(tx, shopId, days.map(monthOf));
  if (closed !== undefined) throw refuse({ code: "expense_month_locked", values: { month: closed.slice(0, 7) } });
}

/**
 * When something was spent on a day: now, if that is today in the shop, else in the middle of the day.
 * @throws 422 for a day that is still to come
 */
export async function momentOf(tx: Tx, shopId: string, day: string, field = "spent_on"): Promise<string | undefined> {
  const { today, noon } = await findDays(tx, shopId, day);
  if (day > today) throw refuse("expense_in_future", { loc: ["body", field] });
  return day === today ? undefined : noon;
}
