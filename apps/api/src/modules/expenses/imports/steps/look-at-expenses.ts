import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Looked } from "../../../shop/imports/steps/import-kind.ts";
import type { ImportRecord } from "../../../shop/imports/steps/stored-imports.ts";
import { countSameBefore, type StoredRow } from "../../../shop/imports/steps/stored-rows.ts";
import { findDays, holdMonths, monthOf } from "../../expenses/steps/day-queries.ts";
import { expenseMappingOf, listClosed, listSpentOn, takeImportTurn } from "../queries/expense-imports.ts";
import { likenessOf, type ReadExpense, readExpenseRow } from "../rules/read-expense-row.ts";

export type LookedExpense = Looked & { read: ReadExpense };

/**
 * Evaluates each row: a new expense, one that the shop has already, or broken. Two rows of one file that are the same are
 * two expenses: as many of them as the shop has already are unchanged, the first ones. Once it is imported, the months are
 * held so that nobody closes them meanwhile.
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
  if (isRunning) await takeImportTurn(tx, shopId);
  const isKnownMonth = months.length > 0;
  const closed = isKnownMonth
    ? new Set(isRunning ? await holdMonths(tx, shopId, months) : await listClosed(tx, shopId, months))
    : new Set<string>();
  const { today } = await findDays(tx, shopId, days[0] ?? "2000-01-01");
  const there = days.length > 0 ? await listSpentOn(tx, shopId, days) : [];
  const left = new Map<string, number>();
  for (const each of there)
    if (each.importId !== importId) left.set(likenessOf(each), (left.get(likenessOf(each)) ?? 0) + 1);
  await takeEarlier(tx, found, { rows, read, left });
  return read.map((each, at): LookedExpense => {
    const wasBroken = isRunning && (rows[at]?.problems.length ?? 0) > 0;
    if (each.spentOn > today) each.problems.push({ field: "spent_on", kind: "future" });
    if (each.spentOn !== "" && closed.has(monthOf(each.spentOn)))
      each.problems.push({ field: "spent_on", kind: "locked" });
    const isBroken = wasBroken || each.problems.length > 0;
    return { read: each, wasBroken, verdict: isBroken ? "broken" : take(left, likenessOf(each)) ? "unchanged" : "new" };
  });
}

/** Takes one of what is left, if there is any. */
function take(left: Map<string, number>, likeness: string): boolean {
  const count = left.get(likeness) ?? 0;
  if (count > 0) left.set(likeness, count - 1);
  return count > 0;
}

type Part = { rows: readonly StoredRow[]; read: readonly ReadExpense[]; left: Map<string, number> };

/** Takes from what the shop has already what the parts of the file before this one were found to be. */
async function takeEarlier(tx: Tx, { shopId, id }: ImportRecord, { rows, read, left }: Part): Promise<void> {
  const [first] = rows;
  const alike = read.filter((each) => left.has(likenessOf(each)));
  if (!first || alike.length === 0) return;
  const line = first.leader ?? first.line;
  const before = await countSameBefore(tx, shopId, id, { ids: alike.map((each) => each.id), line });
  const cellsOf = new Map(rows.map((row) => [row.id, JSON.stringify(row.cells)]));
  const taken = new Set<string>();
  for (const each of alike) {
    const cells = cellsOf.get(each.id) ?? "";
    if (taken.has(cells)) continue;
    taken.add(cells);
    for (let count = before.get(each.id) ?? 0; count > 0; count--) take(left, likenessOf(each));
  }
}
