import { debtExports, debts } from "@mauzo/contract/payments/debts";
import { manualDebts } from "@mauzo/contract/payments/manual-debts";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { addManualDebt } from "./add-manual-debt.ts";
import { exportDebts } from "./export-debts.ts";
import { forgiveManualDebt } from "./forgive-manual-debt.ts";
import { getDebt } from "./get-debt.ts";
import { getDebtSummary } from "./get-debt-summary.ts";
import { payDebt } from "./pay-debt.ts";
import { printStatement } from "./print-statement.ts";
import { promiseDebt } from "./promise-debt.ts";
import { readDebts } from "./queries/list-debts.ts";
import { voidManualDebt } from "./void-manual-debt.ts";
import { writeReminder } from "./write-reminder.ts";

export function debtRoutes(mount: Mount, deps: Deps) {
  mount.raw(debtExports.file, ({ query }, context) => exportDebts(context, query));
  mount.raw(debtExports.statement, ({ params, query }, context) => printStatement(deps, context, params.id, query));
  mount.json(debts.list, ({ query }, { shopId, read }) => read(readDebts(shopId, query)));
  mount(debts.summary, (_, { shopId, tx }) => tx((tx) => getDebtSummary(tx, shopId)));
  mount(debts.get, ({ params }, { shopId, tx }) => tx((tx) => getDebt(tx, shopId, params.id)));
  mount(debts.pay, ({ params, body }, context) => payDebt(deps, context, { id: params.id, payment: body }));
  mount(debts.promise, ({ params, body }, context) => promiseDebt(deps, context, { id: params.id, ...body }));
  mount(debts.remind, ({ params, body }, context) => writeReminder(deps, context, { id: params.id, ...body }));
  mount(manualDebts.create, ({ params, body }, context) => addManualDebt(deps, context, params.id, body));
  mount(manualDebts.void, ({ params, body }, context) => voidManualDebt(deps, context, { ...params, ...body }));
  mount(manualDebts.forgive, ({ params, body }, context) => forgiveManualDebt(deps, context, { ...params, ...body }));
}
