import { stockFilters } from "@mauzo/contract/stock";
import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";

/** The list's state is the address: which items, search text, and how many pages are open. */
export const useStockFilters = () =>
  useQueryStates(
    {
      filter: parseAsStringLiteral(stockFilters).withDefault("all"),
      search: parseAsString.withDefault(""),
      pages: parseAsInteger.withDefault(1),
    },
    { history: "replace" },
  );
