import { transactionExports } from "@mauzo/contract/ledger/transaction-exports";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { exportStatement } from "./export-statement.ts";
import { exportTransactions } from "./export-transactions.ts";

export function transactionExportRoutes(mount: Mount, deps: Deps) {
  mount.raw(transactionExports.file, ({ query }, context) => exportTransactions(context, query));
  mount.raw(transactionExports.statement, ({ params, query }, context) =>
    exportStatement(deps, context, params.format, query),
  );
}
