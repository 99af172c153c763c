import type { ReactNode } from "react";
import { Skeleton } from "./skeleton.tsx";

type Props = { label: string; value: string | undefined; title?: string; note?: ReactNode };

/** One number with its name; `title` holds the full number when `value` is shortened. Undefined is still loading. */
export function StatCard({ label, value, title, note }: Props) {
  return (
    <div className="h-full rounded-card border border-line bg-card p-4 md:p-5">
      <p className="text-[0.8125rem] text-muted">{label}</p>
      <p title={title} className="mt-1 flex h-9 items-center font-semibold text-2xl tabular-nums tracking-tight">
        {value ?? <Skeleton className="h-6 w-16" />}
      </p>
      {note !== undefined && <p className="mt-1 text-muted text-xs">{note}</p>}
    </div>
  );
}
