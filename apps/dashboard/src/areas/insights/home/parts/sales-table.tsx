"use client";

import type { SalesBar, SalesSummary } from "@mauzo/contract/insights/sales-summary";
import { useLocale, useTranslations } from "next-intl";
import { barTime, type Figure, figureText } from "../rules.ts";

type Sums = Omit<SalesBar, "at">;
type Props = { summary: SalesSummary | undefined; figures: readonly Figure[] };

/** The charts' numbers as a table, for people who prefer to read. */
export function SalesTable({ summary, figures }: Props) {
  const t = useTranslations("home");
  const language = useLocale();
  const cells = (now: Sums, before: Sums | undefined) =>
    figures.flatMap(({ name, key }) => [
      <td key={name} className="whitespace-nowrap px-3">
        {figureText(key, now[key] ?? 0, summary?.currency ?? "")}
      </td>,
      <td key={`${name} before`} className="whitespace-nowrap px-3 font-normal text-muted">
        {figureText(key, before?.[key] ?? 0, summary?.currency ?? "")}
      </td>,
    ]);
  return (
    <details className="rounded-card border border-line bg-card px-4 md:px-5">
      <summary className="min-h-10 cursor-pointer py-2.5 font-medium">{t("numbers")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section aria-label={t("numbers")} tabIndex={0} className="mb-4 overflow-x-auto">
        <table className="w-full text-right text-[0.8125rem] tabular-nums">
          <thead>
            <tr>
              <th scope="col" className="whitespace-nowrap py-1.5 pr-3 text-left">
                {t("when")}
              </th>
              {figures.flatMap(({ name }) => [
                <th key={name} scope="col" className="whitespace-nowrap px-3">
                  {t(name)}
                </th>,
                <th key={`${name} before`} scope="col" className="whitespace-nowrap px-3 font-normal text-muted">
                  {t("earlier", { name: t(name) })}
                </th>,
              ])}
            </tr>
          </thead>
          {summary && (
            <tbody>
              <tr className="border-line border-t font-semibold">
                <th scope="row" className="whitespace-nowrap py-1.5 pr-3 text-left">
                  {t("whole")}
                </th>
                {cells(summary.now, summary.before)}
              </tr>
              {summary.now.series.map((bar, at) => (
                <tr key={bar.at} className="border-line border-t">
                  <th scope="row" className="whitespace-nowrap py-1.5 pr-3 text-left font-normal">
                    {barTime(bar.at, summary.unit, language)}
                  </th>
                  {cells(bar, summary.before.series[at])}
                </tr>
              ))}
            </tbody>
          )}
        </table>
      </section>
    </details>
  );
}
