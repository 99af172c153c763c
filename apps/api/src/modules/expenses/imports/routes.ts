import { expenseProblemMessages } from "@mauzo/contract/expenses/expense-import-messages";
import { BrokenExpense, expenseImports } from "@mauzo/contract/expenses/expense-imports";
import { importMaxBytes } from "@mauzo/contract/shop/imports";
import pLimit from "p-limit";
import type { Deps } from "../../../deps.ts";
import { keysetPage } from "../../../http/keyset-page.ts";
import type { Mount } from "../../../http/mount.ts";
import { cancelImport } from "../../shop/imports/cancel-import.ts";
import { createImport } from "../../shop/imports/create-import.ts";
import { exportBrokenRows } from "../../shop/imports/export-broken-rows.ts";
import { receiveImportFile } from "../../shop/imports/receive-import-file.ts";
import { repairRows } from "../../shop/imports/repair-rows.ts";
import { listImports, readImport } from "../../shop/imports/steps/stored-imports.ts";
import { listBroken } from "../../shop/imports/steps/stored-rows.ts";
import { checkExpenseImport } from "./check-expense-import.ts";
import { expenseImportOf, getExpenseImport } from "./queries/expense-imports.ts";
import { startExpenseImport } from "./start-expense-import.ts";
import { expenseImportKind } from "./steps/expense-import-kind.ts";

const kind = "expenses";

export function expenseImportRoutes(mount: Mount, deps: Deps) {
  const turns = pLimit(1);
  mount(expenseImports.list, ({ query }, { shopId, tx }) =>
    tx((tx) =>
      keysetPage(query, async (filter) =>
        (await listImports(tx, { kind, shopId }, filter)).map((row) => expenseImportOf(row)),
      ),
    ),
  );
  mount(expenseImports.get, ({ params }, { shopId, tx }) => tx((tx) => getExpenseImport(tx, shopId, params.id)));
  mount(
    expenseImports.upload,
    (_, context) => receiveImportFile({ ...deps, turns, maxBytes: importMaxBytes }, context),
    ({ query }, context, received) =>
      context.tx(async (tx) => {
        const id = await createImport(tx, expenseImportKind, context, received, query.name);
        return getExpenseImport(tx, context.shopId, id);
      }),
  );
  mount(expenseImports.check, ({ params, body }, context) =>
    checkExpenseImport(deps, context, params.id, body.mapping),
  );
  mount(expenseImports.broken, ({ params, query }, { shopId, tx }) =>
    tx(async (tx) => {
      await readImport(tx, { kind, shopId, id: params.id });
      return keysetPage(query, async (filter) =>
        (await listBroken(tx, shopId, params.id, filter)).map((row) => BrokenExpense.parse(row)),
      );
    }),
  );
  mount(expenseImports.repair, ({ params, body }, { shopId, tx }) =>
    tx(async (tx) => {
      await repairRows(tx, deps, expenseImportKind, { shopId, id: params.id }, body.rows);
      return getExpenseImport(tx, shopId, params.id);
    }),
  );
  mount(expenseImports.start, ({ params }, context) => startExpenseImport(deps, context, params.id));
  mount(expenseImports.cancel, ({ params }, context) => cancelImport(context, kind, params.id));
  mount.raw(expenseImports.brokenFile, ({ params }, context) =>
    exportBrokenRows(context, { kind, messages: expenseProblemMessages }, params.id),
  );
}
