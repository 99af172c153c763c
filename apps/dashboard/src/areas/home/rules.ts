import type { OrderRow } from "@mauzo/contract/orders";
import type { Money } from "@mauzo/contract/shared";

const hourIn = (timeZone: string, now: Date) =>
  Number(new Intl.DateTimeFormat("en-GB", { hour: "numeric", hourCycle: "h23", timeZone }).format(now));
const dayIn = (timeZone: string, moment: Date) => new Intl.DateTimeFormat("en-CA", { timeZone }).format(moment);

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
