export type Token = {
  kind: "number" | "word" | "mark";
  /** In lower case. */
  text: string;
  at: number;
  end: number;
  /** No space between it and the token before it. */
  glued: boolean;
  /** Inside brackets. */
  inside: boolean;
  /** The value of a number; undefined where it is unclear. */
  value?: number | undefined;
  /** Whether a number has thousands separators. */
  grouped?: boolean;
};

const number =
  /\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?(?![\d,.]*\d)|\d{1,3}(?:\.\d{3})+(?![\d,.]*\d)|\d{1,3}(?: \d{3})+(?![\d,.]*\d)|\d[\d.,]*/y;
const telephone = /(?:\+\d{1,3}|255|0)[ -]?\d(?:[ -]?\d){7,9}(?!\d)/y;
const word = /\p{L}[\p{L}\p{M}\p{N}'’]*/uy;
const suffix = /\/[=-]/y;

/** Replaces wide digits and any kind of space by plain ones, keeping the positions. */
const plain = (line: string) =>
  line
    .replace(/[０-９]/g, (figure) => String.fromCharCode(figure.charCodeAt(0) - 0xfee0))
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t]/g, " ")
    .replace(/[，]/g, ",");

function readFigures(text: string): Pick<Token, "value" | "grouped"> {
  if (/^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(text)) return { value: Number(text.replaceAll(",", "")), grouped: true };
  if (/^\d{1,3}([. ]\d{3})+$/.test(text)) return { value: Number(text.replace(/[. ]/g, "")), grouped: true };
  // A number with a leading zero is a telephone number or a code.
  if (/^(0|[1-9]\d{0,9})([.,]\d{1,2})?$/.test(text)) return { value: Number(text.replace(",", ".")), grouped: false };
  return { value: undefined, grouped: false };
}

const match = (pattern: RegExp, line: string, at: number) => {
  pattern.lastIndex = at;
  return pattern.exec(line)?.[0];
};

/** Splits a line into numbers, words and marks. */
export function tokensOf(line: string): Token[] {
  const text = plain(line);
  const tokens: Token[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; ) {
    const figures = match(telephone, text, at) ?? match(number, text, at)?.replace(/[.,]+$/, "");
    const found = figures ?? match(word, text, at) ?? match(suffix, text, at);
    const piece = found ?? String.fromCodePoint(text.codePointAt(at) ?? 32);
    const end = at + piece.length;
    if (/[([{]/.test(piece)) depth++;
    if (piece.trim() !== "") {
      const kind = figures !== undefined ? "number" : found !== undefined && !found.startsWith("/") ? "word" : "mark";
      tokens.push({
        kind,
        text: piece.toLowerCase(),
        at,
        end,
        glued: tokens.at(-1)?.end === at,
        inside: depth > 0,
        ...(kind === "number" && readFigures(piece)),
      });
    }
    if (/[)\]}]/.test(piece)) depth = Math.max(0, depth - 1);
    at = end;
  }
  return tokens;
}
