import { Readable } from "node:stream";
import type { FigureDays } from "@mauzo/contract/insights/figures";
import { csvResponse } from "../../../http/csv-export/csv-response.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { getAnswers } from "../figures/get-answers.ts";
import { words } from "./messages.ts";
import { answerCells } from "./rules.ts";

/** Exports how fast each of the shop's people answered and closed on some days. */
export async function exportAnswers(
  { shopId, tx, phones, requestHeader }: ShopContext,
  days: FigureDays,
): Promise<Response> {
  const language = requestLanguage(requestHeader("accept-language"));
  const figures = await tx((tx) => getAnswers(tx, shopId, days));
  return csvResponse(
    Readable.from([[...words[language].columns.answers], ...answerCells(figures, language)]),
    `answers-${days.from}-${days.to}.csv`,
    phones,
  );
}
