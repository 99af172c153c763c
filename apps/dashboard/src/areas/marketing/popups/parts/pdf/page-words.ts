import { popupLimits } from "@mauzo/contract/marketing/popup-document";

type Piece = { str: string; hasEOL: boolean };

/** What is written on a page: its pieces in order, one line for each of its lines, as much of it as is kept. */
export function pageWords(pieces: readonly (Piece | object)[]): string {
  const text = pieces.map((piece) => ("str" in piece ? piece.str + (piece.hasEOL ? "\n" : "") : "")).join("");
  const lines = text
    .toWellFormed()
    // Fonts without names for their characters give what nobody can read.
    .replace(/[\p{Cc}\p{Co}\u{FFFD}]/gu, (sign) => (sign === "\n" ? sign : " "))
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim());
  const whole = lines.filter((line) => line !== "").join("\n");
  if (whole.length <= popupLimits.pageWords) return whole;
  const cut = whole.slice(0, popupLimits.pageWords - 1);
  // No half of a pair, and where it can be no half of a word.
  return `${cut
    .slice(0, Math.max(cut.search(/\s\S*$/), popupLimits.pageWords / 2))
    .toWellFormed()
    .replace(/\u{FFFD}/gu, "")}…`;
}
