import type { ShopCategory } from "@mauzo/contract/shop/shop";

/** What the directory is searched for; empty texts don't filter. */
export type Filter = { q: string; category: ShopCategory | ""; place: string };

export const everything: Filter = { q: "", category: "", place: "" };

const longest = 80;
const words = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim().slice(0, longest).trim();

/**
 * Reads the filter from a query string; an unknown category counts as none.
 * @param known the categories that exist.
 */
export function readFilter(search: URLSearchParams, known: readonly ShopCategory[]): Filter {
  const category = search.get("category");
  return {
    q: words(search.get("q")),
    category: known.find((one) => one === category) ?? "",
    place: words(search.get("place")),
  };
}

/** The filter as the API takes it. */
export const queryOf = ({ q, category, place }: Filter) => ({
  ...(words(q) && { q: words(q) }),
  ...(category && { category }),
  ...(words(place) && { place: words(place) }),
});

/** The filter as a query string: `?q=kanga&place=Arusha`, or nothing. */
export function writeFilter(filter: Filter): string {
  const given = Object.entries(queryOf(filter));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}

export const isEverything = (filter: Filter): boolean => writeFilter(filter) === "";
