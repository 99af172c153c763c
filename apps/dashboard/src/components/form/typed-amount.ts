const unitsMost = 14;

/**
 * An amount as it is typed: figures are kept, with one point and two decimals, and the thousands grouped. Words (`28k`,
 * `elfu 12`), a minus or dash, and a third decimal, which means thousands to some, stay as they are: without them it is another price.
 */
export function typedAmount(text: string): string {
  if (isWorded(text)) return text;
  const [units = "", ...rest] = text.replace(/[^\d.]/g, "").split(".");
  const whole = units.replace(/^0+(?=\d)/, "").slice(0, unitsMost);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return rest.length === 0 ? grouped : `${grouped || "0"}.${rest.join("").slice(0, 2)}`;
}

/** Whether there is more in it than figures: a word, what may be thousands behind a point, less than nothing, or one amount to another. */
export const isWorded = (text: string): boolean => /\p{L}|\.\d{3}|^\s*[-\u2212]|\d\s*[-\u2212\u2013/]\s*\d/u.test(text);

/** Where the caret belongs in `after` so that as many figures stand behind it as stood behind `caret` in `before`. */
export function caretAfter(before: string, caret: number, after: string): number {
  const behind = before.slice(caret).replace(/[^\d.]/g, "").length;
  let place = after.length;
  for (let left = behind; left > 0 && place > 0; ) {
    place -= 1;
    if (/[\d.]/.test(after[place] ?? "")) left -= 1;
  }
  // Before a comma rather than behind it, where Backspace would only take the comma away and see it come back.
  return after[place - 1] === "," ? place - 1 : place;
}
