import bidiFactory from "bidi-js";
import { cleanText } from "./clean-text.ts";
import type { LoadedFont, Weight } from "./find-font.ts";
import { type Glyph, splitGlyphs } from "./split-glyphs.ts";

/** Glyphs in one font and one direction; `text` in the order the PDF library expects. */
export type Piece = { text: string; face: LoadedFont; width: number };
/** A line of text from left to right. */
export type TextLine = { pieces: Piece[]; width: number };
/** The width of a text in a font, in units of the font size. */
export type Measure = (text: string, face: LoadedFont) => number;

type Part = { signs: Glyph[]; face: LoadedFont; level: number; width: number };
type Word = { parts: Part[]; width: number; isSpace: boolean };

const bidi = bidiFactory();
const isArabic = /\p{Script=Arabic}/u;

/**
 * The text in the order the PDF library expects: it reverses Arabic itself; other right-to-left text is reversed here.
 */
function drawn(signs: Glyph[], level: number): string {
  const text = signs.map((sign) => sign.text).join("");
  if (level % 2 === 0 || isArabic.test(text)) return text;
  return signs
    .toReversed()
    .map((sign) => bidi.getMirroredCharacter(sign.text) ?? sign.text)
    .join("");
}

function partOf(signs: Glyph[], level: number, measure: Measure): Part[] {
  const [first] = signs;
  if (!first) return [];
  return [{ signs, face: first.face, level, width: measure(drawn(signs, level), first.face) }];
}

/** Splits glyphs with their direction into words and the spaces between them. */
function wordsOf(signs: Glyph[], measure: Measure): Word[] {
  const text = signs.map((sign) => sign.text).join("");
  const { levels } = bidi.getEmbeddingLevels(text, "auto");
  const words: { parts: { signs: Glyph[]; level: number }[]; isSpace: boolean }[] = [];
  let at = 0;
  for (const sign of signs) {
    const level = levels[at] ?? 0;
    at += sign.text.length;
    const isSpace = sign.text === " ";
    if (words.at(-1)?.isSpace !== isSpace) words.push({ parts: [], isSpace });
    const parts = words.at(-1)?.parts ?? [];
    const before = parts.at(-1);
    if (before && before.level === level && before.signs[0]?.face === sign.face) before.signs.push(sign);
    else parts.push({ signs: [sign], level });
  }
  return words.map(({ parts, isSpace }) => {
    const measured = parts.flatMap((part) => partOf(part.signs, part.level, measure));
    return { parts: measured, width: widthOf(measured), isSpace };
  });
}

const widthOf = (parts: readonly { width: number }[]) => parts.reduce((sum, { width }) => sum + width, 0);

/** Splits a word that is wider than a line between its glyphs. */
function cut(word: Word, room: number, measure: Measure): Word[] {
  if (word.width <= room) return [word];
  const rows: Part[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const { signs, level } of word.parts)
    for (const sign of signs) {
      const [part] = partOf([sign], level, measure);
      if (!part) continue;
      if (used + part.width > room) {
        rows.push([]);
        used = 0;
      }
      const row = rows.at(-1) ?? [];
      const before = row.at(-1);
      if (before && before.face === part.face && before.level === level) {
        row.splice(-1, 1, ...partOf([...before.signs, sign], level, measure));
      } else row.push(part);
      used = widthOf(row);
    }
  return rows.map((parts) => ({ parts, width: widthOf(parts), isSpace: false }));
}

/** Rule L2 of the Unicode Bidirectional Algorithm, applied to parts. */
function inOrder(parts: Part[]): Part[] {
  const order = [...parts];
  const highest = Math.max(0, ...order.map(({ level }) => level));
  for (let level = highest; level > 0; level--)
    for (let from = 0; from < order.length; from++) {
      let to = from;
      while ((order[to]?.level ?? -1) >= level) to++;
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  return order;
}

function lineOf(words: Word[], measure: Measure): TextLine {
  const parts = inOrder(words.flatMap((word) => word.parts));
  const merged: Part[] = [];
  for (const part of parts) {
    const before = merged.at(-1);
    const joins = before && before.face === part.face && before.level === part.level && part.level % 2 === 0;
    if (joins) merged.splice(-1, 1, ...partOf([...before.signs, ...part.signs], part.level, measure));
    else merged.push(part);
  }
  const pieces = merged.map((part) => ({ text: drawn(part.signs, part.level), face: part.face, width: part.width }));
  return { pieces, width: widthOf(pieces) };
}

function wrap(paragraph: string, { weight, room, measure }: Setting): TextLine[] {
  const lines: TextLine[] = [];
  let row: Word[] = [];
  let used = 0;
  const end = () => {
    if (row.at(-1)?.isSpace) row.pop();
    lines.push(lineOf(row, measure));
    [row, used] = [[], 0];
  };
  for (const whole of wordsOf(splitGlyphs(paragraph, weight), measure))
    for (const word of whole.isSpace ? [whole] : cut(whole, room, measure)) {
      if (word.isSpace && row.length === 0) continue;
      if (used + word.width > room && row.length > 0 && !word.isSpace) end();
      row.push(word);
      used += word.width;
    }
  end();
  return lines;
}

export type Setting = {
  weight: Weight;
  /** The maximum width of a line, in units of the font size. */
  room: number;
  measure: Measure;
};

/** Breaks any text into lines of at most the given width, ready to be drawn from left to right. */
export const layoutText = (text: string, setting: Setting): TextLine[] =>
  cleanText(text)
    .split("\n")
    .flatMap((paragraph) => wrap(paragraph, setting));
