import { TZDate } from "@date-fns/tz";

/** Days from one to another, both included, as the shop's calendar has them: `2026-11-20`. */
export type DayRange = { from: string; to: string };

/** The day of a moment in a time zone, put together here: how a locale orders its parts differs between browsers. */
export function dayIn(timeZone: string, moment: Date): string {
  const format = new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  const { year, month, day } = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}`;
}

/** A day some days later; a day of the calendar has no hours that could go missing. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const presets = ["today", "week", "month", "thisMonth"] as const;
export type Preset = (typeof presets)[number];

/** Today, seven days, thirty days, this month: each up to and with today. */
export function presetRange(preset: Preset, today: string): DayRange {
  const from = { today, week: addDays(today, -6), month: addDays(today, -29), thisMonth: `${today.slice(0, 8)}01` };
  return { from: from[preset], to: today };
}

function startOf(day: string, timeZone: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(new TZDate(year, month - 1, date, timeZone).getTime()).toISOString();
}

/** The moments a range covers in a time zone: `from` belongs to it, `before` is the first that does not. */
export const momentsOf = ({ from, to }: DayRange, timeZone: string) => ({
  from: startOf(from, timeZone),
  before: startOf(addDays(to, 1), timeZone),
});

/** Whether these two can be a range. */
export const isRange = ({ from, to }: DayRange) =>
  /^\d{4}-\d\d-\d\d$/.test(from) && /^\d{4}-\d\d-\d\d$/.test(to) && from <= to;
