import { transactions } from "@mauzo/contract/ledger/transactions";
import type { Mount } from "../../../http/mount.ts";
import { getBalances } from "./get-balances.ts";
import { getTransaction } from "./get-transaction.ts";
import { readTransactions } from "./queries/list-transactions.ts";

export function transactionRoutes(mount: Mount) {
  mount.json(transactions.list, ({ query }, { shopId, read }) => read(readTransactions(shopId, query)));
  mount(transactions.balances, (_, { shopId, tx }) => tx((tx) => getBalances(tx, shopId)));
  mount(transactions.get, ({ params }, { shopId, tx }) => tx((tx) => getTransaction(tx, shopId, params.id)));
}
