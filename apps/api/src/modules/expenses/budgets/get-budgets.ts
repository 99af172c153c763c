import type { Budgets, ExpenseBudgets } from "@mauzo/contract/expenses/expense-budgets";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { budgetDocument } from "./queries.ts";

const none: Budgets = {
  ...{ rent: null, salary: null, utilities: null, marketing: null, insurance: null },
  ...{ supplies: null, equipment: null, travel: null, food: null, other: null },
};

/** What the shop means to spend in a month, or none as every shop begins. */
export async function getBudgets(tx: Tx, shopId: string): Promise<ExpenseBudgets> {
  const found = await budgetDocument.find(tx, shopId);
  return { budgets: found?.document ?? none, version: found?.version ?? 0 };
}
