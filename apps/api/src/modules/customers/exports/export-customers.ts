import type { customerExports } from "@mauzo/contract/customers/customer-exports";
import { customerList, customers } from "@mauzo/contract/customers/customers";
import type * as z from "zod/mini";
import { csvResponse } from "../../../http/csv-export/csv-response.ts";
import { iterateRows } from "../../../http/csv-export/iterate-rows.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { listCustomers } from "../customers/list-customers.ts";
import { words } from "./messages.ts";
import { rowOf } from "./rules.ts";

const pageSize = 100;

/** Exports the customers of a list as a file, page by page, so that only one page is in memory. @throws 422 as the list */
export async function exportCustomers(
  context: ShopContext,
  filter: z.output<typeof customerExports.file.query>,
): Promise<Response> {
  const { shopId, tx, requestHeader } = context;
  const { time_zone } = await tx((tx) => getShop(tx, shopId));
  const language = requestLanguage(requestHeader("accept-language"));
  const readPage = async (cursor: string | undefined) => {
    const page = { sort: customerList.first, limit: pageSize, cursor };
    return customers.list.reply.parse(JSON.parse((await listCustomers(context, { ...filter, ...page })) ?? ""));
  };
  // Before the answer begins, so that what is refused is refused.
  const first = await readPage(undefined);
  async function* rows() {
    yield [...words[language].columns];
    const pages = iterateRows((cursor) => (cursor === undefined ? Promise.resolve(first) : readPage(cursor)));
    for await (const customer of pages) yield rowOf(customer, language, time_zone);
  }
  return csvResponse(rows(), "customers.csv", context.phones);
}
