import { mayShowLink } from "@mauzo/contract/name-without-link";
import type { Language } from "@mauzo/contract/shared";

const most = 60;
const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * The name of a person or shop for mail to people who may know neither: one line, not long. Empty if a mail program
 * might show a link in it; such names are refused now, but older ones may exist.
 */
export function safeDisplayName(name: string): string {
  if (mayShowLink(name)) return "";
  const line = name.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();
  const shown = [...letters.segment(line)].map(({ segment }) => segment);
  const cut =
    shown.length > most
      ? `${shown
          .slice(0, most - 1)
          .join("")
          .trimEnd()}…`
      : line;
  // One letter may have any number of combining marks.
  return cut.length > 2 * most ? "" : cut;
}

const hello: Record<Language, string> = { en: "Hello", sw: "Habari" };

/** The first line of a mail to a person. */
export const mailGreeting = (language: Language, name: string): string =>
  `${[hello[language], safeDisplayName(name)].filter(Boolean).join(" ")},`;
