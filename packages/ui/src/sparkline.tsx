import { sparklinePoints } from "./sparkline-points.ts";

/**
 * The course of a number as a small line without figures; `label` says it in words. Renders nothing for fewer than two
 * values.
 */
export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  if (values.length < 2) return null;
  const last = sparklinePoints(values, 96, 24).split(" ").at(-1)?.split(",") ?? [];
  return (
    <svg role="img" aria-label={label} viewBox="-3 -3 102 30" className="h-7.5 w-25.5 overflow-visible text-primary">
      <polyline
        points={sparklinePoints(values, 96, 24)}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={last[0]} cy={last[1]} r="3" fill="currentColor" />
    </svg>
  );
}
