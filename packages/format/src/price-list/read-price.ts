import { parseMoneyMinor } from "../money.ts";
import { findAmounts } from "./find-amounts.ts";
import { tokensOf } from "./tokens.ts";
import { ownCurrency } from "./word-lists.ts";

/**
 * Parses a single price into minor units: `25,000.50`, `Tsh 35,000/=`, `28k`. Undefined for anything else, and for
 * `35.000`, which means thousands to some people and three decimals to others.
 */
export function readPrice(text: string): number | undefined {
  const typed = parseMoneyMinor(text);
  if (typed !== undefined || /^\D*\d{1,3}\.\d{3}\D*$/.test(text)) return typed;
  const tokens = tokensOf(text);
  const [amount, ...more] = findAmounts(tokens) ?? [];
  if (!amount || more.length > 0) return undefined;
  const rest = [...tokens.slice(0, amount.from), ...tokens.slice(amount.to)];
  return rest.every((token) => ownCurrency.has(token.text)) ? amount.minor : undefined;
}
