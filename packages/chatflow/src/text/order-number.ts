/** The order number in a message, as it is stored (`7K4Q9-DXM2T`), or undefined. Ten letters without a digit or dash are a word. */
export function readOrderNumber(text: string): string | undefined {
  for (const [, first, dash, second] of text
    .toUpperCase()
    .matchAll(/(?<![A-Z0-9])([A-Z0-9]{5})(-?)([A-Z0-9]{5})(?![A-Z0-9])/g)) {
    if (dash === "-" || /\d/.test(`${first}${second}`)) return `${first}-${second}`;
  }
  return undefined;
}
