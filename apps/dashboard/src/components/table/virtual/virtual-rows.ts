/** The rows from `from` up to, not including, `to`. */
export type RowRange = { from: number; to: number };

/** The maximum number of rendered rows. */
export const maxRenderedRows = 90;
/** The initial batch size: a larger one would delay what the user types meanwhile. */
export const firstBatch = 1;
/** The largest batch size, for devices that render it within one frame. */
const mostAtOnce = 3;

/** The next batch size after the last batch took this many milliseconds: smaller if a press would have to wait. */
export function nextBatchSize(before: number, took: number): number {
  if (took < 22) return Math.min(before + 1, mostAtOnce);
  return took > 34 ? Math.max(1, before - 1) : before;
}
/** How many rows are rendered before and after the visible ones. */
const overscan = 6;
/** How many rows may lie outside the overscan before they are removed, so that not every scroll removes some. */
const slack = 3;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The next range to render, one batch closer to the target; returns `drawn` itself when the target is reached. */
export function nextRenderedRows(drawn: RowRange, seen: RowRange, count: number, piece: number): RowRange {
  const first = clamp(seen.from, 0, Math.max(0, count - 1));
  const last = clamp(seen.to, first, Math.min(count, first + maxRenderedRows - 2 * (overscan + slack)));
  if (drawn.to <= drawn.from || drawn.to < first || drawn.from > last || drawn.from >= count) {
    return { from: first, to: Math.min(count, first + piece) };
  }
  const to = Math.min(drawn.to, count, last + overscan + slack);
  const from = Math.max(drawn.from, first - overscan - slack);
  const least = Math.max(0, first - overscan);
  const most = Math.min(count, last + overscan);
  if (to < last) return { from, to: Math.min(to + piece, last) };
  if (from > first) return { from: Math.max(from - piece, first), to };
  if (to < most) return { from, to: Math.min(to + piece, most) };
  if (from > least) return { from: Math.max(from - piece, least), to };
  return from === drawn.from && to === drawn.to ? drawn : { from, to };
}

/** The range to render at once after the rows changed: those already rendered, and one batch. */
export function reusableRows(before: readonly string[], ids: readonly string[], drawn: RowRange): RowRange {
  const known = new Set(before);
  const first = ids.findIndex((id) => known.has(id));
  const from = first < 0 ? clamp(drawn.from, 0, Math.max(0, ids.length - firstBatch)) : first;
  let to = from;
  while (to < ids.length && known.has(ids[to] ?? "")) to++;
  return { from, to: Math.min(ids.length, Math.max(to, from + firstBatch)) };
}

/** The rows between two vertical positions in the list, by the known or assumed heights. */
export function rowsBetween(top: number, bottom: number, count: number, heightOf: (row: number) => number): RowRange {
  let [row, y] = [0, 0];
  while (row < count && y + heightOf(row) <= top) y += heightOf(row++);
  const from = row;
  while (row < count && y < bottom) y += heightOf(row++);
  return { from, to: row };
}
