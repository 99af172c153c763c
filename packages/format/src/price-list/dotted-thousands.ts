import { readPrice } from "./read-price.ts";

const dotted = /^(\D*)([1-9]\d{0,2})\.(\d{3})(\D*)$/;

/**
 * A price such as `15.000`, which is thousands to some and decimals to others, written as thousands: `15,000`. Undefined for
 * whatever is read in one way only, or in none.
 */
export function dottedThousands(text: string): string | undefined {
  const [, before = "", thousands, rest = "", after = ""] = dotted.exec(text.trim()) ?? [];
  if (thousands === undefined) return undefined;
  const written = `${before}${thousands},${rest}${after}`;
  const minor = Number(thousands + rest) * 100;
  return readPrice(text) === undefined && readPrice(written) === minor ? written : undefined;
}
