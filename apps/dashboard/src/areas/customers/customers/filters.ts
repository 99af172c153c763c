import { type CustomerFilter, customerChannels, customerList, genders } from "@mauzo/contract/customers/customers";
import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { parseAsSort } from "../../../lib/list/list-sort.ts";

export const searchFields = ["all", "name", "phone"] as const;
export const owedFilters = ["yes", "no"] as const;
export const genderFilters = [...genders, "unknown"] as const;
/** Days since the last order that the filter offers: within so many, or longer ago. */
export const withinDays = [7, 30, 90] as const;
export const silentDays = [30, 60, 90, 180] as const;

/** The list's state is in the address: filters, search text, sort order, and how many pages are open. */
export const useCustomerFilters = () =>
  useQueryStates(
    {
      search: parseAsString.withDefault(""),
      search_by: parseAsStringLiteral(searchFields).withDefault("all"),
      sort: parseAsSort(customerList),
      tag: parseAsString,
      place: parseAsString,
      owed: parseAsStringLiteral(owedFilters),
      ordered_within: parseAsInteger,
      silent_for: parseAsInteger,
      channel: parseAsStringLiteral(customerChannels),
      gender: parseAsStringLiteral(genderFilters),
      segment: parseAsString,
      pages: parseAsInteger.withDefault(1),
    },
    // Back undoes the last filter.
    { history: "push" },
  );

export type CustomerFilters = ReturnType<typeof useCustomerFilters>[0];

/** The filters as the API's query. */
export function filterOf({ pages: _, ...filters }: CustomerFilters): CustomerFilter {
  const { tag, place, owed, ordered_within, silent_for, channel, gender, segment, ...rest } = filters;
  return {
    ...rest,
    ...(tag !== null && { tag }),
    ...(place !== null && { place }),
    ...(owed !== null && { owed }),
    ...(ordered_within !== null && { ordered_within }),
    ...(silent_for !== null && { silent_for }),
    ...(channel !== null && { channel }),
    ...(gender !== null && { gender }),
    ...(segment !== null && { segment }),
  };
}

/** How many filters are set, beside the search. */
const countFilters = ({ search: _, search_by: __, sort: ___, pages: ____, ...rest }: CustomerFilters): number =>
  Object.values(rest).filter((value) => value !== null).length;

/** Whether any filter or search is set. */
export const isNarrowed = (filters: CustomerFilters): boolean => filters.search !== "" || countFilters(filters) > 0;
