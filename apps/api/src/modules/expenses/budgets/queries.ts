import type { Budgets } from "@mauzo/contract/expenses/expense-budgets";
import { shopDocument } from "../../../db/documents/shop-document.ts";

export const budgetDocument = shopDocument<Budgets>("expense_budgets", "budgets");
