import { debtAges, debtList } from "@mauzo/contract/payments/debts";
import { useTranslations } from "next-intl";
import { choiceFilter, type ListFilter } from "../../../../components/list/filters/list-filter.ts";
import type { DebtFilters } from "../filters.ts";

type Change = (filters: Partial<Pick<DebtFilters, "age" | "sort">>) => void;

/** The filters of the list of debts beside where they stand, and its order. */
export function useDebtFilterTable({ age, sort }: DebtFilters, onChange: Change): readonly ListFilter[] {
  const t = useTranslations("debts");
  return [
    choiceFilter({
      ...{ id: "age", label: t("age"), values: debtAges, value: age },
      nameOf: (value) => t(`ages.${value}`),
      onChange: (value) => onChange({ age: value }),
    }),
    choiceFilter({
      ...{ id: "sort", label: t("sortOrder"), values: debtList.sorts, value: sort, unset: debtList.first },
      isOrder: true,
      nameOf: (value) => t(`sort.${value}`),
      onChange: (value) => onChange({ sort: value ?? debtList.first }),
    }),
  ];
}
