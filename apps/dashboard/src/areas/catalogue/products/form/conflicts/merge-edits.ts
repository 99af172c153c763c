type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
const idOf = (value: unknown) => (isRow(value) && typeof value.id === "string" ? value.id : undefined);
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function mergeRows(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]): unknown[] {
  const find = (rows: readonly unknown[], id: string | undefined) => rows.find((row) => idOf(row) === id);
  const kept = mine.flatMap((row) => {
    const id = idOf(row);
    if (id === undefined) return [row];
    const [before, now] = [find(base, id), find(theirs, id)];
    if (now) return [merge(before, row, now)];
    // Somebody else removed it. A row changed here stays as a new row; an unchanged one goes.
    return isRow(row) && !same(before, row)
      ? [{ ...row, id: undefined, stock_was: undefined, low_stock_was: undefined }]
      : [];
  });
  const added = theirs.filter((row) => find(base, idOf(row)) === undefined);
  return [...kept, ...added];
}

function merge(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (Array.isArray(mine) && Array.isArray(theirs)) return mergeRows(Array.isArray(base) ? base : [], mine, theirs);
  if (isRow(mine) && isRow(theirs)) {
    const before = isRow(base) ? base : {};
    const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    return Object.fromEntries([...keys].map((key) => [key, merge(before[key], mine[key], theirs[key])]));
  }
  return same(base, mine) ? theirs : mine;
}

/** Merges what was changed here since `base` into what was changed elsewhere: field by field, rows matched by id. */
export const mergeEdits = <T extends object>(base: T, mine: T, theirs: T): T =>
  // Merging three values of the same shape gives that shape, which the compiler cannot see through unknown keys.
  merge(base, mine, theirs) as T;
