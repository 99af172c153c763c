/** Which columns the user chose to show or hide; others use the list's default. */
export type ColumnVisibility = Record<string, boolean>;

export function readColumnVisibility(value: unknown): ColumnVisibility | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value).filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean");
  return Object.fromEntries(entries);
}

type Hideable = { id: string; hidden?: boolean; from?: number };

/** Whether each column shows at this width. The first always does: it holds the row's link. */
export function visibleColumns(columns: readonly Hideable[], choice: ColumnVisibility, room: number): ColumnVisibility {
  return Object.fromEntries(
    columns.map(({ id, hidden = false, from = 0 }, index) => [
      id,
      index === 0 || (choice[id] ?? (!hidden && room >= from)),
    ]),
  );
}

/** The user's choice with their changes to the visible columns; others keep the list's default. */
export function mergeVisibility(
  choice: ColumnVisibility,
  shown: ColumnVisibility,
  next: ColumnVisibility,
): ColumnVisibility {
  const changed = Object.entries(next).filter(([id, shows]) => shown[id] !== shows);
  return { ...choice, ...Object.fromEntries(changed) };
}
