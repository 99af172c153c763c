import type { Cart } from "@mauzo/contract/cart";

export type Language = Cart["language"];

/** The language of a visitor of whom no cart is known: the first one of theirs that the page speaks. */
export function preferredLanguage(acceptLanguage: string | null): Language {
  const wanted = (acceptLanguage ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => part.trim().toLowerCase());
  return wanted.find((tag) => /^(en|sw)\b/.test(tag))?.startsWith("sw") ? "sw" : "en";
}
