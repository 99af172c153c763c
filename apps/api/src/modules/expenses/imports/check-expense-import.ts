import type { ExpenseImport, ExpenseMapping } from "@mauzo/contract/expenses/expense-imports";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import type { Queue } from "../../../jobs/job-queue.ts";
import { checkImport } from "../../shop/imports/check-import.ts";
import { getExpenseImport } from "./queries/expense-imports.ts";
import { expenseImportKind } from "./steps/expense-import-kind.ts";

/** Saves the column mapping, and starts the check of every row. */
export function checkExpenseImport(
  deps: { queue: Queue },
  { shopId, tx }: ShopContext,
  id: string,
  mapping: ExpenseMapping,
): Promise<ExpenseImport> {
  return tx(async (tx) => {
    const settingsOf = async () => {
      if (!mapping.includes("amount") || !mapping.includes("spent_on"))
        throw refuse("import_expense_columns_missing", { loc: ["body", "mapping"] });
      return {};
    };
    await checkImport(tx, deps, expenseImportKind, { shopId, id }, { mapping, settingsOf });
    return getExpenseImport(tx, shopId, id);
  });
}
