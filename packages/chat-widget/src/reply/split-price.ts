/**
 * Splits a text at its prices (`25,000.00 TZS`), so that they can be highlighted. The parts joined are the same text.
 */
export function splitPrice(text: string): { text: string; price: boolean }[] {
  const parts: { text: string; price: boolean }[] = [];
  let from = 0;
  for (const found of text.matchAll(/(?<![\d.,])\d{1,3}(?:,\d{3}){0,5}(?:\.\d{1,2})?\s?[A-Z]{3}(?![\p{L}\p{N}])/gu)) {
    if (found.index > from) parts.push({ text: text.slice(from, found.index), price: false });
    parts.push({ text: found[0], price: true });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), price: false });
  return parts;
}
