import type { Amount } from "./amount.ts";
import { attachCounts } from "./attach-counts.ts";
import type { Token } from "./tokens.ts";
import {
  gluedOnly,
  multipliers,
  numbered,
  ones,
  otherCurrency,
  ownCurrency,
  rangeWords,
  tens,
  units,
} from "./word-lists.ts";

type Part = { to: number; value: number; times: number; marked: boolean };

const least = 50;
const most = 1_000_000_000;

/** A number in Swahili words: `tano`, `kumi na tano`, `mia mbili`. */
function spoken(tokens: readonly Token[], at: number): { to: number; value: number } | undefined {
  const word = (index: number) => tokens[index]?.text ?? "";
  if (word(at) === "mia") {
    const hundreds = ones.get(word(at + 1));
    return hundreds === undefined ? undefined : { to: at + 2, value: hundreds * 100 };
  }
  const ten = tens.get(word(at));
  const one = word(at + 1) === "na" ? ones.get(word(at + 2)) : undefined;
  if (ten !== undefined) return one === undefined ? { to: at + 1, value: ten } : { to: at + 3, value: ten + one };
  const single = ones.get(word(at));
  return single === undefined ? undefined : { to: at + 1, value: single };
}

/** `28k`, `12 elfu`, `elfu 12`, `laki mbili na nusu`, `35,000`. */
function partAt(tokens: readonly Token[], at: number): Part | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const next = tokens[at + 1];
  if (token.kind === "number") {
    const times = multipliers.get(next?.text ?? "");
    const multiplies = times !== undefined && next && (next.glued || !gluedOnly.has(next.text)) && next.text !== "mia";
    if (token.value === undefined || (multiplies && token.grouped)) return undefined;
    if (multiplies) return { to: at + 2, value: token.value * times, times, marked: true };
    // `30-35k`
    const other = rangeWords.has(next?.text ?? "") && token.value < 1000 ? partAt(tokens, at + 2) : undefined;
    if (other && other.times > 1) return { to: at + 1, value: token.value * other.times, times: 1, marked: true };
    return { to: at + 1, value: token.value, times: 1, marked: token.grouped === true };
  }
  const times = token.text.length > 1 ? multipliers.get(token.text) : undefined;
  if (times === undefined) return undefined;
  const own = tokens[at + 2];
  const isAlone = !(own?.kind === "word" && own.glued);
  const figures = next?.kind === "number" && next.grouped === false && isAlone ? next.value : undefined;
  const said = figures === undefined ? spoken(tokens, at + 1) : { to: at + 2, value: figures };
  if (!said) return undefined;
  const half = tokens[said.to]?.text === "na" && tokens[said.to + 1]?.text === "nusu";
  return { to: said.to + (half ? 2 : 0), value: (said.value + (half ? 0.5 : 0)) * times, times, marked: true };
}

/** Whether a number is a measure, a size or an amount in a foreign currency. */
function isNotAmount(tokens: readonly Token[], from: number, { to, value, times }: Part): boolean {
  const before = tokens[from - 1];
  const after = tokens[to];
  if (otherCurrency.has(before?.text ?? "") || otherCurrency.has(after?.text ?? "")) return true;
  if (["x", "×"].includes(before?.text ?? "") || ["x", "×"].includes(after?.text ?? "")) return true;
  if (times > 1) return false;
  if (after && (units.has(after.text) || (after.kind === "word" && after.glued && !ownCurrency.has(after.text))))
    return true;
  // A date, a time, a fraction, a calculation.
  const small = value < 3000 && !tokens[from]?.grouped;
  const joins = (token: Token | undefined) =>
    small && token?.glued && ["/", ":", "x", "×", "+", "."].includes(token.text);
  if (joins(after) && tokens[to + 1]?.kind === "number") return true;
  if (joins(before) && tokens[from - 2]?.kind === "number") return true;
  return false;
}

/** `size 40`, `lita 5`, `inchi 32`, but not `500 ml 600`; `L` is a litre or a size, and a size when a price follows. */
function isNumbered(tokens: readonly Token[], at: number): boolean {
  const [token, before, second, next] = [tokens[at], tokens[at - 1], tokens[at - 2], tokens[at + 1]];
  if (token?.kind !== "number" || token.grouped || (token.value ?? 0) >= 1000 || next?.text === "k") return false;
  if (before?.text === "l" && ((token.value ?? 0) >= least || multipliers.has(next?.text ?? ""))) return false;
  return numbered.has(before?.text ?? "") || (units.has(before?.text ?? "") && second?.kind !== "number");
}

const isBare = (token: Token | undefined) =>
  token?.kind === "number" || ones.has(token?.text ?? "") || tens.has(token?.text ?? "");

/** Adds the parts that belong to the same amount: `laki 2 na elfu 50`, `elfu moja mia tano`. */
function wholeOf(tokens: readonly Token[], first: Part): Part | undefined {
  const behind = tokens[first.to]?.text === "na" ? first.to + 1 : first.to;
  const more = first.times > 1 ? partAt(tokens, behind) : undefined;
  // `1.5m 28k` and `1m 2024 laki` are two amounts: only a part below a million can continue a whole number of millions.
  const goesOn = more && more.times > 1 && more.times < first.times && more.value < first.times;
  if (goesOn && first.value % first.times === 0)
    return wholeOf(tokens, { ...more, value: first.value + more.value, marked: true });
  // `40 elfu 25`: it is unclear which of the two numbers is meant.
  const unclear = first.times > 1 && isBare(tokens[behind]) && !(more && isNotAmount(tokens, behind, more));
  return unclear ? undefined : first;
}

/** `elfu 10 hadi 15`: the second number takes its thousands from the first. */
function otherEnd(tokens: readonly Token[], { to, times }: Part): Part | undefined {
  const figures = tokens[to + 1];
  if (times === 1 || !rangeWords.has(tokens[to]?.text ?? "") || figures?.kind !== "number") return undefined;
  if (figures.grouped || (figures.value ?? 1000) >= 1000 || multipliers.has(tokens[to + 2]?.text ?? ""))
    return undefined;
  return { to: to + 2, value: (figures.value ?? 0) * times, times, marked: true };
}

/** Every price in a line; undefined when one of them is ambiguous. */
export function findAmounts(tokens: readonly Token[]): Amount[] | undefined {
  const amounts: Amount[] = [];
  const isMoney = (at: number) => ownCurrency.has(tokens[at]?.text ?? "");
  const opens = (at: number) => isMoney(at - 1) || (tokens[at - 1]?.text === "." && isMoney(at - 2));
  for (let at = 0; at < tokens.length; ) {
    const first = isNumbered(tokens, at) ? undefined : partAt(tokens, at);
    if (!first || isNotAmount(tokens, at, first)) {
      at = first?.to ?? at + 1;
      continue;
    }
    const whole = wholeOf(tokens, first);
    if (!whole) return undefined;
    const end = otherEnd(tokens, whole);
    const inside = tokens[at]?.inside === true;
    for (const part of end ? [whole, end] : [whole]) {
      const from = part === end ? end.to - 1 : at;
      const marked = part.marked || opens(from) || isMoney(part.to);
      const fits = part.value >= least && part.value <= most;
      if (marked && !fits) return undefined;
      if (fits)
        amounts.push({
          from,
          to: part.to,
          price: { from, to: part.to },
          minor: Math.round(part.value * 100),
          marked,
          inside,
        });
    }
    at = (end ?? whole).to;
  }
  return attachCounts(tokens, amounts);
}
