import type { transactionExports } from "@mauzo/contract/ledger/transaction-exports";
import { transactions } from "@mauzo/contract/ledger/transactions";
import type * as z from "zod/mini";
import { csvResponse } from "../../../http/csv-export/csv-response.ts";
import { iterateRows } from "../../../http/csv-export/iterate-rows.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { listTransactionsPage } from "../transactions/steps/list-transactions-page.ts";
import { words } from "./messages.ts";
import { rowOf } from "./rules/transaction-row.ts";

type Filter = z.output<typeof transactionExports.file.query>;

/** Exports the transactions of a list as a file, page by page, so that only one page is in memory. */
export async function exportTransactions(context: ShopContext, filter: Filter): Promise<Response> {
  const { shopId, tx, read, requestHeader } = context;
  const { time_zone } = await tx((tx) => getShop(tx, shopId));
  const language = requestLanguage(requestHeader("accept-language"));
  const readPage = async (cursor: string | undefined) =>
    transactions.list.reply.parse(JSON.parse((await read(listTransactionsPage(shopId, { ...filter, cursor }))) ?? ""));
  async function* rows() {
    yield [...words[language].columns];
    for await (const transaction of iterateRows(readPage)) yield rowOf(transaction, language, time_zone);
  }
  return csvResponse(rows(), "transactions.csv", context.phones);
}
