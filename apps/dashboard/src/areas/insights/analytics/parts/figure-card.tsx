"use client";

import Link from "next/link";

type Props = {
  label: string;
  value: string;
  /** What it has become since the days before. */
  change?: string;
  /** What it means, in a sentence. */
  meaning: string;
  /** The rows it is made of. */
  href?: string | undefined;
};

/** One figure: its name, what it is and was, what that means, and the way to its rows. */
export function FigureCard({ label, value, change, meaning, href }: Props) {
  return (
    <div className="min-w-0 rounded-card border border-line bg-card p-4">
      <h2 className="text-[0.8125rem] text-muted">{label}</h2>
      <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
        <span className="break-words font-semibold text-lg tabular-nums tracking-tight">
          {href === undefined ? (
            value
          ) : (
            <Link
              href={href}
              prefetch={false}
              aria-label={`${label}: ${value}`}
              className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              {value}
            </Link>
          )}
        </span>
        {change !== undefined && <span className="text-muted text-xs">{change}</span>}
      </p>
      <p className="mt-1 text-muted text-xs">{meaning}</p>
    </div>
  );
}
