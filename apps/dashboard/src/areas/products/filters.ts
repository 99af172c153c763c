import { shopCategories } from "@mauzo/contract/shop";
import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";

/** The list's state is the address: category, search text, and how many pages are open. */
export const useProductFilters = () =>
  useQueryStates(
    {
      category: parseAsStringLiteral(shopCategories),
      search: parseAsString.withDefault(""),
      pages: parseAsInteger.withDefault(1),
    },
    { history: "replace" },
  );
