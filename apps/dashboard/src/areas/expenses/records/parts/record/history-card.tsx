"use client";

import { expenseCategories } from "@mauzo/contract/expenses/expense-categories";
import type { ExpenseChange, ExpenseRecord } from "@mauzo/contract/expenses/expenses";
import { paymentMethods } from "@mauzo/contract/ledger/payment-methods";
import { formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import { useLocale, useTranslations } from "next-intl";
import { RelativeTime } from "../../../../../components/relative-time.tsx";

type Field = ExpenseChange["fields"][number];

/** A value of a field as people read it. */
function useValueText(currency: string) {
  const t = useTranslations("expenses");
  const language = useLocale();
  return (field: Field["field"], value: string): string => {
    const category = expenseCategories.find((each) => each === value);
    const method = paymentMethods.find((each) => each === value);
    if (field === "category" && category) return t(`categories.${category}`);
    if (field === "method" && method) return t(`methods.${method}`);
    if (field === "amount") return formatMoney({ minor: Number(value), currency });
    if (field === "spent_on") return formatDay(value, language);
    return field === "picture" && value !== "" ? t("hasPicture") : value || t("nothing");
  };
}

/** What was done to an expense, newest first. */
export function HistoryCard({ expense: { history, amount } }: { expense: ExpenseRecord }) {
  const t = useTranslations("expenses");
  const textOf = useValueText(amount.currency);
  return (
    <Card title={t("history")}>
      <ol className="flex flex-col gap-4">
        {history.map(({ id, kind, fields, reason, by, at }) => (
          <li key={id}>
            <p className="font-medium">{t(`changes.${kind}`)}</p>
            {fields.map(({ field, from, to }) => (
              <p key={field} className="wrap-anywhere text-[0.8125rem]">
                {t("was", { field: t(`fields.${field}`), from: textOf(field, from), to: textOf(field, to) })}
              </p>
            ))}
            {reason !== "" && (
              <p className="wrap-anywhere text-[0.8125rem]">
                <bdi>{reason}</bdi>
              </p>
            )}
            <p className="flex flex-wrap gap-x-2 text-[0.8125rem] text-muted">
              <RelativeTime iso={at} full />
              {by !== "" && <bdi>{by}</bdi>}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
