const written = new Intl.NumberFormat("en-US");

/** A count as people read it: comma thousands. `1,200`. */
export const formatCount = (count: number): string => written.format(count);

type Reading = {
  /** What is more than this is no count. */
  most?: number;
  /** A file may write a count with decimals of nothing: `40.0`. */
  decimals?: boolean;
};

/**
 * Reads how many somebody typed, or a file has: `12`, `1,200`, `1 200`. Undefined for all that is not exactly a whole
 * number of nothing or more: a sign, a part (`1.5`), a range, a word (`12 elfu`, `25k`), separators that stand anywhere
 * but between thousands (`1,2`, `0,500`), or what is too large to be exact.
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
