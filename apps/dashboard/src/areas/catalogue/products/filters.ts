import { productList, productStatusFilters, productStocks } from "@mauzo/contract/catalogue/products";
import { shopCategories } from "@mauzo/contract/shop/shop";
import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryState, useQueryStates } from "nuqs";
import { parseAsSort } from "../../../lib/list/list-sort.ts";

/**
 * The list's state is in the URL: status, category, search text, prices (in minor units), sort order, and how many
 * pages are open.
 */
export const useProductFilters = () =>
  useQueryStates(
    {
      status: parseAsStringLiteral(productStatusFilters).withDefault("active"),
      category: parseAsStringLiteral(shopCategories),
      search: parseAsString.withDefault(""),
      sort: parseAsSort(productList),
      stock: parseAsStringLiteral(productStocks),
      least: parseAsInteger,
      most: parseAsInteger,
      pages: parseAsInteger.withDefault(1),
    },
    // Back undoes the last filter.
    { history: "push" },
  );

/** The product that a new one is copied from. */
export const useCopiedProductId = () => useQueryState("from", parseAsString);
