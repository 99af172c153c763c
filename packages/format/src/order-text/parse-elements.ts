import type { Token } from "../price-list/tokens.ts";
import { readNumeral } from "./read-numeral.ts";
import {
  containers,
  countUnits,
  fillers,
  measures,
  moneyAfter,
  moneyWords,
  numbered,
  thousands,
} from "./word-lists.ts";

/**
 * The parts of a requested item. `count`: a number that is a quantity; `bare`: a number that may be one; `measure`: a
 * number of kilos or litres; `word`: part of the name.
 */
export type Element =
  | { kind: "word"; text: string }
  | { kind: "count"; value: number; text: string }
  /** `isSpoken`: written in words, not in digits. */
  | { kind: "bare"; value: number; text: string; isSpoken: boolean }
  | { kind: "measure"; value: number; unit: string };

const isTimes = (token: Token | undefined) => ["x", "×", "*"].includes(token?.text ?? "");
const text = (value: number) => String(Number(value.toPrecision(6)));
const larger: Readonly<Record<string, string>> = { g: "kg", ml: "l" };

/** `0.5kg`: a measure as one word, in the same spelling for half a kilo and 500 g. */
export function measureWord(value: number, unit: string): string {
  const whole = larger[unit];
  return whole ? `${text(value / 1000)}${whole}` : `${text(value)}${unit}`;
}

/** Money is not a quantity: `35,000`, `35k`, `Tsh 500`, `9,600/=`. */
function moneyEnd(tokens: readonly Token[], at: number): number | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token) return undefined;
  if (moneyWords.has(token.text)) return next?.kind === "number" ? (moneyEnd(tokens, at + 1) ?? at + 2) : at + 1;
  if (thousands.has(token.text) && readNumeral(tokens, at + 1)) return readNumeral(tokens, at + 1)?.to;
  if (token.kind !== "number") return undefined;
  // `35k`, `500 tsh`; in `2 @ 35,000` and `2 tsh 35,000` the word belongs to the number after it.
  const isSum = moneyAfter.has(next?.text ?? "") && tokens[at + 2]?.kind !== "number";
  if (thousands.has(next?.text ?? "") || isSum || next?.text === "%") return at + 2;
  return token.grouped || token.value === undefined || token.value > 10_000 ? at + 1 : undefined;
}

/** The position after `a` and `of`, which may follow a number: `half a kilo`. */
const behindArticle = (tokens: readonly Token[], at: number) =>
  ["a", "an", "of", "ya", "za"].includes(tokens[at]?.text ?? "") ? at + 1 : at;

/** `7up`, `6x6`: a number that is part of a word; units are not words here. */
function gluedWord(tokens: readonly Token[], at: number): { to: number; element: Element } | undefined {
  const [token, next, last] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (token?.kind !== "number" || next?.kind !== "word" || !next.glued) return undefined;
  if (next.text === "x" && last?.kind === "number" && last.glued)
    return { to: at + 3, element: { kind: "word", text: `${token.text}x${last.text}` } };
  const isUnit = isTimes(next) || measures.has(next.text) || countUnits.has(next.text) || thousands.has(next.text);
  return isUnit ? undefined : { to: at + 2, element: { kind: "word", text: token.text + next.text } };
}

function numberElement(tokens: readonly Token[], at: number): { to: number; element: Element } | undefined {
  const number = readNumeral(tokens, at);
  if (!number) return undefined;
  const { value } = number;
  const bare = text(value);
  if (isTimes(tokens[number.to])) return { to: number.to + 1, element: { kind: "count", value, text: bare } };
  const unitAt = behindArticle(tokens, number.to);
  const unit = tokens[unitAt]?.text ?? "";
  // `2l` is litres; in `mashati mawili L` and `shirt 2 L` it is a size.
  const measure = unit.length > 1 || tokens[unitAt]?.glued ? measures.get(unit) : undefined;
  if (measure) return { to: unitAt + 1, element: { kind: "measure", value, unit: measure } };
  const times = countUnits.get(unit);
  // In `dazeni mbili` the number follows the unit, so reading starts at the unit.
  const isCounted = times !== undefined && !(times > 1 && value >= 1 && readNumeral(tokens, unitAt + 1));
  if (isCounted) return { to: unitAt + 1, element: { kind: "count", value: value * times, text: bare } };
  if (containers.has(unit)) return { to: number.to, element: { kind: "count", value, text: bare } };
  return { to: number.to, element: { kind: "bare", value, text: bare, isSpoken: tokens[at]?.kind === "word" } };
}

function unitElement(tokens: readonly Token[], at: number): { to: number; element: Element } | undefined {
  const unit = tokens[at]?.text ?? "";
  const number = readNumeral(tokens, at + 1);
  const measure = measures.get(unit);
  const isUnit = tokens[at]?.kind === "word";
  if (!isUnit) return undefined;
  if (measure && number && unit.length > 1)
    return { to: number.to, element: { kind: "measure", value: number.value, unit: measure } };
  const times = countUnits.get(unit);
  if (times !== undefined) {
    const value = number?.value ?? 1;
    if (number || times > 1)
      return { to: number?.to ?? at + 1, element: { kind: "count", value: value * times, text: text(value) } };
  }
  if (measure && unit.length > 1 && measure !== "in")
    return { to: at + 1, element: { kind: "measure", value: 1, unit: measure } };
  return undefined;
}

/** Turns the tokens of one requested item into elements; leaves out `of`, `za` and polite words. */
export function parseElements(tokens: readonly Token[]): Element[] {
  const elements: Element[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    const behindMoney = moneyEnd(tokens, at);
    if (behindMoney !== undefined) {
      at = behindMoney;
      continue;
    }
    // `x2` is one token, `x 2` are two.
    const glued = /^x(\d{1,4})$/.exec(token.text)?.[1];
    const behind = isTimes(token) ? readNumeral(tokens, at + 1) : undefined;
    const sized = numbered.has(token.text) ? tokens[at + 1] : undefined;
    if (glued !== undefined || behind) {
      const value = glued === undefined ? (behind?.value ?? 1) : Number(glued);
      if (value > 0) elements.push({ kind: "count", value, text: text(value) });
      at = behind?.to ?? at + 1;
    } else if (sized && sized.kind !== "mark" && !fillers.has(sized.text)) {
      elements.push({ kind: "word", text: sized.text });
      at += 2;
    } else {
      const read = gluedWord(tokens, at) ?? numberElement(tokens, at) ?? unitElement(tokens, at);
      if (read) elements.push(read.element);
      else if (token.kind !== "mark" && !fillers.has(token.text) && !countUnits.has(token.text))
        elements.push({ kind: "word", text: token.text });
      at = read?.to ?? at + 1;
    }
  }
  return elements;
}
