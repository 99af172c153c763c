import { type Face, findFace, type Weight } from "./faces.ts";

/** One sign as a reader sees it, and the face it is drawn in. */
export type Sign = { text: string; face: Face };

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const isMark = /^\p{M}$/u;
/** What turns the sign before it into another picture; drawn apart it would be noise. */
const modifiers = /[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]/gu;
const flagLetters = /[\u{1f1e6}-\u{1f1ff}]/gu;
const isPicture = /\p{Extended_Pictographic}/u;
const unknown = 0xfffd;
/** A letter carries as many marks as any language puts on one. */
const mostMarks = 4;

const letterOf = (flag: string) => String.fromCharCode((flag.codePointAt(0) ?? 0) - 0x1f1e6 + 65);

/** A family of four is drawn as its first person: joined pictures are not in these faces. */
function plain(grapheme: string): string {
  const shown = grapheme.replace(modifiers, "").replace(flagLetters, letterOf);
  return isPicture.test(shown) ? (shown.split("\u200d")[0] ?? shown) : shown;
}

function spellOne(grapheme: string, weight: Weight): Sign[] {
  const [first = "", ...rest] = plain(grapheme);
  if (first === "") return [];
  const base = findFace(first.codePointAt(0) ?? unknown, weight);
  if (!base) {
    const face = isMark.test(first) ? undefined : findFace(unknown, weight);
    return face ? [{ text: String.fromCodePoint(unknown), face }] : [];
  }
  const marks = rest.filter((mark) => base.font.hasGlyphForCodePoint(mark.codePointAt(0) ?? unknown));
  const isFlag = rest.length > 0 && flagLetters.test(grapheme);
  return [{ text: first + marks.slice(0, isFlag ? 1 : mostMarks).join(""), face: base }];
}

/**
 * The signs of a text, each with a face that has it. A sign that no face has becomes `�`, one for a run of them, so that
 * a reader sees that something is there.
 */
export function spell(text: string, weight: Weight): Sign[] {
  const signs: Sign[] = [];
  for (const { segment } of graphemes.segment(text))
    for (const sign of spellOne(segment, weight)) {
      const repeats = sign.text === "\ufffd" && signs.at(-1)?.text === "\ufffd";
      if (!repeats) signs.push(sign);
    }
  return signs;
}
