/** An amount in minor units (cents) of an ISO 4217 currency. */
type Money = { minor: number; currency: string };

/** Every currency of the product is stored and shown with two decimals. */
const minorPerUnit = 100;
const amount = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * Money as people read it: two decimals, comma thousands, currency suffix. `25,000.00 TZS`.
 * @throws RangeError when `minor` is not a safe integer.
 */
export function formatMoney({ minor, currency }: Money): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError("Money takes a safe integer of minor units");
  const units = Math.trunc(Math.abs(minor) / minorPerUnit);
  const cents = String(Math.abs(minor) % minorPerUnit).padStart(2, "0");
  const sign = minor < 0 ? "-" : "";
  return `${sign}${amount.format(units).replace(/\.00$/, "")}.${cents} ${currency}`;
}

/**
 * The amount alone, as an input field shows it: comma thousands, cents only where there are some. `25,000`, `0.50`.
 * @throws RangeError when `minor` is not a safe integer.
 */
export const formatAmount = (minor: number): string =>
  formatMoney({ minor, currency: "TZS" }).replace(/(\.00)? TZS$/, "");

/** The amount for programs, with two decimals and nothing else: `25000.00`. */
export function plainAmount(minor: number): string {
  const cents = String(Math.abs(minor) % minorPerUnit).padStart(2, "0");
  return `${minor < 0 ? "-" : ""}${Math.trunc(Math.abs(minor) / minorPerUnit)}.${cents}`;
}

/**
 * Parses an amount typed by a person (`25,000`, `25000.50`, `25 000`) into minor units; undefined when it is not an
 * amount, has more than two decimals, is negative or too large to be exact.
 */
export function parseMoneyMinor(text: string): number | undefined {
  const match = /^(\d{1,3}(?:[, ]\d{3})+|\d{1,14})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return undefined;
  const units = (match[1] ?? "").replace(/[, ]/g, "");
  const minor = Number(units + (match[2] ?? "").padEnd(2, "0"));
  return Number.isSafeInteger(minor) ? minor : undefined;
}
