/** What is selected, by its id: each row as it was last seen, nothing for one that was selected without being loaded. */
export type Selected<Row> = ReadonlyMap<string, Row | undefined>;

/** What is selected once these ids are, with the rows that are loaded now or were before. */
export function selectedOf<Row extends { id: string }>(
  before: Selected<Row>,
  ids: readonly string[],
  rows: readonly Row[],
): Selected<Row> {
  const loaded = new Map(rows.map((row) => [row.id, row]));
  return new Map(ids.map((id) => [id, loaded.get(id) ?? before.get(id)]));
}

/** The rows that are selected, as they are now where they are loaded, and how many of them are. */
export function seenOf<Row extends { id: string }>(selected: Selected<Row>, rows: readonly Row[]) {
  const known = selectedOf(selected, [...selected.keys()], rows);
  return {
    rows: [...known.values()].flatMap((row) => (row ? [row] : [])),
    seen: rows.filter(({ id }) => selected.has(id)).length,
  };
}

export const joined = (ids: readonly string[], more: readonly string[]) => [...new Set([...ids, ...more])];

export function parted(ids: readonly string[], less: readonly string[]) {
  const gone = new Set(less);
  return ids.filter((id) => !gone.has(id));
}
