import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Looked } from "../../../shop/imports/steps/import-kind.ts";
import type { ImportRecord } from "../../../shop/imports/steps/stored-imports.ts";
import type { StoredRow } from "../../../shop/imports/steps/stored-rows.ts";
import { findDays, holdMonths, monthOf } from "../../expenses/steps/day-queries.ts";
import { expenseMappingOf, listClosed, listSpentOn } from "../queries/expense-imports.ts";
import { likenessOf, type ReadExpense, readExpenseRow } from "../rules/read-expense-row.ts";

export type LookedExpense = Looked & { read: ReadExpense };

/**
 * Evaluates each row: a new expense, one that the shop has already, or broken. Two rows of one file that are the same are
 * two expenses. Once it is imported, the months are held so that nobody closes them meanwhile.
 */
export async function lookAtExpenses(
  tx: Tx,
  found: ImportRecord,
  rows: readonly StoredRow[],
): Promise<LookedExpense[]> {
  const { shopId, id: importId, headings, state } = found;
  const mapping = expenseMappingOf(found);
  const read = rows.map((row) => readExpenseRow(row, { mapping, width: headings.length }));
  const days = [...new Set(read.flatMap(({ spentOn }) => (spentOn === "" ? [] : [spentOn])))];
  const months = [...new Set(days.map(monthOf))];
  const isRunning = state === "running";
  const isKnownMonth = months.length > 0;
  const closed = isKnownMonth
    ? new Set(isRunning ? await holdMonths(tx, shopId, months) : await listClosed(tx, shopId, months))
    : new Set<string>();
  const { today } = await findDays(tx, shopId, days[0] ?? "2000-01-01");
  const there = days.length > 0 ? await listSpentOn(tx, shopId, days) : [];
  const known = new Set(there.filter((each) => each.importId !== importId).map(likenessOf));
  return read.map((each, at): LookedExpense => {
    const wasBroken = isRunning && (rows[at]?.problems.length ?? 0) > 0;
    if (each.spentOn > today) each.problems.push({ field: "spent_on", kind: "future" });
    if (each.spentOn !== "" && closed.has(monthOf(each.spentOn)))
      each.problems.push({ field: "spent_on", kind: "locked" });
    const isBroken = wasBroken || each.problems.length > 0;
    return { read: each, wasBroken, verdict: isBroken ? "broken" : known.has(likenessOf(each)) ? "unchanged" : "new" };
  });
}
