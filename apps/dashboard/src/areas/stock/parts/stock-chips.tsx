"use client";

import { mostCounted, type StockSummary, stockFilters } from "@mauzo/contract/stock";
import { clsx } from "clsx";
import { useTranslations } from "use-intl";
import { shownCount } from "../rules/stock-words.ts";

type Filter = (typeof stockFilters)[number];
type Props = { value: Filter; summary: StockSummary | undefined; onChange: (filter: Filter) => void };

/** One chip per filter, with how many items it shows. */
export function StockChips({ value, summary, onChange }: Props) {
  const t = useTranslations("stock");
  return (
    <fieldset aria-label={t("filter")} className="flex min-w-0 flex-wrap gap-1.5">
      {stockFilters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === value}
          onClick={() => onChange(filter)}
          className={clsx(
            "min-h-8 rounded-full px-3 text-[0.8125rem] transition-colors pointer-coarse:min-h-10",
            filter === value ? "bg-ink font-medium text-paper" : "bg-sunken text-ink hover:bg-line",
          )}
        >
          {t(`filters.${filter}`)}
          {summary && (
            <span className="ml-1.5 tabular-nums opacity-75">
              {`${shownCount(summary[filter])}${summary[filter] === mostCounted ? "+" : ""}`}
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
