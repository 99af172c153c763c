import { formatAmount } from "../money.ts";
import { readPrice } from "../price-list/read-price.ts";
import { parsePercentage } from "./parse-percentage.ts";

/**
 * What stands in a field for an amount: minor units, or hundredths of a percent; where it cannot be read, the text
 * itself, so that nobody takes it for an empty field.
 */
export type TypedAmount = number | string;
export type AmountKind = "money" | "percentage";

/** A leading minus is no dash before the price, as in a list: the typed amount is negative. */
const isNegative = (text: string) => /^\s*[-\u2212]/.test(text);

/**
 * Reads an amount as people type it (`25,000`, `28k`, `elfu 12`; `12.5 %`). Undefined for an empty text; the text itself
 * where it is no amount, negative, or has more than two decimals.
 */
export function readAmount(text: string, kind: AmountKind = "money"): TypedAmount | undefined {
  if (text.trim() === "") return undefined;
  if (isNegative(text)) return text;
  return (kind === "money" ? readPrice(text) : parsePercentage(text)) ?? text;
}

/** What a field shows for an amount. */
export const amountText = (amount: TypedAmount | null | undefined): string =>
  typeof amount === "number" ? formatAmount(amount) : (amount ?? "");

/** Whether something was typed that is no amount: it must not be saved as if nothing were there. */
export const isUnreadable = (amount: TypedAmount | null | undefined): amount is string => typeof amount === "string";

/** The amount itself, for sums shown while typing; undefined where there is none to read. */
export const exactAmount = (amount: TypedAmount | null | undefined): number | undefined =>
  typeof amount === "number" ? amount : undefined;
