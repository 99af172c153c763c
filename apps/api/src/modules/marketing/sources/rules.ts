import type { SourceDays } from "@mauzo/contract/marketing/sources";
import type { TouchOrder } from "@mauzo/contract/shop/touches";

type Span = { from: string; to: string };
export type Spans = { days: Span; before: Span; touch: TouchOrder };

const dayMs = 86_400_000;
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The days, and as many right before them; undefined where all days are asked for. */
export function spansOf({ from, to, touch = "last" }: SourceDays): Spans | undefined {
  if (from === undefined || to === undefined) return undefined;
  const start = Date.parse(from);
  const length = Math.round((Date.parse(to) - start) / dayMs) + 1;
  return { days: { from, to }, before: { from: dayAt(start - length * dayMs), to: dayAt(start - dayMs) }, touch };
}
