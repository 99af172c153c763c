import { Readable } from "node:stream";
import type { FigureDays, FigureFile } from "@mauzo/contract/insights/figures";
import type { Language } from "@mauzo/contract/shared";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { csvResponse } from "../../../http/csv-export/csv-response.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { getCash } from "../figures/get-cash.ts";
import { getChats } from "../figures/get-chats.ts";
import { getProducts } from "../figures/get-products.ts";
import { getSales } from "../figures/get-sales.ts";
import { words } from "./messages.ts";
import { cashCells, chatCells, productCells, salesCells } from "./rules.ts";

type Asked = { file: FigureFile; days: FigureDays; language: Language };

/** The caller may read transactions: nothing is left out. */
async function cellsOf(tx: Tx, shopId: string, { file, days, language }: Asked): Promise<string[][]> {
  const asked = { days, seesMoney: true };
  switch (file) {
    case "chats":
      return chatCells(await getChats(tx, shopId, days), language);
    case "cash":
      return cashCells(await getCash(tx, shopId), language);
    case "days":
    case "hours":
    case "weekdays":
    case "channels":
    case "staff":
      return salesCells(file, await getSales(tx, shopId, asked), language);
    default:
      return productCells(file, await getProducts(tx, shopId, asked));
  }
}

/** Exports the rows behind one of the shop's figures. */
export async function exportFigures(
  { shopId, tx, phones, requestHeader }: ShopContext,
  file: FigureFile,
  days: FigureDays,
): Promise<Response> {
  const language = requestLanguage(requestHeader("accept-language"));
  const cells = await tx((tx) => cellsOf(tx, shopId, { file, days, language }));
  const rows = Readable.from([[...words[language].columns[file]], ...cells]);
  return csvResponse(rows, `${file}-${days.from}-${days.to}.csv`, phones);
}
