import { namesSomething, type Piece, pieceOf, splitIntoPieces } from "./split-into-pieces.ts";
import { splitVariant } from "./split-variant.ts";
import { type Token, tokensOf } from "./tokens.ts";
import { afterPrice, beforePrice, betweenPrices, ownCurrency } from "./word-lists.ts";

/**
 * One price as the list has it: in minor units, and the words it was read from. `count`: the price is for that many
 * units.
 */
export type SaidPrice = { minor: number; said: string; count?: number };
export type SaidVariant = { name: string; minor: number };
/**
 * An item on the list. With several prices, or one for several units, only its author knows which is meant. `numbered`:
 * its name if the count may be part of it, as in `iPhone 13`. With `variants` each of them has its own price.
 */
export type Offer = { name: string; prices: SaidPrice[]; line: string; numbered?: string; variants?: SaidVariant[] };
export type PriceList = { offers: Offer[]; unread: string[] };

const longestName = 120;
const longestLine = 2000;
/** The header of a message copied from WhatsApp, and the number or bullet before a line. */
const sender = /^\[\d[^\]]{5,30}\] [^:]{1,60}: |^\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?: [ap]m)? - [^:]{1,60}: /i;
const numbering = /^\s*(?:\d{1,3}(?:\ufe0f?\u20e3|[.)](?=\s|\p{L})))+\s*/u;
const struck = /~[^~\n]{1,60}~/g;
const picture = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\p{Cf}\p{Cc}]|\ufe0f|\u20e3/gu;
const edge = /^[^\p{L}\p{N}([]+|[^\p{L}\p{N})\]%"”'’]+$/gu;
const letters = /\p{L}{2}/u;

/** Removed text is replaced by blanks, so that every character keeps its position. */
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
  const prices = amounts.map(({ price, minor, count }) => ({
    minor,
    said: extent(line, tokens.slice(price.from, price.to)),
    ...(count !== undefined && { count }),
  }));
  return prices.filter(
    ({ minor, count }, index) => prices.findIndex((other) => other.minor === minor && other.count === count) === index,
  );
}

/** The name including the count, where the count comes after the name: `iPhone 13 kwa 1.2m`. */
function numberedName(line: string, { tokens, amounts }: Piece): string | undefined {
  const [amount, ...more] = amounts;
  if (!amount || amount.count === undefined || more.length > 0 || amount.from === amount.price.from) return undefined;
  if (!namesSomething(tokens.slice(0, amount.from))) return undefined;
  return nameOf(line, { tokens, amounts: [{ ...amount, ...amount.price }] });
}

type Read = { piece: Piece; name: string; prices: SaidPrice[]; base: string; variant: string };
const readPiece = (line: string, piece: Piece): Read => {
  const name = nameOf(line, piece);
  return { piece, name, prices: pricesOf(line, piece), ...splitVariant(name) };
};

/** Whether it is a variant with a price but without the product's name: `XL 12k`. */
const isVariantOnly = ({ base, variant, prices }: Read) => base === "" && variant !== "" && prices.length > 0;
const onlyPrice = ({ prices: [price, ...more] }: Read) =>
  price && price.count === undefined && more.length === 0 ? price.minor : undefined;

/** Several variants with a price each; undefined where one has no price, or two have the same name. */
function variantsOf(all: readonly Read[]): SaidVariant[] | undefined {
  const variants = all.flatMap((each) => {
    const minor = onlyPrice(each);
    return minor === undefined || each.variant === "" ? [] : [{ name: each.variant, minor }];
  });
  const names = new Set(variants.map(({ name }) => name.toLowerCase()));
  return variants.length === all.length && names.size === all.length ? variants : undefined;
}

function offerOf(line: string, read: Read): Offer | undefined {
  const { piece, name, prices } = read;
  if (prices.length === 0 || !isName(name) || isVariantOnly(read)) return undefined;
  const numbered = numberedName(line, piece);
  return { name, prices, line: extent(line, piece.tokens), ...(numbered !== undefined && { numbered }) };
}

/** An item with the variants that follow it in its line: `Kofia S 10k, M 12k`. */
function familyOf(line: string, head: Read, followers: readonly Read[]): Offer | undefined {
  const variants = followers.length > 0 && isName(head.base) ? variantsOf([head, ...followers]) : undefined;
  const tokens = [head, ...followers].flatMap(({ piece }) => piece.tokens);
  return variants && { name: head.base, prices: [], line: extent(line, tokens), variants };
}

/** The lines below a name that has its own line. A single variant is no choice: it becomes part of the name. */
function belowName(name: string, read: readonly Read[]): Pick<Offer, "name" | "prices" | "variants"> | undefined {
  const variants = variantsOf(read);
  const [only, ...more] = read;
  if (!variants || !only) return undefined;
  return more.length > 0 ? { name, prices: [], variants } : { name: `${name} ${only.variant}`, prices: only.prices };
}

const isName = (text: string) => letters.test(text) && text.length <= longestName;

const cleaned = (line: string) =>
  line.length > longestLine
    ? ""
    : line.replace(sender, "").replace(numbering, "").replace(struck, blank).replace(picture, blank);

/**
 * Parses a price list as people write it in a chat: `Gauni refu 35,000 / Viatu 28k / vitenge 12 elfu`. Text it does not
 * understand is in `unread`; every price it returns is in the text.
 */
export function readPriceList(text: string): PriceList {
  const offers: Offer[] = [];
  const unread: string[] = [];
  /** A name on its own line, whose price may be on the next line. */
  let waiting: string | undefined;
  /** The lines below that name, as long as they are its variants. */
  let below: { offer: Offer; read: Read[] } | undefined;
  for (const raw of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    const line = cleaned(raw);
    const tokens = tokensOf(line);
    if (!tokens.some(({ kind }) => kind !== "mark")) {
      if (letters.test(raw)) unread.push(raw.trim());
      continue;
    }
    const price = waiting !== undefined && !below && !namesSomething(tokens) ? pieceOf(tokens) : undefined;
    if (waiting !== undefined && price && price.amounts.length > 0) {
      unread.pop();
      offers.push({ name: waiting, prices: pricesOf(line, price), line: `${waiting} ${line.trim()}` });
      waiting = undefined;
      continue;
    }
    const read = splitIntoPieces(line, tokens).map((piece) => readPiece(line, piece));
    // Variants below a name that has its own line.
    if (waiting !== undefined && read.every(isVariantOnly)) {
      const all: Read[] = [...(below?.read ?? []), ...read];
      const found = belowName(waiting, all);
      if (found) {
        if (below) offers.pop();
        else unread.pop();
        below = { offer: { ...found, line: `${below?.offer.line ?? waiting} ${line.trim()}` }, read: all };
        offers.push(below.offer);
        continue;
      }
    }
    waiting = below = undefined;
    for (let at = 0; at < read.length; at++) {
      const [head, ...rest] = read.slice(at);
      if (!head) break;
      const next = rest.findIndex((each) => !isVariantOnly(each));
      const followers = isVariantOnly(head) ? [] : rest.slice(0, next === -1 ? undefined : next);
      const family = familyOf(line, head, followers);
      const offer = family ?? offerOf(line, head);
      if (family) at += followers.length;
      if (offer) {
        offers.push(offer);
        continue;
      }
      unread.push(extent(line, head.piece.tokens));
      if (head.piece.tokens.length === tokens.length && isName(head.name) && !/\d/.test(head.name)) waiting = head.name;
    }
  }
  return { offers, unread: unread.filter((line) => /[\p{L}\p{N}]/u.test(line)) };
}
