import type { LoadedFont } from "./find-font.ts";

const widths = new Map<string, number>();
const most = 20_000;

/** The width of a text in a font, in units of the font size. */
export function measureText(text: string, { name, font }: LoadedFont): number {
  const key = `${name} ${text}`;
  const before = widths.get(key);
  if (before !== undefined) return before;
  // As the PDF library does it: word by word, each with the space after it.
  const words = text.match(/[^ ]* |[^ ]+/g) ?? [];
  const width = words.reduce((sum, word) => sum + font.layout(word).advanceWidth, 0) / font.unitsPerEm;
  if (widths.size > most) widths.clear();
  widths.set(key, width);
  return width;
}
