import type { JobDeps } from "../../../deps.ts";
import { continueImport } from "../../shop/imports/continue-import.ts";
import { expenseImportKind } from "./steps/expense-import-kind.ts";

/** Checks or imports the next expenses of a file, for a while. */
export const continueExpenseImport = (
  deps: Pick<JobDeps, "pool" | "queue" | "emitFact">,
  step: { shopId: string; importId: string },
): Promise<void> => continueImport(deps, expenseImportKind, step);
