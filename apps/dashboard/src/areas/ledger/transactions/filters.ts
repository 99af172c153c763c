import { shownAccounts } from "@mauzo/contract/ledger/accounts";
import { paymentMethods } from "@mauzo/contract/ledger/payment-methods";
import { type TransactionFilter, transactionDirections, transactionList } from "@mauzo/contract/ledger/transactions";
import { transferKinds } from "@mauzo/contract/ledger/transfer-kinds";
import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { type DayRange, isRange } from "../../../lib/list/day-range.ts";
import { parseAsSort } from "../../../lib/list/list-sort.ts";

export const directionFilters = ["all", ...transactionDirections] as const;

/**
 * The list's state is in the address: filters, search text, sort order, and how many pages are open. Days are in the
 * shop's time zone. Back undoes the last filter.
 */
export const useTransactionFilters = () =>
  useQueryStates(
    {
      direction: parseAsStringLiteral(directionFilters).withDefault("all"),
      search: parseAsString.withDefault(""),
      sort: parseAsSort(transactionList),
      kind: parseAsStringLiteral(transferKinds),
      account: parseAsStringLiteral(shownAccounts),
      method: parseAsStringLiteral(paymentMethods),
      from: parseAsString,
      to: parseAsString,
      pages: parseAsInteger.withDefault(1),
    },
    { history: "push" },
  );

export type TransactionFilters = ReturnType<typeof useTransactionFilters>[0];

/** The days that the list shows; undefined: any. */
export const daysOf = ({ from, to }: Pick<TransactionFilters, "from" | "to">): DayRange | undefined =>
  from && to && isRange({ from, to }) ? { from, to } : undefined;

/** The filters as the API's query. */
export function filterOf({
  pages: _,
  kind,
  account,
  method,
  from,
  to,
  ...rest
}: TransactionFilters): TransactionFilter {
  return {
    ...rest,
    ...(kind && { kind }),
    ...(account && { account }),
    ...(method && { method }),
    ...daysOf({ from, to }),
  };
}

/** Whether any filter or search is set. */
export const isNarrowed = ({ direction, search, sort: _, pages: __, ...rest }: TransactionFilters): boolean =>
  direction !== "all" || search !== "" || Object.values(rest).some((value) => value !== null);
