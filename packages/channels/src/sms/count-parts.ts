import { SegmentedMessage } from "sms-segments-calculator";

export type SmsParts = {
  encoding: "gsm7" | "ucs2";
  /** How many messages it is sent as, and paid for. */
  parts: number;
  /** Of 160 or 70 in one part, of 153 or 67 in each of several; some characters count two. */
  characters: number;
  /** What makes it "ucs2", each once. */
  unicodeCharacters: string[];
};

/** What a part of several holds in UCS-2. */
const partUnits = 67;
/** Stands alone beside any other, in one unit and in two. */
const fillers = ["\u4e00", "\u{1f600}"] as const;

/** The library keeps a letter and its marks together, even if there are more marks than a part holds. */
const cutApart = (grapheme: string): string =>
  grapheme.length <= partUnits ? grapheme : [...grapheme].map((point) => fillers[point.length - 1] ?? "").join("");

/** Lines as they are sent: Windows' line ends would take two characters, and no part is paid for those. */
export const smsLines = (text: string): string => text.replaceAll("\r\n", "\n");

/** How a text travels as SMS (3GPP TS 23.038 and 23.040). */
export function countParts(text: string): SmsParts {
  const sent = smsLines(text);
  const message = new SegmentedMessage(sent);
  const isGsm7 = message.getEncodingName() === "GSM-7";
  const cut = message.graphemes.map(cutApart).join("");
  return {
    encoding: isGsm7 ? "gsm7" : "ucs2",
    parts: (cut === sent ? message : new SegmentedMessage(cut)).segmentsCount,
    characters: isGsm7 ? message.numberOfCharacters : sent.length,
    unicodeCharacters: [...new Set(message.getNonGsmCharacters())],
  };
}
