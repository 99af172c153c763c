const breaks = /\r\n|[\n\r\u2028\u2029]/g;
/** Control characters, direction marks, and characters without width; joiners of letters stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
const spaces = /[^\S\n]+/g;
const most = 2000;

/** Prepares a text for a document: only visible characters and line breaks, and a limit for endless texts. */
export function cleanText(text: string): string {
  const seen = text.toWellFormed().normalize("NFC").replace(breaks, "\n").replace(unseen, "").replace(spaces, " ");
  const lines = seen.split("\n").map((line) => line.trim());
  const whole = lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return whole.length > most
    ? `${whole
        .slice(0, most)
        .toWellFormed()
        .replace(/\ufffd$/, "")}…`
    : whole;
}
