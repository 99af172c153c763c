"use client";

import { mostCounted, type StockSummary, stockFilters } from "@mauzo/contract/catalogue/stock";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { useTranslations } from "next-intl";

type Filter = (typeof stockFilters)[number];
type Props = { value: Filter; summary: StockSummary | undefined; onChange: (filter: Filter) => void };

/** One chip per filter, with its number of items. */
export function StockFilterChips({ value, summary, onChange }: Props) {
  const t = useTranslations("stock");
  return (
    <ChoiceChips
      label={t("filter")}
      chips={stockFilters.map((filter) => ({
        value: filter,
        text: (
          <>
            {t(`filters.${filter}`)}
            {summary && (
              <span className="ml-1.5 tabular-nums opacity-75">
                {`${formatCount(summary[filter])}${summary[filter] === mostCounted ? "+" : ""}`}
              </span>
            )}
          </>
        ),
      }))}
      value={value}
      onChoose={onChange}
    />
  );
}
