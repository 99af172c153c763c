import type { Face } from "./faces.ts";

const widths = new Map<string, number>();
const most = 20_000;

/** How wide a text is in a face, in units of the letters' size. */
export function measure(text: string, { name, font }: Face): number {
  const key = `${name} ${text}`;
  const before = widths.get(key);
  if (before !== undefined) return before;
  // As the drawer does it: word by word, each with the space behind it.
  const words = text.match(/[^ ]* |[^ ]+/g) ?? [];
  const width = words.reduce((sum, word) => sum + font.layout(word).advanceWidth, 0) / font.unitsPerEm;
  if (widths.size > most) widths.clear();
  widths.set(key, width);
  return width;
}
