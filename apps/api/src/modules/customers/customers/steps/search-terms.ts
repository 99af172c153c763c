/**
 * What to search for: the words themselves and, if they are a phone number as people write it, its part of the E.164
 * number (`0754 000 111` → `754000111`).
 */
export function searchTerms(words: string): string[] {
  const digits = words.replace(/[\s().-]/g, "");
  if (!/^(0|\+)?\d{3,}$/.test(digits)) return [words];
  return [...new Set([words, digits.replace(/^0/, "")])];
}

/** The same as text, for statements to which arrays are passed as text. */
export const searchTermsText = (words: string): string =>
  `{${searchTerms(words)
    .map((term) => JSON.stringify(term))
    .join()}}`;
