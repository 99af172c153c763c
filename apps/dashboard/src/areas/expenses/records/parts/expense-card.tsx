"use client";

import type { Expense } from "@mauzo/contract/expenses/expenses";
import { formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { clsx } from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { useExpenseText } from "../../../../entities/expenses/expense/labels.ts";

/** An expense in the list below 768 px. */
export function ExpenseCard({ expense }: { expense: Expense }) {
  const t = useTranslations("expenses");
  const language = useLocale();
  const textOf = useExpenseText();
  const { category, amount, method, spent_on, picture_id, voided_at } = expense;
  return (
    <>
      <span className="flex items-baseline justify-between gap-x-3 big-text:flex-wrap">
        <span className="min-w-0 truncate font-medium">{t(`categories.${category}`)}</span>
        <span className={clsx("shrink-0 tabular-nums", voided_at === null ? "font-medium" : "text-muted line-through")}>
          {formatMoney(amount)}
        </span>
      </span>
      <span className="mt-1 block truncate text-[0.8125rem] text-muted">
        <bdi>{textOf(expense)}</bdi>
      </span>
      <span className="mt-0.5 flex flex-wrap gap-x-2 text-[0.8125rem] text-muted">
        <span>{formatDay(spent_on, language)}</span>
        <span>{t(`methods.${method}`)}</span>
        {picture_id !== null && <span>{t("hasPicture")}</span>}
        {voided_at !== null && <span>{t("isVoided")}</span>}
      </span>
    </>
  );
}
