import type { ShopCategory } from "@mauzo/contract/shop/shop";

/** What of the directory is looked for; empty texts are not. */
export type Filter = { q: string; category: ShopCategory | ""; place: string };

export const everything: Filter = { q: "", category: "", place: "" };

const longest = 80;
const words = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim().slice(0, longest).trim();

/** What a search of an address asks for; what is no category is none. @param known the categories there are. */
export function readFilter(search: URLSearchParams, known: readonly ShopCategory[]): Filter {
  const category = search.get("category");
  return {
    q: words(search.get("q")),
    category: known.find((one) => one === category) ?? "",
    place: words(search.get("place")),
  };
}

/** The same as a search: `?q=kanga&place=Arusha`, or nothing. */
export function writeFilter({ q, category, place }: Filter): string {
  const given = Object.entries({ q: words(q), category, place: words(place) }).filter(([, value]) => value !== "");
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}

export const isEverything = (filter: Filter): boolean => writeFilter(filter) === "";
