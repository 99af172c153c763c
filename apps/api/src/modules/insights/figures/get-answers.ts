import type { AnswerFigures } from "@mauzo/contract/insights/answer-figures";
import type { FigureDays } from "@mauzo/contract/insights/figures";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { countWaiting, measureAnswers } from "./queries/measure-answers.ts";
import { answerRows, answerSums } from "./rules/answers.ts";
import { spansOf } from "./rules/spans.ts";

/** How fast the shop's people answered and closed on some days, and who waits now. */
export async function getAnswers(tx: Tx, shopId: string, days: FigureDays): Promise<AnswerFigures> {
  const spans = spansOf(days);
  const measured = await measureAnswers(tx, shopId, spans);
  const { count, since } = await countWaiting(tx, shopId);
  return {
    ...{ days, before_days: spans.before },
    ...{ now: answerSums(measured, true, null), before: answerSums(measured, false, null) },
    people: answerRows(measured),
    ...{ waiting: count, waits_since: since },
  };
}
