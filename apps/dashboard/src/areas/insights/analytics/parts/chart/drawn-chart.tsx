"use client";

import { compactNumber } from "@mauzo/format/numbers/compact-number";
import { useEffect, useRef } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";

export type ChartPoint = { name: string; short: string; now: number; before: number };
export type ChartProps = {
  kind: "bars" | "line";
  points: readonly ChartPoint[];
  /** What one unit of the axis is in the values: money is drawn in whole shillings. */
  unit: number;
  onPoint: (at: number | undefined) => void;
};

const height = 180;

/** A span in front of the one before, drawn by uPlot: the numbers themselves are in the table below it. */
export function DrawnChart({ kind, points, unit, onPoint }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = place.current;
    if (!host) return;
    const style = getComputedStyle(host);
    const colour = (name: string) => style.getPropertyValue(`--color-${name}`);
    const bars = (size: number) => (kind === "bars" ? { paths: uPlot.paths.bars?.({ size: [size] }) } : {});
    const text = { stroke: colour("muted"), font: `11px ${style.fontFamily}` };
    const chart = new uPlot(
      {
        ...{ width: host.clientWidth, height, legend: { show: false } },
        cursor: { y: false, drag: { x: false, y: false }, points: { show: kind === "line" } },
        scales: {
          x: {
            time: false,
            range: (_, from, to) => (kind === "bars" ? [from - 0.5, to + 0.5] : [from, Math.max(to, 1)]),
          },
          y: { range: (_, least, most) => [Math.min(0, least ?? 0), (most ?? 0) <= 0 ? 1 : most * 1.05] },
        },
        axes: [
          {
            ...{ ...text, grid: { show: false }, ticks: { show: false }, size: 24, space: 44 },
            values: (_, splits) => splits.map((at) => points[at]?.short ?? ""),
            incrs: [1, 2, 3, 4, 6, 7, 14, 30, 60, 90],
          },
          {
            ...{ ...text, grid: { stroke: colour("line"), width: 1 }, ticks: { show: false }, size: 44 },
            values: (_, splits) => splits.map((value) => compactNumber(value)),
          },
        ],
        series: [
          {},
          {
            ...{ stroke: colour("line-strong"), width: 1, points: { show: false }, ...bars(0.9) },
            ...(kind === "bars" ? { fill: colour("line") } : { dash: [4, 4] }),
          },
          {
            ...{ stroke: colour("primary"), width: 2, points: { show: false }, ...bars(0.5) },
            fill: colour(kind === "bars" ? "primary" : "primary-soft"),
          },
        ],
        hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? undefined)] },
      },
      [points.map((_, at) => at), points.map(({ before }) => before / unit), points.map(({ now }) => now / unit)],
      host,
    );
    const resized = new ResizeObserver(() => chart.setSize({ width: host.clientWidth, height }));
    resized.observe(host);
    return () => {
      resized.disconnect();
      chart.destroy();
    };
  }, [kind, points, unit, onPoint]);
  return <div ref={place} className="h-45 w-full overflow-hidden" />;
}
