import type { SourceDays } from "@mauzo/contract/marketing/sources";
import type { TouchOrder } from "@mauzo/contract/shop/touches";

type Span = { from: string; to: string };
export type Asked = { days: Span | undefined; before: Span | undefined; touch: TouchOrder };

const dayMs = 86_400_000;
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The days, and as many right before them. */
export function askedOf({ from, to, touch = "last" }: SourceDays): Asked {
  if (from === undefined || to === undefined) return { days: undefined, before: undefined, touch };
  const start = Date.parse(from);
  const length = Math.round((Date.parse(to) - start) / dayMs) + 1;
  const before = { from: dayAt(start - length * dayMs), to: dayAt(start - dayMs) };
  return { days: { from, to }, before, touch };
}
