/** The selected rows by id, each as it was last loaded; undefined if it was selected without being loaded. */
export type SelectedRows<Row> = ReadonlyMap<string, Row | undefined>;

/** The selection of these ids, with the rows that are loaded now or were before. */
export function updateSelection<Row extends { id: string }>(
  before: SelectedRows<Row>,
  ids: readonly string[],
  rows: readonly Row[],
): SelectedRows<Row> {
  const loaded = new Map(rows.map((row) => [row.id, row]));
  return new Map(ids.map((id) => [id, loaded.get(id) ?? before.get(id)]));
}

/** The selected rows, in their current state where loaded, and how many of the loaded rows are selected. */
export function loadedSelection<Row extends { id: string }>(selected: SelectedRows<Row>, rows: readonly Row[]) {
  const known = updateSelection(selected, [...selected.keys()], rows);
  return {
    rows: [...known.values()].flatMap((row) => (row ? [row] : [])),
    seen: rows.filter(({ id }) => selected.has(id)).length,
  };
}

export const addIds = (ids: readonly string[], more: readonly string[]) => [...new Set([...ids, ...more])];

export function removeIds(ids: readonly string[], less: readonly string[]) {
  const gone = new Set(less);
  return ids.filter((id) => !gone.has(id));
}
