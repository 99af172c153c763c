/** The rows from `from` up to, not including, `to`. */
export type Span = { from: number; to: number };

/** So many rows of a list stand in the page at most. */
export const mostRows = 90;
/** So many are drawn at once at first: more would hold up what somebody types meanwhile. */
export const firstPiece = 1;
/** So many are drawn at once where a device does so within one picture of the screen. */
const mostAtOnce = 3;

/** How many rows are drawn at once after those before took so long, in milliseconds: fewer before a press has to wait. */
export function pieceAfter(before: number, took: number): number {
  if (took < 22) return Math.min(before + 1, mostAtOnce);
  return took > 34 ? Math.max(1, before - 1) : before;
}
/** So many stand ready before and after those that are seen. */
const spare = 6;
/** Rows go by so many, not with each that is scrolled past. */
const slack = 3;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** What is drawn next, a piece nearer to what is to stand in the page; `drawn` itself when that is all there. */
export function nextRows(drawn: Span, seen: Span, count: number, piece: number): Span {
  const first = within(seen.from, 0, Math.max(0, count - 1));
  const last = within(seen.to, first, Math.min(count, first + mostRows - 2 * (spare + slack)));
  if (drawn.to <= drawn.from || drawn.to < first || drawn.from > last || drawn.from >= count) {
    return { from: first, to: Math.min(count, first + piece) };
  }
  const to = Math.min(drawn.to, count, last + spare + slack);
  const from = Math.max(drawn.from, first - spare - slack);
  const least = Math.max(0, first - spare);
  const most = Math.min(count, last + spare);
  if (to < last) return { from, to: Math.min(to + piece, last) };
  if (from > first) return { from: Math.max(from - piece, first), to };
  if (to < most) return { from, to: Math.min(to + piece, most) };
  if (from > least) return { from: Math.max(from - piece, least), to };
  return from === drawn.from && to === drawn.to ? drawn : { from, to };
}

/** What of other rows can be drawn at once: those that stood there already, and a piece. */
export function stillDrawn(before: readonly string[], ids: readonly string[], drawn: Span): Span {
  const known = new Set(before);
  const first = ids.findIndex((id) => known.has(id));
  const from = first < 0 ? within(drawn.from, 0, Math.max(0, ids.length - firstPiece)) : first;
  let to = from;
  while (to < ids.length && known.has(ids[to] ?? "")) to++;
  return { from, to: Math.min(ids.length, Math.max(to, from + firstPiece)) };
}

/** Which rows lie between two heights of the list, as far as the heights of its rows are known. */
export function rowsBetween(top: number, bottom: number, count: number, heightOf: (row: number) => number): Span {
  let [row, y] = [0, 0];
  while (row < count && y + heightOf(row) <= top) y += heightOf(row++);
  const from = row;
  while (row < count && y < bottom) y += heightOf(row++);
  return { from, to: row };
}
