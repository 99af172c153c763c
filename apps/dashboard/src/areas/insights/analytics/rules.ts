import { type FigureDays, maxFigureDays } from "@mauzo/contract/insights/figures";
import { addDays, isRange } from "../../../lib/list/day-range.ts";

/** The spans one chooses from: each up to and including today. */
export const spans = ["week", "month", "quarter", "year"] as const;
export type Span = (typeof spans)[number];
const lengthOf: Readonly<Record<Span, number>> = { week: 7, month: 30, quarter: 90, year: 365 };

export type Chosen = { from: string | null; to: string | null };
const isDay = (day: string | null) => day !== null && /^\d{4}-\d\d-\d\d$/.test(day);
/** What is wrong with the chosen days; undefined also where none are. */
export function problemOfDays({ from, to }: Chosen): "reversed" | "tooLong" | undefined {
  if (!from || !to || !isDay(from) || !isDay(to)) return undefined;
  if (from > to) return "reversed";
  return addDays(from, maxFigureDays) > to ? undefined : "tooLong";
}

/** The chosen days, unless they are none or too many; then those of the span. */
export function daysOfSpan(span: Span, { from, to }: Chosen, today: string): FigureDays {
  if (from && to && isRange({ from, to }) && problemOfDays({ from, to }) === undefined) return { from, to };
  return { from: addDays(today, 1 - lengthOf[span]), to: today };
}

/** The change in percent; undefined where the earlier value was 0. */
export const changeOf = (now: number, before: number): number | undefined =>
  before > 0 ? Math.round((100 * (now - before)) / before) : undefined;

/** A part of a whole in percent, nothing of nothing. */
export const shareOf = (part: number, whole: number): number => (whole > 0 ? Math.round((100 * part) / whole) : 0);

/** A list of the shop, narrowed by these values. */
export const pathWith = (path: string, values: Record<string, string>): string =>
  `${path}?${new URLSearchParams(values)}`;

/** A sum that is only guessed: whole units, and no more than two digits of them that say something. */
export function roughMinorOf(minor: number): number {
  const step = 10 ** Math.max(2, String(Math.round(minor)).length - 2);
  return Math.round(minor / step) * step;
}

type Duration = { unit: "seconds" | "minutes" | "hours" | "days"; large: number; small: number };
/** A duration in the unit one would say it in, and what is left in the next smaller one. */
export function partsOfDuration(seconds: number): Duration {
  const minutes = Math.round(seconds / 60);
  if (seconds < 60) return { unit: "seconds", large: Math.round(seconds), small: 0 };
  if (minutes < 60) return { unit: "minutes", large: minutes, small: 0 };
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return { unit: "hours", large: hours, small: minutes % 60 };
  return { unit: "days", large: Math.floor(hours / 24), small: hours % 24 };
}
