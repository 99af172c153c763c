import { type DebtRow, type debtExports, debts } from "@mauzo/contract/payments/debts";
import { plainAmount } from "@mauzo/format/money";
import type * as z from "zod/mini";
import { csvResponse } from "../../../http/csv-export/csv-response.ts";
import { iterateRows } from "../../../http/csv-export/iterate-rows.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { columns } from "./messages.ts";
import { readDebts } from "./queries/list-debts.ts";

type Filter = z.output<typeof debtExports.file.query>;

const rowOf = (
  { name, phone, owed, overdue, orders, manual, since, days, due_on, promised_on, id }: DebtRow,
  timeZone: string,
) => [
  ...[name, phone ?? "", plainAmount(owed.minor), plainAmount(overdue.minor), owed.currency],
  ...[String(orders), String(manual)],
  // The Swedish date format is one that all spreadsheets read and sort.
  ...[new Date(since).toLocaleDateString("sv-SE", { timeZone }), String(days), due_on ?? "", promised_on ?? "", id],
];

/** Exports the customers of a list of debts as a file, page by page, so that only one page is in memory. */
export async function exportDebts(context: ShopContext, filter: Filter): Promise<Response> {
  const { shopId, tx, read, requestHeader } = context;
  const { time_zone } = await tx((tx) => getShop(tx, shopId));
  const language = requestLanguage(requestHeader("accept-language"));
  const readPage = async (cursor: string | undefined) =>
    debts.list.reply.parse(JSON.parse((await read(readDebts(shopId, { ...filter, cursor, limit: 100 }))) ?? ""));
  async function* rows() {
    yield [...columns[language]];
    for await (const row of iterateRows(readPage)) yield rowOf(row, time_zone);
  }
  return csvResponse(rows(), "debts.csv", context.phones);
}
