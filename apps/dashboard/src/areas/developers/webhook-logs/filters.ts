import type { DeliveryQuery } from "@mauzo/contract/developers/webhook-deliveries";
import { webhookMessages, webhookStates } from "@mauzo/contract/developers/webhook-kinds";
import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { isRange } from "../../../lib/list/day-range.ts";

export const stateFilters = ["all", ...webhookStates] as const;

/** The list's state is in the address. Days are those of the shop. Back undoes the last filter. */
export const useLogFilters = () =>
  useQueryStates(
    {
      state: parseAsStringLiteral(stateFilters).withDefault("all"),
      search: parseAsString.withDefault(""),
      event: parseAsStringLiteral(webhookMessages),
      webhook: parseAsString,
      from: parseAsString,
      to: parseAsString,
      pages: parseAsInteger.withDefault(1),
    },
    { history: "push" },
  );
export type LogFilters = ReturnType<typeof useLogFilters>[0];

/** The filters as the API's query. */
export const filterOf = ({ state, search, event, webhook, from, to }: LogFilters): DeliveryQuery => ({
  ...(state !== "all" && { state }),
  ...(search && { search }),
  ...(event && { event }),
  ...(webhook && { webhook }),
  ...(from && to && isRange({ from, to }) && { from, to }),
});

/** Whether any filter or search is set. */
export const isNarrowed = ({ state, search, pages: _, ...rest }: LogFilters): boolean =>
  state !== "all" || search !== "" || Object.values(rest).some((value) => value !== null);
