import { transactionExports } from "@mauzo/contract/ledger/transaction-exports";
import type { Mount } from "../../../http/mount.ts";
import { exportTransactions } from "./export-transactions.ts";

export function transactionExportRoutes(mount: Mount) {
  mount.raw(transactionExports.file, ({ query }, context) => exportTransactions(context, query));
}
