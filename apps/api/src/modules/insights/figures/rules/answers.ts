import type { AnswerRow, AnswerSums } from "@mauzo/contract/insights/answer-figures";
import type { Measured } from "../queries/measure-answers.ts";

/** What was measured in one span, of one person or (null) of all. */
export function answerSums(measured: readonly Measured[], isNow: boolean, id: string | null): AnswerSums {
  const of = (kind: Measured["kind"]) =>
    measured.find((each) => each.kind === kind && each.is_now === isNow && each.id === id);
  const [answered, closed] = [of("answered"), of("closed")];
  return {
    ...{ answers: answered?.count ?? 0, answer_median_s: answered?.median_s ?? null },
    ...{ answer_most_s: answered?.most_s ?? null, closed: closed?.count ?? 0 },
    ...{ closed_median_s: closed?.median_s ?? null, closed_most_s: closed?.most_s ?? null },
  };
}

/** Whoever answered or closed anything in the span, most answers first. */
export function answerRows(measured: readonly Measured[]): AnswerRow[] {
  const people = new Map(measured.flatMap(({ id, name, is_now }) => (id && is_now ? [[id, name ?? ""] as const] : [])));
  return [...people]
    .map(([id, name]) => {
      const before = answerSums(measured, false, id);
      return {
        ...{ id, name, ...answerSums(measured, true, id) },
        ...{ before_answers: before.answers, before_answer_median_s: before.answer_median_s },
      };
    })
    .toSorted((one, other) => other.answers - one.answers || other.closed - one.closed || (one.id < other.id ? -1 : 1));
}
