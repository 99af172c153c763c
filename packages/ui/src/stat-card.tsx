import type { ReactNode } from "react";
import { Skeleton } from "./skeleton.tsx";
import { Sparkline } from "./sparkline.tsx";

type Props = {
  label: string;
  value: string | undefined;
  title?: string;
  note?: ReactNode;
  /** The recent values, oldest first, and the same in words. */
  trend?: { values: readonly number[]; label: string };
};

/** One number with its name; `title` is the full number when `value` is shortened. Undefined while loading. */
export function StatCard({ label, value, title, note, trend }: Props) {
  return (
    <div className="h-full rounded-card border border-line bg-card p-4 md:p-5">
      <p className="text-[0.8125rem] text-muted">{label}</p>
      <div className="mt-1 flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p title={title} className="font-semibold text-2xl tabular-nums tracking-tight">
          {value ?? <Skeleton className="h-6 w-16" />}
        </p>
        {trend && <Sparkline {...trend} />}
      </div>
      {note !== undefined && <p className="mt-1 text-muted text-xs">{note}</p>}
    </div>
  );
}
