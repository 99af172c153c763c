import type { RecordFilter } from "@mauzo/contract/account/record";
import { recordKinds } from "@mauzo/contract/account/record-events";
import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { isRange } from "../../../lib/list/day-range.ts";

export const kindFilters = ["all", ...recordKinds] as const;

/** The list's state is in the address. Days are those of the shop. Back undoes the last filter. */
export const useRecordFilters = () =>
  useQueryStates(
    {
      kind: parseAsStringLiteral(kindFilters).withDefault("all"),
      by: parseAsString,
      from: parseAsString,
      to: parseAsString,
      pages: parseAsInteger.withDefault(1),
    },
    { history: "push" },
  );
export type RecordFilters = ReturnType<typeof useRecordFilters>[0];

/** The filters as the API's query. */
export const filterOf = ({ kind, by, from, to }: RecordFilters): RecordFilter => ({
  ...(kind !== "all" && { kind }),
  ...(by && { by }),
  ...(from && to && isRange({ from, to }) && { from, to }),
});

/** Whether any filter is set. */
export const isNarrowed = ({ kind, by, from, to }: RecordFilters): boolean =>
  kind !== "all" || by !== null || from !== null || to !== null;
