import { folded, rootsOf } from "./word-forms.ts";

/** The edit distance of two words: insertions, deletions, substitutions and swaps of neighbouring letters. */
function edits(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const [above, left, corner] = [rows[i - 1]?.[j] ?? 0, row[j - 1] ?? 0, rows[i - 1]?.[j - 1] ?? 0];
      let least = Math.min(above + 1, left + 1, corner + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

const isExact = /\d|^.{1,3}$/;

/**
 * The similarity of two words, from 0 to 1: 1 for the same word in any form or either language; less with each typing
 * mistake. Numbers, measures and short words must be equal.
 */
export function wordSimilarity(said: string, named: string): number {
  const [a, b] = [folded(said), folded(named)];
  if (a === b) return 1;
  const roots = rootsOf(b);
  if ([...rootsOf(a)].some((root) => roots.has(root))) return 1;
  if (isExact.test(a) || isExact.test(b)) return 0;
  if (b.startsWith(a) || a.startsWith(b))
    return Math.max(0.8, Math.min(a.length, b.length) / Math.max(a.length, b.length));
  const longest = Math.max(a.length, b.length);
  if (Math.abs(a.length - b.length) > 2 || longest > 40) return 0;
  const wrong = edits(a, b);
  return wrong <= (longest >= 7 ? 2 : 1) ? 1 - wrong / longest : 0;
}
