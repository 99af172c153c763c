import type { expenseExports } from "@mauzo/contract/expenses/expense-exports";
import { expenses } from "@mauzo/contract/expenses/expenses";
import type * as z from "zod/mini";
import { csvResponse } from "../../../http/csv-export/csv-response.ts";
import { iterateRows } from "../../../http/csv-export/iterate-rows.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { listExpensesPage } from "../expenses/steps/list-expenses-page.ts";
import { words } from "./messages.ts";
import { rowOf } from "./rules.ts";

type Filter = z.output<typeof expenseExports.file.query>;

/** Exports the expenses of a list as a file, page by page, so that only one page is in memory. */
export async function exportExpenses(
  { shopId, read, requestHeader, phones }: ShopContext,
  filter: Filter,
): Promise<Response> {
  const language = requestLanguage(requestHeader("accept-language"));
  const readPage = async (cursor: string | undefined) =>
    expenses.list.reply.parse(JSON.parse((await read(listExpensesPage(shopId, { ...filter, cursor }))) ?? ""));
  async function* rows() {
    yield [...words[language].columns];
    for await (const expense of iterateRows(readPage)) yield rowOf(expense, language);
  }
  return csvResponse(rows(), "expenses.csv", phones);
}
