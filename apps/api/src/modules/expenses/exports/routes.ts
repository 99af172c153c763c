import { expenseExports } from "@mauzo/contract/expenses/expense-exports";
import type { Mount } from "../../../http/mount.ts";
import { exportExpenses } from "./export-expenses.ts";

export function expenseExportRoutes(mount: Mount) {
  mount.raw(expenseExports.file, ({ query }, context) => exportExpenses(context, query));
}
