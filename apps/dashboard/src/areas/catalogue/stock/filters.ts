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

/** The list's state is in the URL: filter, category, search text, and how many pages are open. */
export const useStockFilters = () =>
  useQueryStates(
    {
      filter: parseAsStringLiteral(stockFilters).withDefault("all"),
      category,
      search: parseAsString.withDefault(""),
      pages: parseAsInteger.withDefault(1),
    },
    // Back undoes the last filter.
    { history: "push" },
  );

/** The current URL with one parameter changed; null removes it. */
function addressWith(name: string, value: string | null): URL {
  const address = new URL(location.href);
  if (value === null) address.searchParams.delete(name);
  else address.searchParams.set(name, value);
  return address;
}

/**
 * The state of a count in the URL: its category (null is the whole shop), which the list returns to, and whether it is
 * being reviewed. The review is a history entry, so that a phone's back button returns to counting.
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
      // nuqs merges changes within 50 ms into one history entry, so going back would lose the category too.
      history.replaceState(null, "", addressWith("category", counted));
      history.pushState(null, "", addressWith("review", "true"));
    },
    /** Goes back in the history if the review was opened here; a reloaded page may have no entry to go back to. */
    goOnCounting() {
      if (opened.current) history.back();
      else void setReviewing(false);
      opened.current = false;
    },
  };
}

/** A page under the stock list, with the current category. */
export const addressOf = (path: string, { category }: { category: string | null }) =>
  `/dashboard/products/stock${path}${category === null ? "" : `?${new URLSearchParams({ category })}`}`;
