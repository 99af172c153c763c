"use client";

import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { lazyPart } from "../../../../../lib/lazy/lazy-part.tsx";
import type { ChartPoint, ChartProps } from "./drawn-chart.tsx";

const DrawnChart = lazyPart<ChartProps>(async () => (await import("./drawn-chart.tsx")).DrawnChart, {
  place: "h-45 w-full",
});

type Props = {
  title: string;
  /** What the figure means, in a sentence. */
  description: string;
  action: ReactNode;
  kind: "bars" | "line";
  points: readonly ChartPoint[];
  unit: number;
  /** A value in words. */
  write: (value: number) => string;
  children: ReactNode;
};

/** A chart with its table below: who points at it reads the values over it. */
export function ChartCard({ title, description, action, kind, points, unit, write, children }: Props) {
  const t = useTranslations("analytics");
  const [at, setAt] = useState<number>();
  const pointed = at === undefined ? undefined : points[at];
  return (
    <Card title={title} description={description} action={action}>
      <div aria-hidden="true">
        <p className="min-h-10 text-muted text-xs">
          {pointed
            ? t("point", { name: pointed.name, now: write(pointed.now), before: write(pointed.before) })
            : t("pointHint")}
        </p>
        <DrawnChart kind={kind} points={points} unit={unit} onPoint={setAt} />
      </div>
      {children}
    </Card>
  );
}
