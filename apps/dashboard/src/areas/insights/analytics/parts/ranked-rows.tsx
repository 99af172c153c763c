"use client";

import Link from "next/link";

export type RankedRow = {
  key: string;
  name: string;
  href?: string | undefined;
  /** What the bar shows. */
  size: number;
  value: string;
  /** What else there is to say of it. */
  note: string;
};

/** Rows with a bar each: the largest fills its line. */
export function RankedRows({ rows, empty }: { rows: readonly RankedRow[]; empty: string }) {
  const most = Math.max(1, ...rows.map(({ size }) => size));
  if (rows.length === 0) return <p className="text-muted">{empty}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {rows.map(({ key, name, href, size, value, note }) => (
        <li key={key}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="min-w-0 break-words font-medium">
              {href === undefined ? (
                <bdi>{name}</bdi>
              ) : (
                <Link href={href} prefetch={false} className="underline-offset-4 hover:underline">
                  <bdi>{name}</bdi>
                </Link>
              )}
            </span>
            <span className="ml-auto tabular-nums">{value}</span>
          </div>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
            className="mt-1 h-1.5 w-full text-primary"
          >
            <rect width={100} height={4} rx={1} className="fill-sunken" />
            <rect width={(100 * Math.max(0, size)) / most} height={4} rx={1} fill="currentColor" />
          </svg>
          <p className="mt-1 text-muted text-xs">{note}</p>
        </li>
      ))}
    </ul>
  );
}
