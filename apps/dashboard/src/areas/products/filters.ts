import { productSorts, productStates } from "@mauzo/contract/products";
import { shopCategories } from "@mauzo/contract/shop";
import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryState, useQueryStates } from "nuqs";

const state = parseAsStringLiteral(productStates).withDefault("active");

/** The list's state is the address: which products, category, search text, order, and how many pages are open. */
export const useProductFilters = () =>
  useQueryStates(
    {
      state,
      category: parseAsStringLiteral(shopCategories),
      search: parseAsString.withDefault(""),
      sort: parseAsStringLiteral(productSorts).withDefault("newest"),
      pages: parseAsInteger.withDefault(1),
    },
    { history: "replace" },
  );

/** Whether a product is looked at in the shop or among the archived. */
export const useProductState = () => useQueryState("state", state);
