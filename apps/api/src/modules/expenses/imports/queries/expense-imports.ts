import { ExpenseImport, ExpenseMapping } from "@mauzo/contract/expenses/expense-imports";
import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { expenseMonths } from "../../../../db/schema/expenses/expense-months.ts";
import { expenses } from "../../../../db/schema/expenses/expenses.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import {
  type ImportRecord,
  importOf,
  listSample,
  mappingOf,
  readImport,
} from "../../../shop/imports/steps/stored-imports.ts";

export const expenseMappingOf = (found: Pick<ImportRecord, "mapping">): ExpenseMapping =>
  ExpenseMapping.parse(mappingOf(found));

/** An import in the form of the contract. */
export const expenseImportOf = (row: ImportRecord, sample: string[][] = []): ExpenseImport =>
  ExpenseImport.parse({ ...importOf(row, { sample, isStale: false }), mapping: expenseMappingOf(row) });

/** Returns an import in the form of the contract, or 404. */
export async function getExpenseImport(tx: Tx, shopId: string, id: string): Promise<ExpenseImport> {
  const row = await readImport(tx, { kind: "expenses", shopId, id });
  return expenseImportOf(row, await listSample(tx, { shopId, id }));
}

/** Has imports of expenses of one shop take turns until the transaction ends, so that each sees what the others wrote. */
export const takeImportTurn = (tx: Tx, shopId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${shopId} || 'expense-imports', 2))`);

/** What the shop spent on these days, as far as a file tells of it. */
export function listSpentOn(tx: Tx, shopId: string, days: readonly string[]) {
  const { spentOn, amountMinor, category, method, supplier, note, importId } = expenses;
  return tx
    .select({ spentOn, amountMinor, category, method, supplier, note, importId })
    .from(expenses)
    .where(and(eq(expenses.shopId, shopId), inArray(spentOn, [...days]), isNull(expenses.voidedAt)));
}

/** Which of these months are closed. */
export async function listClosed(tx: Tx, shopId: string, months: readonly string[]): Promise<string[]> {
  const found = await tx
    .select({ month: expenseMonths.month })
    .from(expenseMonths)
    .where(
      and(
        ...[eq(expenseMonths.shopId, shopId), inArray(expenseMonths.month, [...months])],
        isNotNull(expenseMonths.lockedAt),
      ),
    );
  return found.map(({ month }) => month);
}
