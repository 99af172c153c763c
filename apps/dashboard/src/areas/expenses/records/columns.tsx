"use client";

import type { Expense } from "@mauzo/contract/expenses/expenses";
import { formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Column } from "../../../components/table/column.ts";

/** The columns of the list of expenses. */
export function useExpenseColumns(): readonly Column<Expense>[] {
  const t = useTranslations("expenses");
  const language = useLocale();
  return useMemo(
    () => [
      { id: "category", label: t("category"), width: 7, cell: ({ category }) => t(`categories.${category}`) },
      {
        id: "day",
        label: t("day"),
        sortBy: "spent",
        width: 8,
        className: "text-muted",
        cell: ({ spent_on }) => formatDay(spent_on, language),
      },
      {
        id: "supplier",
        label: t("supplier"),
        width: 8,
        className: "truncate",
        cell: ({ supplier, source }) =>
          source === "person" ? <bdi>{supplier}</bdi> : supplier || t(`sources.${source}`),
      },
      {
        id: "note",
        label: t("note"),
        width: 9,
        from: 992,
        className: "truncate",
        cell: ({ note }) => <bdi>{note}</bdi>,
      },
      { id: "method", label: t("method"), width: 7, cell: ({ method }) => t(`methods.${method}`) },
      {
        id: "receipt",
        label: t("receipt"),
        width: 6,
        from: 1280,
        className: "text-muted",
        cell: ({ picture_id }) => picture_id !== null && t("hasPicture"),
      },
      {
        id: "by",
        label: t("by"),
        width: 7,
        hidden: true,
        className: "truncate",
        cell: ({ by }) => by && <bdi>{by}</bdi>,
      },
      {
        id: "amount",
        label: t("amount"),
        sortBy: "amount",
        width: 10,
        numeric: true,
        cell: ({ amount, voided_at }) => (
          <span className={voided_at === null ? "font-medium" : "text-muted line-through"}>{formatMoney(amount)}</span>
        ),
      },
    ],
    [t, language],
  );
}
