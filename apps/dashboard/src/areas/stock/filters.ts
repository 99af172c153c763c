import { shopCategories } from "@mauzo/contract/shop";
import { stockFilters } from "@mauzo/contract/stock";
import {
  parseAsBoolean,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
  useQueryState,
  useQueryStates,
} from "nuqs";
import { useRef } from "react";

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

/** Whether a count is looked over: a step of the history, so that a phone's back key goes on counting. */
export function useReview() {
  const [reviewing, setReviewing] = useQueryState("review", parseAsBoolean.withDefault(false));
  const opened = useRef(false);
  return {
    reviewing,
    open() {
      opened.current = true;
      void setReviewing(true, { history: "push" });
    },
    /** Back the way it was opened; a page that was loaded like this may have nothing behind it. */
    close() {
      if (opened.current) history.back();
      else void setReviewing(false);
      opened.current = false;
    },
  };
}

/** A page of the stock, of the category one is at. */
export const addressOf = (path: string, { category }: { category: string | null }) =>
  `/dashboard/products/stock${path}${category === null ? "" : `?${new URLSearchParams({ category })}`}`;
