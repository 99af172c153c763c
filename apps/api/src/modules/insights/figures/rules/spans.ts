import type { FigureDays } from "@mauzo/contract/insights/figures";

const dayMs = 86_400_000;
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Some days, and as many right before them. */
export type Spans = { days: FigureDays; before: FigureDays; length: number };

export function spansOf(days: FigureDays): Spans {
  const [from, to] = [Date.parse(days.from), Date.parse(days.to)];
  const length = Math.round((to - from) / dayMs) + 1;
  return { days, before: { from: dayAt(from - length * dayMs), to: dayAt(from - dayMs) }, length };
}

/** The days of a span, in their order. */
export const daysOf = ({ from, to }: FigureDays): string[] => {
  const first = Date.parse(from);
  return Array.from({ length: Math.round((Date.parse(to) - first) / dayMs) + 1 }, (_, at) => dayAt(first + at * dayMs));
};
