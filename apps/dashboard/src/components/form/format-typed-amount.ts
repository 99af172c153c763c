const unitsMost = 14;

/** Digits with commas or spaces anywhere, one point with at most two decimals, and what people write behind a price. */
const plain = /^\s*[\d,\s]*(?:\.[\d\s]{0,2})?\s*(?:\/[=-])?\s*$/;

/**
 * Formats an amount while typing: groups the thousands of what is plainly a number. Anything else (`28k`, `elfu 12`, a
 * minus, a second point, a third decimal, which some use for thousands) stays unchanged: what is left out of it would be
 * another amount.
 */
export function formatTypedAmount(text: string): string {
  if (!plain.test(text)) return text;
  const [units = "", decimals] = text.replace(/[^\d.]/g, "").split(".");
  const whole = units.replace(/^0+(?=\d)/, "");
  if (whole.length > unitsMost) return text;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return decimals === undefined ? grouped : `${grouped || "0"}.${decimals}`;
}

/** Where to put the caret in `after`, so that as many digits follow it as followed `caret` in `before`. */
export function caretAfter(before: string, caret: number, after: string): number {
  const behind = before.slice(caret).replace(/[^\d.]/g, "").length;
  let place = after.length;
  for (let left = behind; left > 0 && place > 0; ) {
    place -= 1;
    if (/[\d.]/.test(after[place] ?? "")) left -= 1;
  }
  // Before a comma, not after it: there Backspace would only delete the comma, which then comes back.
  return after[place - 1] === "," ? place - 1 : place;
}
