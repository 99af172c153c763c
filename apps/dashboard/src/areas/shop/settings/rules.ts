const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s-]+/g, " ")
    .trim();

/** Whether a page of the settings is found by this: each word typed begins a word of its name, text or keywords. */
export function isFoundBy(typed: string, words: readonly string[]): boolean {
  const there = words.flatMap((text) => plain(text).split(/[^\p{L}\p{N}]+/u));
  return plain(typed)
    .split(" ")
    .every((word) => there.some((one) => one.startsWith(word)));
}
