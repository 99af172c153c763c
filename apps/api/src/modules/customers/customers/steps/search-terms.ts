/**
 * What to look for by these words: themselves, and, when they are a telephone number as people write it, the part of
 * E.164 it stands for (`0754 000 111` → `754000111`).
 */
export function searchTerms(words: string): string[] {
  const digits = words.replace(/[\s().-]/g, "");
  if (!/^(0|\+)?\d{3,}$/.test(digits)) return [words];
  return [...new Set([words, digits.replace(/^0/, "")])];
}
