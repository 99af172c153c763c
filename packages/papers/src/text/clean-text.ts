const breaks = /\r\n|[\n\r\u2028\u2029]/g;
/** Controls, marks that turn a text around, and what takes no room: joiners of letters stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
const spaces = /[^\S\n]+/g;
const most = 2000;

/** A text as a paper takes it: what can be seen of it, on lines; an end to what has none. */
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
