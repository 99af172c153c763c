import { TZDate } from "@date-fns/tz";

/** The days from one to another, both included, in the shop's time zone: `2026-11-20`. */
export type DayRange = { from: string; to: string };

/** The day of a time in a time zone, built from its parts: their order in a locale differs between browsers. */
export function dayIn(timeZone: string, moment: Date): string {
  const format = new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  const { year, month, day } = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}`;
}

/** A day some days later; calculated on calendar days, so that daylight saving cannot shift it. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const presets = ["today", "week", "month", "thisMonth"] as const;
export type Preset = (typeof presets)[number];

/** Today, seven days, thirty days, this month: each up to and including today. */
export function presetRange(preset: Preset, today: string): DayRange {
  const from = { today, week: addDays(today, -6), month: addDays(today, -29), thisMonth: `${today.slice(0, 8)}01` };
  return { from: from[preset], to: today };
}

function startOf(day: string, timeZone: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(new TZDate(year, month - 1, date, timeZone).getTime()).toISOString();
}

/** The times a range covers in a time zone: `from` is included, `before` is the first that is not. */
export const dayRangeBounds = ({ from, to }: DayRange, timeZone: string) => ({
  from: startOf(from, timeZone),
  before: startOf(addDays(to, 1), timeZone),
});

/** Whether these two days form a valid range. */
export const isRange = ({ from, to }: DayRange) =>
  /^\d{4}-\d\d-\d\d$/.test(from) && /^\d{4}-\d\d-\d\d$/.test(to) && from <= to;
