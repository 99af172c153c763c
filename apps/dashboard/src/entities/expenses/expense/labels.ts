import type { Expense } from "@mauzo/contract/expenses/expenses";
import { useTranslations } from "next-intl";
import { useCallback } from "react";

/** Who was paid, else what for, else how it got here. */
export function useExpenseText(): (expense: Pick<Expense, "supplier" | "note" | "source">) => string {
  const t = useTranslations("expenses");
  return useCallback(
    ({ supplier, note, source }) => [supplier, note].filter(Boolean).join(" · ") || t(`sources.${source}`),
    [t],
  );
}
