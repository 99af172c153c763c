import { namesSomething, type Piece, pieceOf, piecesOf } from "./pieces.ts";
import { type Token, tokensOf } from "./tokens.ts";
import { afterPrice, beforePrice, betweenPrices, ownCurrency } from "./words.ts";

/** One price as the list has it: in minor units, and the words it was read from. */
export type SaidPrice = { minor: number; said: string };
/** Something on the list. With several prices nobody but the person who wrote it knows which is meant. */
export type Offer = { name: string; prices: SaidPrice[]; line: string };
export type PriceList = { offers: Offer[]; unread: string[] };

const longestName = 120;
const longestLine = 2000;
/** What stands before a message copied from WhatsApp, and the number or dot before a line. */
const sender = /^\[\d[^\]]{5,30}\] [^:]{1,60}: |^\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?: [ap]m)? - [^:]{1,60}: /i;
const numbering = /^\s*(?:\d{1,3}(?:\ufe0f?\u20e3|[.)](?=\s|\p{L})))+\s*/u;
const struck = /~[^~\n]{1,60}~/g;
const picture = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\p{Cf}\p{Cc}]|\ufe0f|\u20e3/gu;
const edge = /^[^\p{L}\p{N}([]+|[^\p{L}\p{N})\]%"”'’]+$/gu;
const letters = /\p{L}{2}/u;

/** What is taken out stands as blanks, so that every sign keeps its place. */
const blank = (text: string) => " ".repeat(text.length);

const extent = (line: string, tokens: readonly Token[]) =>
  line.slice(tokens[0]?.at, tokens.at(-1)?.end).replace(/ +/g, " ").trim();

function nameOf(line: string, { tokens, amounts }: Piece): string {
  const isSaid = (at: number) => amounts.some(({ from, to }) => at >= from && at < to);
  const isPassed = (at: number) => tokens[at]?.kind === "mark" || ownCurrency.has(tokens[at]?.text ?? "");
  const skip = (at: number, by: 1 | -1): number => (isPassed(at) ? skip(at + by, by) : at);
  const between = (at: number) => at >= (amounts[0]?.from ?? at) && at < (amounts.at(-1)?.from ?? at);
  const isAround = (at: number, text: string) =>
    (beforePrice.has(text) && isSaid(skip(at + 1, 1))) ||
    (afterPrice.has(text) && isSaid(skip(at - 1, -1))) ||
    (between(at) && (betweenPrices.has(text) || tokens[at]?.kind === "mark"));
  const kept = tokens.map((token, at) =>
    isSaid(at) || ownCurrency.has(token.text) || isAround(at, token.text)
      ? " "
      : `${token.glued ? "" : " "}${line.slice(token.at, token.end)}`,
  );
  return kept
    .join("")
    .replace(/\(\s*\)|\[\s*\]|[*_~]/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(edge, "");
}

function pricesOf(line: string, { tokens, amounts }: Piece): SaidPrice[] {
  const prices = amounts.map(({ from, to, minor }) => ({
    minor,
    said: extent(line, tokens.slice(from, to)),
  }));
  return prices.filter(({ minor }, index) => prices.findIndex((other) => other.minor === minor) === index);
}

function offerOf(line: string, piece: Piece): Offer | undefined {
  const name = nameOf(line, piece);
  if (piece.amounts.length === 0 || !isName(name)) return undefined;
  return { name, prices: pricesOf(line, piece), line: extent(line, piece.tokens) };
}

const isName = (text: string) => letters.test(text) && text.length <= longestName;

const cleaned = (line: string) =>
  line.length > longestLine
    ? ""
    : line.replace(sender, "").replace(numbering, "").replace(struck, blank).replace(picture, blank);

/**
 * Reads a price list as people write it in a chat: `Gauni refu 35,000 / Viatu 28k / vitenge 12 elfu`. What it does not
 * understand is among `unread`; a price it names stands in the text.
 */
export function readPriceList(text: string): PriceList {
  const offers: Offer[] = [];
  const unread: string[] = [];
  /** A name on a line of its own, whose price may be on the next one. */
  let waiting: string | undefined;
  for (const raw of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    const line = cleaned(raw);
    const tokens = tokensOf(line);
    if (!tokens.some(({ kind }) => kind !== "mark")) {
      if (letters.test(raw)) unread.push(raw.trim());
      continue;
    }
    const alone = waiting !== undefined && !namesSomething(tokens) ? pieceOf(tokens) : undefined;
    if (waiting !== undefined && alone && alone.amounts.length > 0) {
      unread.pop();
      offers.push({ name: waiting, prices: pricesOf(line, alone), line: `${waiting} ${line.trim()}` });
      waiting = undefined;
      continue;
    }
    waiting = undefined;
    for (const piece of piecesOf(line, tokens)) {
      const offer = offerOf(line, piece);
      if (offer) {
        offers.push(offer);
        continue;
      }
      unread.push(extent(line, piece.tokens));
      const name = nameOf(line, piece);
      if (piece.tokens.length === tokens.length && isName(name) && !/\d/.test(name)) waiting = name;
    }
  }
  return { offers, unread: unread.filter((line) => /[\p{L}\p{N}]/u.test(line)) };
}
