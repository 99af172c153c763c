import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { expenseBudgetRoutes } from "./budgets/routes.ts";
import { expenseDraftRoutes } from "./drafts/routes.ts";
import { expenseRoutes } from "./expenses/routes.ts";
import { expenseExportRoutes } from "./exports/routes.ts";
import { expenseImportRoutes } from "./imports/routes.ts";
import { expenseOverviewRoutes } from "./overview/routes.ts";
import { expensePhoneRoutes } from "./phones/routes.ts";
import { expenseRepeatRoutes } from "./repeats/routes.ts";
import { restockCostRoutes } from "./restocks/routes.ts";
import { supplierRoutes } from "./suppliers/routes.ts";

export function mountExpenses(mount: Mount, deps: Deps) {
  expenseRoutes(mount, deps);
  expenseExportRoutes(mount);
  expenseBudgetRoutes(mount);
  expenseImportRoutes(mount, deps);
  expenseOverviewRoutes(mount);
  expenseDraftRoutes(mount, deps);
  expensePhoneRoutes(mount);
  expenseRepeatRoutes(mount, deps);
  restockCostRoutes(mount, deps);
  supplierRoutes(mount, deps);
}
