import type { Amount } from "./amount.ts";
import { amountsOf } from "./amounts.ts";
import type { Token } from "./tokens.ts";
import { afterPrice, betweenPrices, ownCurrency } from "./words.ts";

const isSeparator = ({ text }: Token) => ["/", "|", ";", "•", "·", ",", "+", "&"].includes(text);
const isStrong = (line: string, { text, at, end }: Token) =>
  ["|", ";", "•", "·"].includes(text) || (text === "/" && line[at - 1] === " " && line[end] === " ");

/** What of these tokens names something: words that are not said around prices. */
export const namesSomething = (tokens: readonly Token[]) =>
  tokens.some(
    ({ kind, text, inside }) => kind === "word" && !inside && !betweenPrices.has(text) && !ownCurrency.has(text),
  );

/** Tokens that belong together, and the prices among them. */
export type Piece = { tokens: Token[]; amounts: Amount[] };

/** Brackets hold sizes, unless the only price is there. */
function outside(amounts: Amount[]): Amount[] {
  const free = amounts.filter(({ inside }) => !inside);
  return free.length > 0 ? free : amounts.filter(({ marked }) => marked);
}

const isYear = (minor: number) => minor >= 199_000 && minor <= 203_900 && minor % 10_000 !== 0;

/** Numbers that do not say that they are money are taken for it where a price stands, first or last, and are no years. */
function unmarked(tokens: readonly Token[], amounts: readonly Amount[]): Amount[] {
  const likely = amounts.filter(({ minor }) => !isYear(minor));
  const ends = (to: number) => {
    const next = tokens.slice(to).find(({ kind, inside, text }) => kind !== "mark" && !inside && !afterPrice.has(text));
    return next === undefined || next.text === "kwa" || next.text === "kila" || next.text === "per";
  };
  return likely.some(({ from, to }) => from === 0 || ends(to)) ? likely : [];
}

/** These tokens with the prices that are meant among them; undefined where one can be read in two ways. */
export function pieceOf(tokens: Token[]): Piece | undefined {
  const amounts = amountsOf(tokens);
  if (!amounts) return undefined;
  const meant = outside(amounts);
  const marked = meant.filter((amount) => amount.marked);
  return { tokens, amounts: marked.length > 0 ? marked : unmarked(tokens, meant) };
}

const isWhole = (tokens: Token[]) => (pieceOf(tokens)?.amounts.length ?? 0) > 0 && namesSomething(tokens);

/** Cuts a line where one thing with its price ends and another begins. */
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

/** Cuts `Gauni 35,000 Viatu 28k` and `35,000 Gauni 28k Viatu`, where a name stands between any two prices. */
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

/** A line as pieces of one thing each. */
export const piecesOf = (line: string, tokens: Token[]): Piece[] =>
  cutAtSeparators(line, tokens).flatMap((part) => {
    const piece = pieceOf(part);
    return piece ? cutAtPrices(piece) : [{ tokens: part, amounts: [] }];
  });
