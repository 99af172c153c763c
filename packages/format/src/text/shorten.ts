const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Shortens `text` to at most `max` UTF-16 units with an ellipsis, at a word's end if there is one in the second half.
 */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  let kept = "";
  for (const { segment } of graphemes.segment(text.slice(0, max + 40))) {
    if (kept.length + segment.length > max - 1) break;
    kept += segment;
  }
  const word = text[kept.length] === " " ? kept.length : kept.lastIndexOf(" ");
  return `${(word >= max / 2 ? kept.slice(0, word) : kept).trimEnd()}…`;
}
