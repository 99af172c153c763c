const unitsMost = 14;

/**
 * Formats an amount while typing: keeps digits, one point and two decimals, and groups thousands. Words (`28k`, `elfu
 * 12`), a minus or dash, and a third decimal, which some use for thousands, stay unchanged: without them the price
 * would differ.
 */
export function formatTypedAmount(text: string): string {
  if (isFreeText(text)) return text;
  const [units = "", ...rest] = text.replace(/[^\d.]/g, "").split(".");
  const whole = units.replace(/^0+(?=\d)/, "").slice(0, unitsMost);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return rest.length === 0 ? grouped : `${grouped || "0"}.${rest.join("").slice(0, 2)}`;
}

/** Whether the text is more than digits: a word, possible thousands after a point, a negative amount, or a range. */
export const isFreeText = (text: string): boolean =>
  /\p{L}|\.\d{3}|^\s*[-\u2212]|\d\s*[-\u2212\u2013/]\s*\d/u.test(text);

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
