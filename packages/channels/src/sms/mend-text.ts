import { SegmentedMessage } from "sms-segments-calculator";
import { smsLines } from "./count-parts.ts";

/** What the library leaves as it is, or makes wider. */
const spaces = /[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const dashes = /[\u2011\u2012\u2212]/g;

/** Only what stands alone: a sign inside an emoji is a part of it. */
const mendOne = (grapheme: string): string =>
  [...grapheme].length === 1 ? new SegmentedMessage(grapheme, "auto", true).graphemes.join("") : grapheme;

/**
 * The same words with fewer characters that make an SMS dearer: curly quotes, dashes, dots and spaces that a phone or an
 * office program put there. Letters and emoji stay.
 */
export function mendText(text: string): string {
  const plain = smsLines(text).normalize("NFC").replaceAll(spaces, " ").replaceAll(dashes, "-");
  return new SegmentedMessage(plain).graphemes.map(mendOne).join("");
}
