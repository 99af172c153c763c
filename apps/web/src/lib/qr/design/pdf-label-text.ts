/** Characters beyond Latin-1 in the standard fonts of a PDF, with their codes there (WinAnsi). */
const beyondLatin1 = new Map(
  [..."€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ"].map((character, at) => [
    character,
    [0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96]
      .concat([0x97, 0x98, 0x99, 0x9a, 0x9b, 0x9c, 0x9e, 0x9f])
      .at(at),
  ]),
);

/** The byte of a character in a PDF's standard fonts; undefined when they do not have it. */
export function printedByte(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0;
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return code;
  return beyondLatin1.get(character);
}

/** The characters of a label that no PDF font prints, each once. */
export const unprintable = (label: string): string =>
  [...new Set(label)].filter((character) => printedByte(character) === undefined).join("");

/** Advance widths of Helvetica Bold from the space to the tilde, in thousandths of its size (Adobe's AFM). */
const widths = (
  "278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 " +
  "584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 " +
  "611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 " +
  "778 556 556 500 389 280 389 584"
)
  .split(" ")
  .map(Number);

/** The width of a text in Helvetica Bold of size 1; letters with accents are as wide as the plain ones. */
export const textWidth = (text: string): number =>
  [...text.normalize("NFD").replaceAll(/\p{M}/gu, "")].reduce((sum, character) => {
    const width = widths[(character.codePointAt(0) ?? 0) - 0x20];
    return sum + (width ?? 611) / 1000;
  }, 0);
