import { type DebtFilter, debtAges, debtList, debtStates } from "@mauzo/contract/payments/debts";
import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { parseAsSort } from "../../../lib/list/list-sort.ts";

export const stateFilters = ["all", ...debtStates] as const;

/** The list's state is in the address: filters, search text, sort order, and how many pages are open. */
export const useDebtFilters = () =>
  useQueryStates(
    {
      state: parseAsStringLiteral(stateFilters).withDefault("all"),
      age: parseAsStringLiteral(debtAges),
      search: parseAsString.withDefault(""),
      sort: parseAsSort(debtList),
      pages: parseAsInteger.withDefault(1),
    },
    { history: "push" },
  );

export type DebtFilters = ReturnType<typeof useDebtFilters>[0];

/** The filters as the API's query. */
export const filterOf = ({ pages: _, age, ...rest }: DebtFilters): DebtFilter => ({ ...rest, ...(age && { age }) });

/** Whether any filter or search is set. */
export const isNarrowed = ({ state, age, search }: DebtFilters): boolean =>
  state !== "all" || age !== null || search !== "";
