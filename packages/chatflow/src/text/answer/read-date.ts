import { normaliseText } from "../normalise-text.ts";

const months = [
  ["january", "januari", "jan"],
  ["february", "februari", "feb"],
  ["march", "machi", "mar", "mac"],
  ["april", "aprili", "apr"],
  ["may", "mei"],
  ["june", "juni", "jun"],
  ["july", "julai", "jul"],
  ["august", "agosti", "aug", "ago"],
  ["september", "septemba", "sep", "sept"],
  ["october", "oktoba", "oct", "okt"],
  ["november", "novemba", "nov"],
  ["december", "desemba", "dec", "des"],
];
const daysOn: Record<string, number> = {
  ...{ today: 0, leo: 0, tomorrow: 1, kesho: 1, "kesho kutwa": 2, keshokutwa: 2, "day after tomorrow": 2 },
};

const dateOf = (year: number, month: number, day: number): string | undefined => {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isReal = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isReal && year >= 1900 && year <= 2199 ? at.toISOString().slice(0, 10) : undefined;
};
const yearOf = (typed: string) => (typed.length === 2 ? 2000 + Number(typed) : Number(typed));

/**
 * A date as people write it, the day before the month: 27/11/2026, 27 Nov, kesho. As year, month and day.
 * @param today what "tomorrow" and a date without its year are counted from, as year, month and day.
 */
export function readDate(text: string, today?: string): string | undefined {
  const said = normaliseText(text);
  const [year = 0, month = 0, day = 0] = (today ?? "").split("-").map(Number);
  const on = Object.hasOwn(daysOn, said) ? daysOn[said] : undefined;
  if (on !== undefined)
    return today === undefined ? undefined : new Date(Date.UTC(year, month - 1, day + on)).toISOString().slice(0, 10);
  const iso = /^(\d{4}) (\d{1,2}) (\d{1,2})$/.exec(said);
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = /^(\d{1,2}) (\d{1,2})(?: (\d{4}|\d{2}))?$/.exec(said);
  const named = /^(\d{1,2})(?:st|nd|rd|th)? (?:ya |of )?(\p{L}+)(?: (\d{4}|\d{2}))?$/u.exec(said);
  const found = numbers ?? named;
  if (!found) return undefined;
  const at = numbers ? Number(found[2]) : months.findIndex((names) => names.includes(found[2] ?? "")) + 1;
  if (found[3] !== undefined) return dateOf(yearOf(found[3]), at, Number(found[1]));
  if (today === undefined) return undefined;
  const soon = dateOf(year, at, Number(found[1]));
  // Without a year it is the next one there is.
  return soon !== undefined && soon >= today ? soon : dateOf(year + 1, at, Number(found[1]));
}
