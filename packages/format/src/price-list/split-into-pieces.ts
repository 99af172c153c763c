import type { Amount } from "./amount.ts";
import { findAmounts } from "./find-amounts.ts";
import type { Token } from "./tokens.ts";
import { afterPrice, betweenPrices, ownCurrency } from "./word-lists.ts";

const isSeparator = ({ text }: Token) => ["/", "|", ";", "•", "·", ",", "+", "&"].includes(text);
const isStrong = (line: string, { text, at, end }: Token) =>
  ["|", ";", "•", "·"].includes(text) || (text === "/" && line[at - 1] === " " && line[end] === " ");

/** Whether these tokens contain part of a name: words other than those used around prices. */
export const namesSomething = (tokens: readonly Token[]) =>
  tokens.some(
    ({ kind, text, inside }) => kind === "word" && !inside && !betweenPrices.has(text) && !ownCurrency.has(text),
  );

/** Tokens that belong together, with the prices among them. */
export type Piece = { tokens: Token[]; amounts: Amount[] };

/** Ignores amounts in brackets, which are sizes, unless the only price is there. */
function outside(amounts: Amount[]): Amount[] {
  const free = amounts.filter(({ inside }) => !inside);
  return free.length > 0 ? free : amounts.filter(({ marked }) => marked);
}

const isYear = (minor: number) => minor >= 199_000 && minor <= 203_900 && minor % 10_000 !== 0;

/**
 * A number without a currency counts as a price only where prices are expected, first or last, and when it is not a
 * year.
 */
function unmarked(tokens: readonly Token[], amounts: readonly Amount[]): Amount[] {
  const likely = amounts.filter(({ minor }) => !isYear(minor));
  const ends = (to: number) => {
    const next = tokens.slice(to).find(({ kind, inside, text }) => kind !== "mark" && !inside && !afterPrice.has(text));
    return next === undefined || next.text === "kwa" || next.text === "kila" || next.text === "per";
  };
  return likely.some(({ from, to }) => from === 0 || ends(to)) ? likely : [];
}

/** These tokens with the prices among them; undefined when one of them is ambiguous. */
export function pieceOf(tokens: Token[]): Piece | undefined {
  const amounts = findAmounts(tokens);
  if (!amounts) return undefined;
  const meant = outside(amounts);
  const marked = meant.filter((amount) => amount.marked);
  return { tokens, amounts: marked.length > 0 ? marked : unmarked(tokens, meant) };
}

const isWhole = (tokens: Token[]) => (pieceOf(tokens)?.amounts.length ?? 0) > 0 && namesSomething(tokens);

/** Splits a line where one item with its price ends and another begins. */
function cutAtSeparators(line: string, tokens: Token[]): Token[][] {
  const pieces: Token[][] = [];
  let from = 0;
  tokens.forEach((token, at) => {
    if (token.inside || !isSeparator(token)) return;
    const strong = isStrong(line, token);
    const after = tokens.findIndex(
      (next, index) => index > at && !next.inside && isSeparator(next) && (!strong || isStrong(line, next)),
    );
    const right = tokens.slice(at + 1, after === -1 ? undefined : after);
    if (isWhole(tokens.slice(from, at)) && isWhole(right)) {
      pieces.push(tokens.slice(from, at));
      from = at + 1;
    }
  });
  return [...pieces, tokens.slice(from)];
}

const shifted = (amount: Amount, by: number): Amount => ({
  ...amount,
  from: amount.from - by,
  to: amount.to - by,
  price: { from: amount.price.from - by, to: amount.price.to - by },
});

/** Splits `Gauni 35,000 Viatu 28k` and `35,000 Gauni 28k Viatu`, where a name is between any two prices. */
function cutAtPrices({ tokens, amounts }: Piece): Piece[] {
  const gaps = amounts.slice(1).map((amount, index) => tokens.slice(amounts[index]?.to, amount.from));
  if (gaps.length === 0 || !gaps.every(namesSomething)) return [{ tokens, amounts }];
  const nameFirst = namesSomething(tokens.slice(0, amounts[0]?.from));
  return amounts.map((amount, index) => {
    const from = nameFirst ? (amounts[index - 1]?.to ?? 0) : index === 0 ? 0 : amount.from;
    const to = nameFirst
      ? index === amounts.length - 1
        ? tokens.length
        : amount.to
      : (amounts[index + 1]?.from ?? tokens.length);
    const own = tokens.slice(from, to);
    return { tokens: own, amounts: [shifted(amount, from)] };
  });
}

/** Splits a line into pieces of one item each. */
export const splitIntoPieces = (line: string, tokens: Token[]): Piece[] =>
  cutAtSeparators(line, tokens).flatMap((part) => {
    const piece = pieceOf(part);
    return piece ? cutAtPrices(piece) : [{ tokens: part, amounts: [] }];
  });
