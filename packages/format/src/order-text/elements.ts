import type { Token } from "../price-list/tokens.ts";
import { numeralAt } from "./numbers.ts";
import { containers, countUnits, fillers, measures, moneyAfter, moneyWords, numbered, thousands } from "./words.ts";

/**
 * What a wish is made of. `count`: a number that says how many; `bare`: a number that may; `measure`: a number of kilos or
 * litres; `word`: what names the thing.
 */
export type Element =
  | { kind: "word"; text: string }
  | { kind: "count"; value: number; text: string }
  /** `isSpoken`: in words, and not in figures. */
  | { kind: "bare"; value: number; text: string; isSpoken: boolean }
  | { kind: "measure"; value: number; unit: string };

const isTimes = (token: Token | undefined) => ["x", "×", "*"].includes(token?.text ?? "");
const text = (value: number) => String(Number(value.toPrecision(6)));
const larger: Readonly<Record<string, string>> = { g: "kg", ml: "l" };

/** `0.5kg`: a measure as one word, however it was written: half a kilo, or 500 g. */
export function measureWord(value: number, unit: string): string {
  const whole = larger[unit];
  return whole ? `${text(value / 1000)}${whole}` : `${text(value)}${unit}`;
}

/** Money is no quantity: `35,000`, `35k`, `Tsh 500`, `9,600/=`. */
function moneyEnd(tokens: readonly Token[], at: number): number | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token) return undefined;
  if (moneyWords.has(token.text)) return next?.kind === "number" ? (moneyEnd(tokens, at + 1) ?? at + 2) : at + 1;
  if (thousands.has(token.text) && numeralAt(tokens, at + 1)) return numeralAt(tokens, at + 1)?.to;
  if (token.kind !== "number") return undefined;
  // `35k`, `500 tsh`; in `2 @ 35,000` and `2 tsh 35,000` the word belongs to what follows.
  const isSum = moneyAfter.has(next?.text ?? "") && tokens[at + 2]?.kind !== "number";
  if (thousands.has(next?.text ?? "") || isSum || next?.text === "%") return at + 2;
  return token.grouped || token.value === undefined || token.value > 10_000 ? at + 1 : undefined;
}

/** The place behind `a` and `of`, which stand between a number and what it counts: `half a kilo`. */
const behindArticle = (tokens: readonly Token[], at: number) =>
  ["a", "an", "of", "ya", "za"].includes(tokens[at]?.text ?? "") ? at + 1 : at;

/** `7up`, `6x6`: a number that is part of a word; units are no words. */
function gluedWord(tokens: readonly Token[], at: number): { to: number; element: Element } | undefined {
  const [token, next, last] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (token?.kind !== "number" || next?.kind !== "word" || !next.glued) return undefined;
  if (next.text === "x" && last?.kind === "number" && last.glued)
    return { to: at + 3, element: { kind: "word", text: `${token.text}x${last.text}` } };
  const isUnit = isTimes(next) || measures.has(next.text) || countUnits.has(next.text) || thousands.has(next.text);
  return isUnit ? undefined : { to: at + 2, element: { kind: "word", text: token.text + next.text } };
}

function numberElement(tokens: readonly Token[], at: number): { to: number; element: Element } | undefined {
  const number = numeralAt(tokens, at);
  if (!number) return undefined;
  const { value } = number;
  const bare = text(value);
  if (isTimes(tokens[number.to])) return { to: number.to + 1, element: { kind: "count", value, text: bare } };
  const unitAt = behindArticle(tokens, number.to);
  const unit = tokens[unitAt]?.text ?? "";
  // `2l` are litres, in `mashati mawili L` and `shirt 2 L` it is a size.
  const measure = unit.length > 1 || tokens[unitAt]?.glued ? measures.get(unit) : undefined;
  if (measure) return { to: unitAt + 1, element: { kind: "measure", value, unit: measure } };
  const times = countUnits.get(unit);
  // `dazeni mbili` is read from its unit on.
  const isCounted = times !== undefined && !(times > 1 && value >= 1 && numeralAt(tokens, unitAt + 1));
  if (isCounted) return { to: unitAt + 1, element: { kind: "count", value: value * times, text: bare } };
  if (containers.has(unit)) return { to: number.to, element: { kind: "count", value, text: bare } };
  return { to: number.to, element: { kind: "bare", value, text: bare, isSpoken: tokens[at]?.kind === "word" } };
}

function unitElement(tokens: readonly Token[], at: number): { to: number; element: Element } | undefined {
  const unit = tokens[at]?.text ?? "";
  const number = numeralAt(tokens, at + 1);
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

/** Reads the tokens of one wish; `of`, `za` and words of courtesy are left out. */
export function elementsOf(tokens: readonly Token[]): Element[] {
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
    const behind = isTimes(token) ? numeralAt(tokens, at + 1) : undefined;
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
