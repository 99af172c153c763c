import { mayShowLink } from "@mauzo/contract/names";
import type { Language } from "@mauzo/contract/shared";

const most = 60;
const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * A name that somebody gave a person or a shop, as our mail says it to people who may know neither: one line, not long.
 * Nothing where a mail program might show a link in it; it may be older than what is refused for a name.
 */
export function nameInMail(name: string): string {
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
  // One letter may have any number of marks.
  return cut.length > 2 * most ? "" : cut;
}

const hello: Record<Language, string> = { en: "Hello", sw: "Habari" };

/** How a mail to a person begins. */
export const greeting = (language: Language, name: string): string =>
  `${[hello[language], nameInMail(name)].filter(Boolean).join(" ")},`;
