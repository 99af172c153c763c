/**
 * Normalises text for comparison: lower case, no accents, marks or punctuation, repeated letters ("helloooo")
 * shortened.
 */
export function normaliseText(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/['’ʼ]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/(\p{L})\1{2,}/gu, "$1")
    .trim();
}
