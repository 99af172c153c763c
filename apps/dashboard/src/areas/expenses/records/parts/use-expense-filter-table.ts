import { expenseCategories } from "@mauzo/contract/expenses/expense-categories";
import { expenseList } from "@mauzo/contract/expenses/expenses";
import { paymentMethods } from "@mauzo/contract/ledger/payment-methods";
import { useTranslations } from "next-intl";
import { choiceFilter, type ListFilter } from "../../../../components/list/filters/list-filter.ts";
import { isRange } from "../../../../lib/list/day-range.ts";
import { type ExpenseFilters, sourceFilters } from "../filters.ts";

type Change = (filters: Partial<Omit<ExpenseFilters, "state" | "search" | "pages">>) => void;

/** The filters of the list of expenses beside their state, and its order. */
export function useExpenseFilterTable(filters: ExpenseFilters, onChange: Change): readonly ListFilter[] {
  const t = useTranslations("expenses");
  const { category, method, source, from, to, sort } = filters;
  return [
    choiceFilter({
      ...{ id: "category", label: t("category"), values: expenseCategories, value: category },
      nameOf: (value) => t(`categories.${value}`),
      onChange: (value) => onChange({ category: value }),
    }),
    choiceFilter({
      ...{ id: "method", label: t("method"), values: paymentMethods, value: method },
      nameOf: (value) => t(`methods.${value}`),
      onChange: (value) => onChange({ method: value }),
    }),
    {
      kind: "days",
      ...{ id: "days", label: t("days") },
      range: from && to && isRange({ from, to }) ? { from, to } : undefined,
      onChange: (range) => onChange({ from: range?.from ?? null, to: range?.to ?? null }),
    },
    choiceFilter({
      ...{ id: "source", label: t("source"), values: sourceFilters, value: source },
      nameOf: (value) => t(`sources.${value}`),
      onChange: (value) => onChange({ source: value }),
    }),
    choiceFilter({
      ...{ id: "sort", label: t("sortOrder"), values: expenseList.sorts, value: sort, unset: expenseList.first },
      isOrder: true,
      nameOf: (value) => t(`sort.${value}`),
      onChange: (value) => onChange({ sort: value ?? expenseList.first }),
    }),
  ];
}
