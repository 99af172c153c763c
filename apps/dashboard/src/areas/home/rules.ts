import type { OrderRow } from "@mauzo/contract/orders";
import type { Money } from "@mauzo/contract/shared";
import { addDays, dayIn } from "../../lib/days.ts";

const hourIn = (timeZone: string, now: Date) =>
  Number(new Intl.DateTimeFormat("en-GB", { hour: "numeric", hourCycle: "h23", timeZone }).format(now));

/**
 * How many orders came in on each of the last seven days, oldest first; undefined when the list does not reach back so
 * far, because then it would tell of fewer than there were.
 */
export function lastWeek(
  rows: readonly OrderRow[],
  complete: boolean,
  now: Date,
  timeZone: string,
): number[] | undefined {
  const today = dayIn(timeZone, now);
  const placed = rows.map(({ placed_at }) => dayIn(timeZone, new Date(placed_at)));
  const days = [-6, -5, -4, -3, -2, -1, 0].map((back) => addDays(today, back));
  const oldest = placed.at(-1);
  if (!complete && (oldest === undefined || oldest >= (days[0] ?? ""))) return undefined;
  return days.map((day) => placed.filter((one) => one === day).length);
}

/** Which greeting fits the shop's clock. */
export function dayPart(now: Date, timeZone: string): "afternoon" | "evening" | "morning" {
  const hour = hourIn(timeZone, now);
  if (hour >= 4 && hour < 12) return "morning";
  return hour >= 12 && hour < 16 ? "afternoon" : "evening";
}

export type Today = { count: number; sold: Money /** More than the list holds came in today. */; atLeast: boolean };

/**
 * Today by the shop's clock, from the newest orders: how many came in and what those not cancelled come to.
 * @param complete whether the list goes back to the shop's first order.
 */
export function today(
  rows: readonly OrderRow[],
  complete: boolean,
  currency: string,
  now: Date,
  timeZone: string,
): Today {
  const day = dayIn(timeZone, now);
  const placed = rows.filter(({ placed_at }) => dayIn(timeZone, new Date(placed_at)) === day);
  const minor = placed.reduce((sum, { status, total }) => (status === "cancelled" ? sum : sum + total.minor), 0);
  return { count: placed.length, sold: { minor, currency }, atLeast: !complete && placed.length === rows.length };
}
