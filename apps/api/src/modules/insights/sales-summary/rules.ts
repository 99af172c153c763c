import { maxHourlySpanMs } from "@mauzo/contract/insights/sales-summary";

const weekMs = 7 * 86_400_000;

/**
 * The start and end of a span in milliseconds, the unit of its bars, and how many days earlier the span to compare with
 * lies.
 */
export function spanOf(range: { from: string; to: string }) {
  // Nothing is older than the Unix epoch.
  const [fromMs, toMs] = [Math.max(0, Date.parse(range.from)), Math.max(0, Date.parse(range.to))];
  const lengthMs = toMs - fromMs;
  const unit: "day" | "hour" = lengthMs <= maxHourlySpanMs ? "hour" : "day";
  // An hour more or less, where clocks change, does not make another week.
  const weeks = Math.max(1, Math.ceil((lengthMs - 3_600_000) / weekMs));
  return { fromMs, toMs, unit, daysBefore: 7 * weeks };
}
