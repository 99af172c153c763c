import type { SalesSummary } from "@mauzo/contract/insights/sales-summary";
import { formatMoney } from "@mauzo/format/money";

const hourIn = (timeZone: string, now: Date) =>
  Number(new Intl.DateTimeFormat("en-GB", { hour: "numeric", hourCycle: "h23", timeZone }).format(now));

/** Which greeting fits the shop's clock. */
export function dayPart(now: Date, timeZone: string): "afternoon" | "evening" | "morning" {
  const hour = hourIn(timeZone, now);
  if (hour >= 4 && hour < 12) return "morning";
  return hour >= 12 && hour < 16 ? "afternoon" : "evening";
}

/** By how many per cent a number is above what it was; undefined where there was nothing to be above. */
export const changeOf = (now: number, before: number): number | undefined =>
  before > 0 ? Math.round((100 * (now - before)) / before) : undefined;

/** What the home tells of a span, by its name and where it stands in a summary. */
export const figures = [
  { name: "orders", key: "orders" },
  { name: "sales", key: "sales_minor" },
  { name: "cash", key: "cash_minor" },
  { name: "mobile", key: "mobile_money_minor" },
  { name: "owed", key: "owed_minor" },
] as const;
export type Figure = (typeof figures)[number];

/** A figure with all its digits. */
export const figureText = (key: Figure["key"], value: number, currency: string): string =>
  key === "orders" ? String(value) : formatMoney({ minor: value, currency });

/** The hour or the day of a bar, which is already of the shop's clock: `13:00`, `Nov 20`. */
export const barTime = (at: string, unit: SalesSummary["unit"], language: string): string =>
  unit === "hour"
    ? at.slice(11)
    : new Intl.DateTimeFormat(language, { month: "short", day: "numeric", timeZone: "UTC" }).format(new Date(`${at}Z`));
