const number = /(?<![A-Z0-9])([A-Z0-9]{5})(-?)([A-Z0-9]{5})(?![A-Z0-9])/g;

/**
 * The order number in a message, as it is stored (`7K4Q9-DXM2T`), or undefined. Without its dash it needs a letter and
 * a digit: ten letters are a word, ten digits a phone number.
 */
export function readOrderNumber(text: string): string | undefined {
  for (const [, first = "", dash, second = ""] of text.toUpperCase().matchAll(number)) {
    const joined = `${first}${second}`;
    if (dash === "-" || (/\d/.test(joined) && /[A-Z]/.test(joined))) return `${first}-${second}`;
  }
  return undefined;
}
