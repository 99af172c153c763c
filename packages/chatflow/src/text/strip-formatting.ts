// Control characters, and invisible ones that change the text direction.
const invisible = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069\ufeff]/gu;

/**
 * Makes user text (a product's name, a search) safe inside formatted text: one line, without the marks that would make
 * it or the text around it *bold*, _italic_, ~strike~ or code. Never empty.
 */
export function stripFormatting(text: string): string {
  const line = text
    .toWellFormed()
    .replace(invisible, " ")
    .replace(/(?<=[\p{L}\p{N}])\*+(?=[\p{L}\p{N}])/gu, "×")
    .replace(/_/g, " ")
    .replace(/[*~`]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return line === "" ? "…" : line;
}

/** The same for text of several lines; may be empty. Several blank lines become one. */
export function stripLinesFormatting(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => (line.trim() === "" ? "" : stripFormatting(line)))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
