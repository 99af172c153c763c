import { stockFilters } from "@mauzo/contract/catalogue/stock";
import { shopCategories } from "@mauzo/contract/shop/shop";
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

/** The address with another value; null takes it out. */
function addressWith(name: string, value: string | null): URL {
  const address = new URL(location.href);
  if (value === null) address.searchParams.delete(name);
  else address.searchParams.set(name, value);
  return address;
}

/**
 * Where a count is: the category that is counted, or that the list goes back to (null is the whole shop), and whether it
 * is looked over: a step of the history, so that a phone's back key goes on counting.
 */
export function useCountPlace() {
  const [counted, setCategory] = useQueryState("category", category);
  const [reviewing, setReviewing] = useQueryState("review", parseAsBoolean.withDefault(false));
  const opened = useRef(false);
  return {
    category: counted,
    setCategory,
    reviewing,
    review() {
      opened.current = true;
      // nuqs makes one step of what comes within 50 ms, and the way back from it would lose the category, too.
      history.replaceState(null, "", addressWith("category", counted));
      history.pushState(null, "", addressWith("review", "true"));
    },
    /** Back the way it was opened; a page that was loaded like this may have nothing behind it. */
    goOnCounting() {
      if (opened.current) history.back();
      else void setReviewing(false);
      opened.current = false;
    },
  };
}

/** A page of the stock, of the category one is at. */
export const addressOf = (path: string, { category }: { category: string | null }) =>
  `/dashboard/products/stock${path}${category === null ? "" : `?${new URLSearchParams({ category })}`}`;
