"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";

type TableRow = { key: string; name: string; href?: string; cells: readonly string[] };
type Props = {
  /** What the rows are, for screen readers. */
  label: string;
  /** The first names the rows. */
  columns: readonly string[];
  rows: readonly TableRow[];
};

/** The numbers of a chart, to read; each leads to its rows where these have a list. */
export function FigureTable({ label, columns, rows }: Props) {
  const t = useTranslations("analytics");
  const [first, ...others] = columns;
  return (
    <details className="mt-2">
      <summary className="min-h-10 cursor-pointer py-2.5 font-medium">{t("numbers")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section aria-label={label} tabIndex={0} className="max-h-96 overflow-auto">
        <table className="w-full text-right text-[0.8125rem] tabular-nums">
          <thead>
            <tr>
              <th scope="col" className="whitespace-nowrap py-1.5 pr-3 text-left">
                {first}
              </th>
              {others.map((name) => (
                <th key={name} scope="col" className="whitespace-nowrap px-3">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, href, cells }) => (
              <tr key={key} className="border-line border-t">
                <th scope="row" className="whitespace-nowrap py-1.5 pr-3 text-left font-normal">
                  {href === undefined ? (
                    name
                  ) : (
                    <Link href={href} prefetch={false} className="underline-offset-4 hover:underline">
                      {name}
                    </Link>
                  )}
                </th>
                {cells.map((cell, place) => (
                  <td key={others[place]} className="whitespace-nowrap px-3">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
