import { isBlank } from "./clean-text.ts";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The last match of a pattern that ends at or before `max`, and its end; 0 if there is none. */
function lastEnd(text: string, pattern: RegExp): number {
  let end = 0;
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length;
  return end;
}

/** Where a word without spaces is divided: before an address in it, else between two characters. */
function middleOfWord(text: string, max: number): number {
  const address = text.slice(0, max).search(/(?<=.)https?:\/\/\S*$/s);
  if (address > 0) return address;
  let end = 0;
  for (const { segment, index } of graphemes.segment(text.slice(0, max + 40))) {
    if (index + segment.length > max) break;
    end = index + segment.length;
  }
  if (end > 0) return end;
  // One character of more marks than a message holds: between two code points.
  return /[\ud800-\udbff]/.test(text.charAt(max - 1)) ? max - 1 : max;
}

/**
 * A text in pieces of at most `max` UTF-16 units: divided after a paragraph, a line, a sentence or a word, whichever
 * leaves the piece reasonably full. An address is never divided unless it is longer than a piece.
 */
export function splitText(text: string, max: number): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > max) {
    const begin = rest.slice(0, max + 1);
    const ends = [/\n\s*\n/g, /\n/g, /[.!?…]["')\]]?\s/g].map((pattern) => lastEnd(begin, pattern));
    const good = ends.find((end, index) => end >= max / (index === 0 ? 3 : 2));
    const end = good ?? (lastEnd(begin, /\s/g) || middleOfWord(rest, max));
    const piece = rest.slice(0, end).trim();
    pieces.push(piece);
    rest = rest.slice(end).trim();
  }
  pieces.push(rest);
  return pieces.filter((piece) => !isBlank(piece));
}
