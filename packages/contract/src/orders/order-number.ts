/**
 * The order number as it is stored, if these words may be the beginning of one written without its dash: `xpdgwxps0t`.
 */
export function orderNumberIn(words: string): string | undefined {
  const plain = words.replace(/[\s\p{Pd}]/gu, "").toUpperCase();
  return /^(?=.*[A-Z])[0-9A-HJKMNP-TV-Z]{6,10}$/.test(plain) ? `${plain.slice(0, 5)}-${plain.slice(5)}` : undefined;
}
