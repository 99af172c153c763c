import { restockCosts } from "@mauzo/contract/expenses/restock-costs";
import type { Deps } from "../../../deps.ts";
import { keysetPage } from "../../../http/keyset-page.ts";
import type { Mount } from "../../../http/mount.ts";
import { billRestock } from "./bill-restock.ts";
import { dismissOrRestoreRestock } from "./dismiss-or-restore-restock.ts";
import { listOffered } from "./queries/restock-costs.ts";
import { spendRestock } from "./spend-restock.ts";

export function restockCostRoutes(mount: Mount, deps: Deps) {
  mount(restockCosts.list, ({ query }, { shopId, tx }) =>
    tx((tx) => keysetPage(query, (page) => listOffered(tx, shopId, page))),
  );
  mount(restockCosts.expense, ({ params, body }, context) => spendRestock(deps, context, params.id, body));
  mount(restockCosts.bill, ({ params, body }, context) => billRestock(deps, context, params.id, body));
  mount(restockCosts.dismiss, ({ params: { id } }, context) =>
    dismissOrRestoreRestock(deps, context, { id, dismissed: true }),
  );
  mount(restockCosts.restore, ({ params: { id } }, context) =>
    dismissOrRestoreRestock(deps, context, { id, dismissed: false }),
  );
}
