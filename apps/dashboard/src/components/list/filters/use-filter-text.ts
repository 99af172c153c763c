import { formatAmount } from "@mauzo/format/money";
import { useTranslations } from "next-intl";
import type { ListFilter } from "./list-filter.ts";

/** What a filter is set to, in words; undefined while it is not set. */
export function useFilterText(): (filter: ListFilter) => string | undefined {
  const t = useTranslations("list");
  return (filter) => {
    if (filter.kind === "choice") return filter.choices.find(({ value }) => value === filter.value)?.text;
    if (filter.kind === "days") {
      if (!filter.range) return undefined;
      const { from, to } = filter.range;
      return from === to ? from : `${from} – ${to}`;
    }
    const { least, most } = filter;
    if (least !== null && most !== null) return `${formatAmount(least)} – ${formatAmount(most)}`;
    if (least !== null) return t("fromAmount", { amount: formatAmount(least) });
    return most === null ? undefined : t("upToAmount", { amount: formatAmount(most) });
  };
}
