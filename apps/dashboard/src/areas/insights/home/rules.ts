import type { SalesSummary } from "@mauzo/contract/insights/sales-summary";
import { formatMoney } from "@mauzo/format/money";

const hourIn = (timeZone: string, now: Date) =>
  Number(new Intl.DateTimeFormat("en-GB", { hour: "numeric", hourCycle: "h23", timeZone }).format(now));

/** The greeting that fits the shop's local time. */
export function dayPart(now: Date, timeZone: string): "afternoon" | "evening" | "morning" {
  const hour = hourIn(timeZone, now);
  if (hour >= 4 && hour < 12) return "morning";
  return hour >= 12 && hour < 16 ? "afternoon" : "evening";
}

/** The change in percent; undefined where the earlier value was 0. */
export const changeOf = (now: number, before: number): number | undefined =>
  before > 0 ? Math.round((100 * (now - before)) / before) : undefined;

/** The figures on the home page, with their keys in a summary. */
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

/** The label of a bar, whose time is already in the shop's time zone: `13:00`, `Nov 20`. */
export const barTime = (at: string, unit: SalesSummary["unit"], language: string): string =>
  unit === "hour"
    ? at.slice(11)
    : new Intl.DateTimeFormat(language, { month: "short", day: "numeric", timeZone: "UTC" }).format(new Date(`${at}Z`));
