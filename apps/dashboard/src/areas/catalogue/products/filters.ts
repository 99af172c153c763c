import { productShelves, productSorts, productStocks } from "@mauzo/contract/catalogue/products";
import { shopCategories } from "@mauzo/contract/shop/shop";
import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryState, useQueryStates } from "nuqs";

/** The list's state is the address: which products, category, search text, prices (in minor units), order, and how many pages are open. */
export const useProductFilters = () =>
  useQueryStates(
    {
      status: parseAsStringLiteral(productShelves).withDefault("active"),
      category: parseAsStringLiteral(shopCategories),
      search: parseAsString.withDefault(""),
      sort: parseAsStringLiteral(productSorts).withDefault("newest"),
      stock: parseAsStringLiteral(productStocks),
      least: parseAsInteger,
      most: parseAsInteger,
      pages: parseAsInteger.withDefault(1),
    },
    { history: "replace" },
  );

/** How many of the filters are set; prices are one. */
export const setOf = ({ status, category, stock, least, most }: ReturnType<typeof useProductFilters>[0]): number =>
  [status === "active" ? null : status, category, stock, least ?? most].filter((value) => value !== null).length;

/** The product a new one is made from. */
export const useCopied = () => useQueryState("from", parseAsString);
