// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff]/g;
const invisible = /^[\s\p{Cc}\p{Cf}]*$/u;

/** Whether nobody could see anything of it. */
export const isBlank = (text: string): boolean => invisible.test(text);

/** A text of several lines as a channel and a database take it; "" if nothing of it can be seen. */
export function cleanText(text: string | undefined): string {
  if (text === undefined) return "";
  const clean = text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(controls, "")
    .trim();
  return isBlank(clean) ? "" : clean;
}

/** The same in one line: titles, labels, headers. */
export const cleanLine = (text: string | undefined): string => cleanText(text).replace(/\s+/g, " ");

/** Texts that are not empty, with an empty line between them. */
export const paragraphs = (...texts: readonly string[]): string => texts.filter((text) => text !== "").join("\n\n");

/** An address that a channel can fetch or open; undefined for anything else. */
export function webAddress(link: string): string | undefined {
  const address = link.toWellFormed().trim();
  if (!/^https?:\/\/[^\s/]/i.test(address) || /\s/.test(address) || !URL.canParse(address)) return undefined;
  return address;
}
