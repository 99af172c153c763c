import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, Moment } from "../shared.ts";
import { FigureDays } from "./figures.ts";

/** Whole seconds; null where there is nothing to measure. */
const Seconds = z.nullable(z.int());
const sums = {
  /** Waits that a person's answer ended, and how long half and nine of ten of them took at most. */
  ...{ answers: z.int(), answer_median_s: Seconds, answer_most_s: Seconds },
  /** Conversations that were closed, and the same from what the customer wrote first since the last time. */
  ...{ closed: z.int(), closed_median_s: Seconds, closed_most_s: Seconds },
};
export const AnswerSums = z.object(sums);
export type AnswerSums = z.infer<typeof AnswerSums>;

export const AnswerRow = z.object({
  id: Id,
  /** Empty for people who have left. */
  name: z.string(),
  ...sums,
  ...{ before_answers: z.int(), before_answer_median_s: Seconds },
});
export type AnswerRow = z.infer<typeof AnswerRow>;

const Span = z.object({ from: z.iso.date(), to: z.iso.date() });
/** How fast the shop's people answer and close. A wait counts on the day it ended. */
export const AnswerFigures = z.object({
  days: Span,
  /** As many days, right before. */
  before_days: Span,
  ...{ now: AnswerSums, before: AnswerSums },
  /** Who answered and closed, most answers first. */
  people: z.array(AnswerRow),
  /** Customers who wait for a person at this moment, and since when the first of them does. */
  ...{ waiting: z.int(), waits_since: z.nullable(Moment) },
});
export type AnswerFigures = z.infer<typeof AnswerFigures>;

const access = { resource: "conversations", action: "read" } as const;

export const answerFigures = {
  get: endpoint({
    method: "GET",
    path: "/analytics/answers",
    access,
    summary: "How long customers of some days waited for an answer and until their conversation was closed, by person",
    query: FigureDays,
    reply: AnswerFigures,
  }),
  file: endpoint({
    method: "GET",
    path: "/analytics-exports/answers",
    access,
    summary: "Answer and closing times of some days by person, as a CSV file in the requested language",
    query: FigureDays,
    timeoutMs: 60_000,
    recorded: "figures_exported",
    reply: z.unknown(),
  }),
};
