/** `2024-03-15-09-30-00_photo.jpg`, `20240315093000-photo.jpg`, `2024-03-15-09-30-00` and an extension. */
const timestamp = /^\d{4}-?\d{2}-?\d{2}[-_T ]?\d{2}[-:.]?\d{2}[-:.]?\d{2}(?:[-_. ]+(?=.))/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unprintable = /[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A file's name without its folder, invisible characters, and the timestamp some phones and servers put first. */
export function cleanFileName(name: string): string {
  const [last = ""] = name.replace(unprintable, "").split(/[\\/]/).slice(-1);
  const cut = last.trim().replace(timestamp, "");
  return (/^\.?\w{2,4}$/.test(cut) ? last.trim() : cut) || "file";
}
