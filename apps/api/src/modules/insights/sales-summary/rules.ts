import { mostHoursMs } from "@mauzo/contract/insights/sales-summary";

const weekMs = 7 * 86_400_000;

/** The moments of a span in milliseconds, by what its bars are told, and how many days earlier its like lies. */
export function spanOf(range: { from: string; to: string }) {
  // Nothing is older than the calendar of computers.
  const [fromMs, toMs] = [Math.max(0, Date.parse(range.from)), Math.max(0, Date.parse(range.to))];
  const lengthMs = toMs - fromMs;
  const unit: "day" | "hour" = lengthMs <= mostHoursMs ? "hour" : "day";
  // An hour more or less, where clocks are changed, is no week more.
  const weeks = Math.max(1, Math.ceil((lengthMs - 3_600_000) / weekMs));
  return { fromMs, toMs, unit, daysBefore: 7 * weeks };
}
