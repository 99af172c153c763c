import type { ExpenseImport } from "@mauzo/contract/expenses/expense-imports";
import type { ShopContext } from "../../../http/request-context.ts";
import type { Queue } from "../../../jobs/job-queue.ts";
import { startImport } from "../../shop/imports/start-import.ts";
import { getExpenseImport } from "./queries/expense-imports.ts";
import { expenseImportKind } from "./steps/expense-import-kind.ts";

/** Imports what was checked. */
export function startExpenseImport(deps: { queue: Queue }, context: ShopContext, id: string): Promise<ExpenseImport> {
  return context.tx(async (tx) => {
    await startImport(tx, deps, expenseImportKind, context, id, { mayUpdate: false, orRefuse: () => undefined });
    return getExpenseImport(tx, context.shopId, id);
  });
}
