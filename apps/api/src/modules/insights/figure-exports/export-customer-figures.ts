import { Readable } from "node:stream";
import { type CustomerFile, type FigureDays, figures } from "@mauzo/contract/insights/figures";
import { can } from "@mauzo/permissions/permissions";
import { csvResponse } from "../../../http/csv-export/csv-response.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { getCustomers } from "../figures/get-customers.ts";
import { words } from "./messages.ts";
import { customerCells } from "./rules.ts";

/** Exports the best customers of some days, or those who have not come for long; sums of money as far as the caller sees them. */
export async function exportCustomerFigures(
  { shopId, tx, phones, person, requestHeader }: ShopContext,
  file: CustomerFile,
  days: FigureDays,
): Promise<Response> {
  const language = requestLanguage(requestHeader("accept-language"));
  const cells = await tx(async (tx) => {
    const told = await getCustomers(tx, shopId, { days, seesMoney: can(person.grants, figures.cash.access) });
    return customerCells(file, told, (await getShop(tx, shopId)).time_zone);
  });
  const rows = Readable.from([[...words[language].columns[file]], ...cells]);
  return csvResponse(rows, `${file}-${days.from}-${days.to}.csv`, phones);
}
