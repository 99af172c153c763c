import { Readable } from "node:stream";
import { csvResponse } from "../../../http/csv-export/csv-response.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { getCash } from "../figures/get-cash.ts";
import { words } from "./messages.ts";
import { cashCells } from "./rules.ts";

/** Exports where the shop's money is now. */
export async function exportCash({ shopId, tx, phones, requestHeader }: ShopContext): Promise<Response> {
  const language = requestLanguage(requestHeader("accept-language"));
  const cash = await tx((tx) => getCash(tx, shopId));
  return csvResponse(
    Readable.from([[...words[language].columns.cash], ...cashCells(cash, language)]),
    "cash.csv",
    phones,
  );
}
