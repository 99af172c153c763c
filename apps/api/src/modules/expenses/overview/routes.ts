import { expenseOverview } from "@mauzo/contract/expenses/expense-overview";
import type { Mount } from "../../../http/mount.ts";
import { getCosts } from "./get-costs.ts";
import { getOverview } from "./get-overview.ts";
import { lockMonth } from "./lock-month.ts";

export function expenseOverviewRoutes(mount: Mount) {
  mount(expenseOverview.get, ({ query }, { shopId, tx }) => tx((tx) => getOverview(tx, shopId, query.month)));
  mount(expenseOverview.costs, ({ query }, { shopId, tx }) => tx((tx) => getCosts(tx, shopId, query.month)));
  mount(expenseOverview.lock, ({ body }, context) => lockMonth(context, body));
}
