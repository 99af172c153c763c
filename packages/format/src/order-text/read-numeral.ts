import type { Token } from "../price-list/tokens.ts";
import { numberWords } from "./word-lists.ts";

export type Numeral = { to: number; value: number };

const most = 10_000;

/** Reads a number: `3`, `1/2`, `tatu`, `kumi na mbili`, `half a`; undefined where no number begins. */
export function readNumeral(tokens: readonly Token[], at: number): Numeral | undefined {
  const single = singleAt(tokens, at);
  if (!single) return undefined;
  const one = oneBehind(tokens, at, single);
  if (one) return { to: one.to, value: single.value + one.value };
  // `kumi na mbili`, `mia na hamsini`, `2 na nusu`.
  const more = tokens[single.to]?.text === "na" ? singleAt(tokens, single.to + 1) : undefined;
  const adds = more && (more.value < 1 ? single.value >= 1 : isWord(tokens, at) && goesOn(single.value, more.value));
  return adds ? { to: more.to, value: single.value + more.value } : single;
}

/** The five of `twenty five` and `twenty-five`. */
function oneBehind(tokens: readonly Token[], at: number, ten: Numeral): Numeral | undefined {
  if (!/ty$/.test(tokens[at]?.text ?? "")) return undefined;
  const behind = ten.to + (tokens[ten.to]?.text === "-" ? 1 : 0);
  const one = numberWords.get(tokens[behind]?.text ?? "");
  return one !== undefined && one >= 1 && one < 10 ? { to: behind + 1, value: one } : undefined;
}

const isWord = (tokens: readonly Token[], at: number) => tokens[at]?.kind === "word";
const goesOn = (ten: number, one: number) => ten >= 10 && ten % 10 === 0 && one < (ten >= 100 ? 100 : 10);

function singleAt(tokens: readonly Token[], at: number): Numeral | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.text === "½") return { to: at + 1, value: 0.5 };
  const spoken = token.kind === "word" ? numberWords.get(token.text) : undefined;
  // `mia mbili`: the multiplier of a hundred follows it.
  const times = spoken === 100 ? numberWords.get(tokens[at + 1]?.text ?? "") : undefined;
  if (times !== undefined && times >= 1 && times < 10) return { to: at + 2, value: 100 * times };
  if (spoken !== undefined) return { to: at + 1, value: spoken };
  if (token.kind !== "number" || token.grouped || token.value === undefined) return undefined;
  const [slash, second] = [tokens[at + 1], tokens[at + 2]];
  if (slash?.text === "/" && second?.kind === "number" && second.value && token.value < second.value)
    return { to: at + 3, value: token.value / second.value };
  return token.value > 0 && token.value <= most ? { to: at + 1, value: token.value } : undefined;
}
