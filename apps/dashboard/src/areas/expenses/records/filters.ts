import { expenseCategories } from "@mauzo/contract/expenses/expense-categories";
import { type ExpenseFilter, expenseList } from "@mauzo/contract/expenses/expenses";
import { paymentMethods } from "@mauzo/contract/ledger/payment-methods";
import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { isRange } from "../../../lib/list/day-range.ts";
import { parseAsSort } from "../../../lib/list/list-sort.ts";

export const stateFilters = ["counted", "voided", "all"] as const;
export const sourceFilters = ["own", "spent", "person", "import", "fee", "restock"] as const;

/** The list's state is in the address. Days are those of the shop. Back undoes the last filter. */
export const useExpenseFilters = () =>
  useQueryStates(
    {
      state: parseAsStringLiteral(stateFilters).withDefault("counted"),
      search: parseAsString.withDefault(""),
      sort: parseAsSort(expenseList),
      category: parseAsStringLiteral(expenseCategories),
      method: parseAsStringLiteral(paymentMethods),
      source: parseAsStringLiteral(sourceFilters),
      from: parseAsString,
      to: parseAsString,
      pages: parseAsInteger.withDefault(1),
    },
    { history: "push" },
  );
export type ExpenseFilters = ReturnType<typeof useExpenseFilters>[0];

/** The filters as the API's query. */
export const filterOf = ({ pages: _, category, method, source, from, to, ...rest }: ExpenseFilters): ExpenseFilter => ({
  ...rest,
  ...(category && { category }),
  ...(method && { method }),
  ...(source && { source }),
  ...(from && to && isRange({ from, to }) && { from, to }),
});

/** Whether any filter or search is set. */
export const isNarrowed = ({ state, search, sort: _, pages: __, ...rest }: ExpenseFilters): boolean =>
  state !== "counted" || search !== "" || Object.values(rest).some((value) => value !== null);
