import type { ImportKind } from "../../../shop/imports/steps/import-kind.ts";
import { guessExpenseMapping } from "../rules/guess-expense-mapping.ts";
import { type LookedExpense, lookAtExpenses } from "./look-at-expenses.ts";
import { writeExpenses } from "./write-expenses.ts";

/** Files of expenses, each row one of them. */
export const expenseImportKind: ImportKind<LookedExpense> = {
  name: "expenses",
  job: "import-expenses",
  guessMapping: guessExpenseMapping,
  firstSettings: async () => ({}),
  sharedBy: () => ({ groups: [], keys: [] }),
  pace: { checking: [500], running: [100] },
  look: lookAtExpenses,
  write: writeExpenses,
  rowsOf: ({ read }) => [read],
  subjectOf: () => undefined,
  isNoted: () => false,
};
