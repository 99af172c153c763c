import { expenseBudgets } from "@mauzo/contract/expenses/expense-budgets";
import type { Mount } from "../../../http/mount.ts";
import { getBudgets } from "./get-budgets.ts";
import { saveBudgets } from "./save-budgets.ts";

export function expenseBudgetRoutes(mount: Mount) {
  mount(expenseBudgets.get, (_, { shopId, tx }) => tx((tx) => getBudgets(tx, shopId)));
  mount(expenseBudgets.save, ({ body }, context) => saveBudgets(context, body));
}
