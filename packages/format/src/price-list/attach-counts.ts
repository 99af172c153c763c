import type { Amount } from "./amount.ts";
import type { Token } from "./tokens.ts";
import {
  afterPrice,
  forSeveral,
  leadsToPrice,
  multipliers,
  numbered,
  ones,
  ownCurrency,
  rangeWords,
  tens,
  units,
} from "./word-lists.ts";

type Count = { from: number; to: number; value: number };

const most = 999;
const isCount = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value >= 2 && value <= most;

/** The count whose tokens end here: `3`, `tatu`, `kumi na mbili`. */
function countUntil(tokens: readonly Token[], to: number): Count | undefined {
  const token = tokens[to - 1];
  if (token?.kind === "number")
    return !token.grouped && isCount(token.value) ? { from: to - 1, to, value: token.value } : undefined;
  const word = token?.text ?? "";
  const one = ones.get(word);
  const ten = tokens[to - 2]?.text === "na" ? tens.get(tokens[to - 3]?.text ?? "") : undefined;
  if (one !== undefined && ten !== undefined) return { from: to - 3, to, value: ten + one };
  const value = one ?? tens.get(word);
  return isCount(value) ? { from: to - 1, to, value } : undefined;
}

/**
 * Whether the token before a number makes it something other than a count: a size, a measure, the end of a range or an
 * amount.
 */
function isOther(tokens: readonly Token[], { from }: Count): boolean {
  const before = tokens[from - 1];
  if (!before) return false;
  if (rangeWords.has(before.text) || before.text === "/" || before.text === ".")
    return tokens[from - 2]?.kind === "number";
  return (
    before.kind === "number" || numbered.has(before.text) || units.has(before.text) || multipliers.has(before.text)
  );
}

/** `3 kwa 5000`, `3 for Tsh 5,000`. */
function countBefore(tokens: readonly Token[], { from, inside }: Amount): Count | undefined {
  let at = from - 1;
  while (leadsToPrice.has(tokens[at]?.text ?? "")) at--;
  if (!forSeveral.has(tokens[at]?.text ?? "")) return undefined;
  const count = countUntil(tokens, at);
  return count && tokens[count.from]?.inside === inside && !isOther(tokens, count) ? count : undefined;
}

/** `5000 kwa 3`, but not `5000 kwa 3 kg`. */
function countAfter(tokens: readonly Token[], { to }: Amount): Count | undefined {
  let at = to;
  while (ownCurrency.has(tokens[at]?.text ?? "") || afterPrice.has(tokens[at]?.text ?? "")) at++;
  if (!forSeveral.has(tokens[at]?.text ?? "")) return undefined;
  const count = countUntil(tokens, at + 2);
  const next = tokens[at + 2];
  const counts = next?.kind === "word" && (units.has(next.text) || multipliers.has(next.text) || next.glued);
  return count && count.from === at + 1 && !counts ? count : undefined;
}

/** Adds to each amount the count it is for, where there is one; a number used as a count is not an amount. */
export function attachCounts(tokens: readonly Token[], amounts: readonly Amount[]): Amount[] {
  const counted = amounts.map((amount) => {
    const before = countBefore(tokens, amount);
    const count = before ?? countAfter(tokens, amount);
    if (!count) return { amount, count };
    const [from, to] = [Math.min(amount.from, count.from), Math.max(amount.to, count.to)];
    return { amount: { ...amount, from, to, count: count.value }, count };
  });
  return counted.flatMap(({ amount, count }) =>
    !count && counted.some(({ count: other }) => other && amount.from >= other.from && amount.to <= other.to)
      ? []
      : [amount],
  );
}
