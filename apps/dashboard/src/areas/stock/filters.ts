import { shopCategories } from "@mauzo/contract/shop";
import { stockFilters } from "@mauzo/contract/stock";
import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryState, useQueryStates } from "nuqs";

const category = parseAsStringLiteral(shopCategories);

/** The list's state is the address: which items, of which category, search text, and how many pages are open. */
export const useStockFilters = () =>
  useQueryStates(
    {
      filter: parseAsStringLiteral(stockFilters).withDefault("all"),
      category,
      search: parseAsString.withDefault(""),
      pages: parseAsInteger.withDefault(1),
    },
    { history: "replace" },
  );

/** The category that is counted, or that the list goes back to; null is the whole shop. */
export const useCountedCategory = () => useQueryState("category", category);

/** A page of the stock, of the category one is at. */
export const addressOf = (path: string, { category }: { category: string | null }) =>
  `/dashboard/products/stock${path}${category === null ? "" : `?${new URLSearchParams({ category })}`}`;
