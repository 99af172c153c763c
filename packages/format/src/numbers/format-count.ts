const written = new Intl.NumberFormat("en-US");

/** A count with comma thousands: `1,200`. */
export const formatCount = (count: number): string => written.format(count);

type Reading = {
  /** The limit; a larger number is not accepted. */
  most?: number;
  /** Accepts decimals that are zero, as files may have them: `40.0`. */
  decimals?: boolean;
};

/**
 * Parses a count from an input field or a file: `12`, `1,200`, `1 200`. Undefined for anything that is not exactly a
 * whole number of zero or more: a sign, a fraction (`1.5`), a range, words (`12 elfu`, `25k`), separators that are not
 * between thousands (`1,2`, `0,500`), or a number too large to be exact.
 */
export function readCount(
  text: string,
  { most = Number.MAX_SAFE_INTEGER, decimals = false }: Reading = {},
): number | undefined {
  const match = /^(\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?:\s\d{3})+)(\.0+)?$/.exec(text.trim());
  if (!match || (match[2] !== undefined && !decimals)) return undefined;
  const count = Number((match[1] ?? "").replace(/[\s,]/g, ""));
  return count <= most ? count : undefined;
}
