/** Which columns somebody chose to see or not to see; those not named are as the list has them. */
export type ColumnChoice = Record<string, boolean>;

export function readColumnChoice(value: unknown): ColumnChoice | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value).filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean");
  return Object.fromEntries(entries);
}

type Hideable = { id: string; hidden?: boolean };

/** Whether each column shows. The first always does: it is the way into the row. */
export function shownColumns(columns: readonly Hideable[], choice: ColumnChoice): ColumnChoice {
  return Object.fromEntries(
    columns.map(({ id, hidden = false }, index) => [id, index === 0 || (choice[id] ?? !hidden)]),
  );
}
