import { findFont, type LoadedFont, type Weight } from "./find-font.ts";

/** One character as a reader sees it, and the font it is drawn in. */
export type Glyph = { text: string; face: LoadedFont };

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const isMark = /^\p{M}$/u;
/** Characters that turn the one before into another picture; drawn separately they would be noise. */
const modifiers = /[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]/gu;
const flagLetters = /[\u{1f1e6}-\u{1f1ff}]/gu;
const isPicture = /\p{Extended_Pictographic}/u;
const unknown = 0xfffd;
/** No language puts more combining marks on one letter. */
const mostMarks = 4;

const letterOf = (flag: string) => String.fromCharCode((flag.codePointAt(0) ?? 0) - 0x1f1e6 + 65);

/** A family emoji of four is drawn as its first person: these fonts have no joined pictures. */
function plain(grapheme: string): string {
  const shown = grapheme.replace(modifiers, "").replace(flagLetters, letterOf);
  return isPicture.test(shown) ? (shown.split("\u200d")[0] ?? shown) : shown;
}

function spellOne(grapheme: string, weight: Weight): Glyph[] {
  const [first = "", ...rest] = plain(grapheme);
  if (first === "") return [];
  const base = findFont(first.codePointAt(0) ?? unknown, weight);
  if (!base) {
    const face = isMark.test(first) ? undefined : findFont(unknown, weight);
    return face ? [{ text: String.fromCodePoint(unknown), face }] : [];
  }
  const marks = rest.filter((mark) => base.font.hasGlyphForCodePoint(mark.codePointAt(0) ?? unknown));
  const isFlag = rest.length > 0 && flagLetters.test(grapheme);
  return [{ text: first + marks.slice(0, isFlag ? 1 : mostMarks).join(""), face: base }];
}

/**
 * The glyphs of a text, each with a font that has it. Characters that no font has become `�`, one for a run of them, so
 * that a reader sees that something is there.
 */
export function splitGlyphs(text: string, weight: Weight): Glyph[] {
  const signs: Glyph[] = [];
  for (const { segment } of graphemes.segment(text))
    for (const sign of spellOne(segment, weight)) {
      const repeats = sign.text === "\ufffd" && signs.at(-1)?.text === "\ufffd";
      if (!repeats) signs.push(sign);
    }
  return signs;
}
