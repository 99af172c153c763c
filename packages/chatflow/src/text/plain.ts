// Control characters, and the invisible ones that turn the direction of the text around them.
const invisible = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069\ufeff]/gu;

/**
 * Text somebody typed (a product's name, a search), safe inside formatted text: one line, without the marks that
 * would make it or its surroundings *bold*, _italic_, ~strike~ or code. Never empty.
 */
export function plain(text: string): string {
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

/** The same for text of several lines; may be empty. Blank lines are kept one at a time. */
export function plainLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => (line.trim() === "" ? "" : plain(line)))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
