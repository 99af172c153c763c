import { readPrice } from "./read-price.ts";

const dotted = /^(\D*)([1-9]\d{0,2})\.(\d{3})(\D*)$/;

/**
 * Writes a price such as `15.000`, which means thousands to some people and decimals to others, as thousands: `15,000`.
 * Undefined for anything that is unambiguous or not a price.
 */
export function dottedThousands(text: string): string | undefined {
  const [, before = "", thousands, rest = "", after = ""] = dotted.exec(text.trim()) ?? [];
  if (thousands === undefined) return undefined;
  const written = `${before}${thousands},${rest}${after}`;
  const minor = Number(thousands + rest) * 100;
  return readPrice(text) === undefined && readPrice(written) === minor ? written : undefined;
}
