import { type Token, tokensOf } from "../price-list/tokens.ts";
import { type Element, measureWord, parseElements } from "./parse-elements.ts";
import { readNumeral } from "./read-numeral.ts";
import { bulk, hardWords, numbered, softWords } from "./word-lists.ts";

/** One way to read a requested item: the words of its name, in lower case, and the quantity. */
export type Interpretation = {
  words: string[];
  quantity: number;
  /** The unit of the quantity: three of `1kg`. */
  unit?: string;
};
export type RequestedItem = {
  /** As it is written in the message. */
  text: string;
  /** The likeliest first: `iphone 13` may be thirteen of one thing, or one of another. */
  readings: Interpretation[];
  /** A number, a measure or a unit gives the quantity. */
  isCounted: boolean;
  /** A word such as `na` precedes it, which also occurs inside names: `wali na maharage`. */
  joins: boolean;
};

const longestLine = 400;
const sender =
  /^\s*\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]m)?\]?\s*(?:-\s*)?[^:]{0,60}:\s/i;
const numbering = /^\s*(?:\d{1,2}[.)]\s+|[-–—•*·▪➢✅👉]+\s*)/u;
const hardMarks = new Set([",", ";", "+", "|", "•", "·", ".", "?", "!", "(", ")", "،"]);

type Segment = { tokens: Token[]; joins: boolean };

/** Splits a line between requested items: `gauni 2 na sukari kilo 3, viatu`, but not inside `kumi na mbili`. */
function cut(tokens: readonly Token[]): Segment[] {
  const segments: Segment[] = [{ tokens: [], joins: false }];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    const number = readNumeral(tokens, at);
    if (number) {
      segments.at(-1)?.tokens.push(...tokens.slice(at, number.to));
      at = number.to;
      continue;
    }
    const soft = softWords.has(token.text);
    // `no. 42`
    const shortens = token.text === "." && numbered.has(tokens[at - 1]?.text ?? "");
    if (shortens) {
      at++;
      continue;
    }
    if (soft || hardWords.has(token.text) || hardMarks.has(token.text)) {
      const last = segments.at(-1);
      if (last && last.tokens.length === 0) last.joins = last.joins && soft;
      else segments.push({ tokens: [], joins: soft });
    } else segments.at(-1)?.tokens.push(token);
    at++;
  }
  return segments.filter((segment) => segment.tokens.length > 0);
}

const wordOf = (element: Element) =>
  element.kind === "measure" ? measureWord(element.value, element.unit) : element.text;

/** The name from all elements but one, which is the quantity. */
const reading = (elements: readonly Element[], quantity: Element | undefined): Interpretation => ({
  words: elements.filter((element) => element !== quantity).map(wordOf),
  quantity: quantity && quantity.kind !== "word" ? quantity.value : 1,
  ...(quantity?.kind === "measure" && { unit: quantity.unit }),
});

/**
 * Numbers that may be the quantity, the likeliest first: one at the beginning, then numbers in words (sizes are written
 * in digits), then the last one.
 */
function likeliest(elements: readonly Element[]): Element[] {
  const bare = elements.filter((element) => element.kind === "bare");
  if (elements[0]?.kind === "bare") return bare;
  return bare.reverse().sort((a, b) => Number(b.isSpoken) - Number(a.isSpoken));
}

function readingsOf(elements: readonly Element[]): Interpretation[] {
  const counted = elements.find(({ kind }) => kind === "count");
  if (counted) return [reading(elements, counted)];
  const whole = reading(elements, undefined);
  const bare = likeliest(elements);
  if (bare.length > 0) return [...bare.slice(0, 3).map((each) => reading(elements, each)), whole];
  const measured = elements.find((element) => element.kind === "measure" && bulk.has(element.unit));
  return measured ? [reading(elements, measured), whole] : [whole];
}

/** `cola x6 fanta x6`, `2x cola 3x fanta`: splits where each item has its own number. */
function cutAtCounts({ tokens, joins }: Segment): Segment[] {
  const at = tokens.flatMap(({ text }, index) => (/^x\d{1,4}$/.test(text) ? [index + 1] : []));
  const isTrailing = at.length > 1 && at.at(-1) === tokens.length;
  const times = tokens.flatMap(({ text }, index) =>
    text === "x" && tokens[index - 1]?.kind === "number" ? [index - 1] : [],
  );
  const isLeading = times.length > 1 && times[0] === 0;
  const ends = isTrailing ? at : isLeading ? [...times.slice(1), tokens.length] : [tokens.length];
  return ends.map((end, index) => ({ tokens: tokens.slice(ends[index - 1] ?? 0, end), joins: index === 0 && joins }));
}

function wishOf(line: string, { tokens, joins }: Segment): RequestedItem | number | undefined {
  const [first, last] = [tokens.at(0), tokens.at(-1)];
  const elements = parseElements(tokens);
  const [only] = elements;
  if (elements.length === 1 && only?.kind === "bare") return only.value;
  const readings = readingsOf(elements).filter(({ words }) => words.some((word) => /\p{L}/u.test(word)));
  if (!first || !last || readings.length === 0) return undefined;
  const isCounted = elements.some(({ kind }) => kind !== "word");
  return { text: line.slice(first.at, last.end).trim(), readings, isCounted, joins };
}

/** A number on its own is the quantity of the item before it: `Mna taulo? Naomba nne`. */
function withQuantity(wish: RequestedItem, quantity: number, text: string): RequestedItem {
  return wish.isCounted
    ? wish
    : { ...wish, text, isCounted: true, readings: wish.readings.map((each) => ({ ...each, quantity })) };
}

/**
 * Parses an order as people write it in a chat: `Naomba gauni jekundu 2 na sukari kilo 3, viatu namba 42 x1`. Ignores
 * polite words and prices; a part without a name is not an item. A quantity may be a fraction: `nusu kilo` is 0.5.
 */
export function readOrderText(text: string): RequestedItem[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((raw) => {
    if (raw.length > longestLine * 5) return [];
    const line = raw.replace(sender, "").replace(numbering, "");
    const wishes: RequestedItem[] = [];
    let from = 0;
    for (const segment of cut(tokensOf(line)).flatMap(cutAtCounts)) {
      const wish = wishOf(line, segment);
      const before = wishes.at(-1);
      if (typeof wish === "number") {
        const end = segment.tokens.at(-1)?.end ?? from;
        if (before) wishes.splice(-1, 1, withQuantity(before, wish, line.slice(from, end).trim()));
      } else if (wish) {
        wishes.push(wish);
        from = segment.tokens[0]?.at ?? 0;
      }
    }
    return wishes;
  });
}

/** The words of a name, with measures in one spelling: `Sukari kilo 2` and `SUKARI 2kg` give the same. */
export const nameWords = (name: string): string[] => parseElements(tokensOf(name)).map(wordOf);
