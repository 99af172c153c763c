import { orderStatuses } from "@mauzo/contract/order-states";
import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";

export const statusFilters = ["all", ...orderStatuses] as const;

/** The list's state is the address: status, search text, and how many pages are open. */
export const useOrderFilters = () =>
  useQueryStates(
    {
      status: parseAsStringLiteral(statusFilters).withDefault("all"),
      search: parseAsString.withDefault(""),
      pages: parseAsInteger.withDefault(1),
    },
    { history: "replace" },
  );
