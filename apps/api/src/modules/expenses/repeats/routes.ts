import { expenseRepeats } from "@mauzo/contract/expenses/expense-repeats";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { createRepeat } from "./create-repeat.ts";
import { listRepeats } from "./queries/repeats.ts";
import { stopOrRestartRepeat } from "./stop-or-restart-repeat.ts";

export function expenseRepeatRoutes(mount: Mount, deps: Deps) {
  mount(expenseRepeats.list, (_, { shopId, tx }) => tx(async (tx) => ({ items: await listRepeats(tx, shopId) })));
  mount(expenseRepeats.create, ({ body }, context) => createRepeat(deps, context, body));
  mount(expenseRepeats.stop, ({ params: { id } }, context) =>
    stopOrRestartRepeat(deps, context, { id, stopped: true }),
  );
  mount(expenseRepeats.restart, ({ params: { id } }, context) =>
    stopOrRestartRepeat(deps, context, { id, stopped: false }),
  );
}
