import { Readable } from "node:stream";
import { type FigureDays, type FigureFile, figures } from "@mauzo/contract/insights/figures";
import type { Language } from "@mauzo/contract/shared";
import { can } from "@mauzo/permissions/permissions";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { csvResponse } from "../../../http/csv-export/csv-response.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { getChats } from "../figures/get-chats.ts";
import { getProducts } from "../figures/get-products.ts";
import { getSales } from "../figures/get-sales.ts";
import { words } from "./messages.ts";
import { chatCells, productCells, salesCells } from "./rules.ts";

type Asked = { file: FigureFile; days: FigureDays; seesMoney: boolean; language: Language };

async function cellsOf(tx: Tx, shopId: string, { file, days, seesMoney, language }: Asked): Promise<string[][]> {
  const asked = { days, seesMoney };
  switch (file) {
    case "chats":
      return chatCells(await getChats(tx, shopId, days), language);
    case "days":
    case "hours":
    case "weekdays":
    case "channels":
    case "staff":
      return salesCells(file, await getSales(tx, shopId, asked), language);
    default:
      return productCells(file, await getProducts(tx, shopId, asked), {
        ...{ language, timeZone: (await getShop(tx, shopId)).time_zone },
      });
  }
}

/** Exports the rows behind one of the shop's figures; sums of money as far as the caller sees them. */
export async function exportFigures(
  { shopId, tx, phones, person, requestHeader }: ShopContext,
  file: FigureFile,
  days: FigureDays,
): Promise<Response> {
  const language = requestLanguage(requestHeader("accept-language"));
  const cells = await tx((tx) =>
    cellsOf(tx, shopId, { file, days, seesMoney: can(person.grants, figures.cash.access), language }),
  );
  const rows = Readable.from([[...words[language].columns[file]], ...cells]);
  return csvResponse(rows, `${file}-${days.from}-${days.to}.csv`, phones);
}
