import { searchTerms } from "../../../customers/customers/steps/search-terms.ts";

/** The lowest id that an order of this moment or later can have: ids are ordered by time. */
export function firstIdAt(moment: string): string {
  const hex = Math.max(0, Date.parse(moment)).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7000-8000-000000000000`;
}

/**
 * The order number as it is stored, if these words may be the beginning of one written without its dash: `xpdgwxps0t`.
 */
export function numberIn(words: string): string | undefined {
  const plain = words.replace(/[\s\p{Pd}]/gu, "").toUpperCase();
  return /^(?=.*[A-Z])[0-9A-HJKMNP-TV-Z]{6,10}$/.test(plain) ? `${plain.slice(0, 5)}-${plain.slice(5)}` : undefined;
}

/** What to search orders for: the words, a phone number as it is stored, and an order number without its dash. */
export const orderSearchTerms = (search: string): string[] => [
  ...new Set([...searchTerms(search), numberIn(search) ?? search]),
];
