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
    { history: "replace" },
  );

/** How many filters are set; the two prices count as one. */
export const countFilters = ({
  status,
  category,
  stock,
  least,
  most,
}: ReturnType<typeof useProductFilters>[0]): number =>
  [status === "active" ? null : status, category, stock, least ?? most].filter((value) => value !== null).length;

/** The product that a new one is copied from. */
export const useCopiedProductId = () => useQueryState("from", parseAsString);
