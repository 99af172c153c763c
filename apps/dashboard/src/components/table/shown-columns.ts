/** Which columns somebody chose to see or not to see; those not named are as the list has them. */
export type ColumnChoice = Record<string, boolean>;

export function readColumnChoice(value: unknown): ColumnChoice | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value).filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean");
  return Object.fromEntries(entries);
}

type Hideable = { id: string; hidden?: boolean; from?: number };

/** Whether each column shows where there is `room`. The first always does: it is the way into the row. */
export function shownColumns(columns: readonly Hideable[], choice: ColumnChoice, room: number): ColumnChoice {
  return Object.fromEntries(
    columns.map(({ id, hidden = false, from = 0 }, index) => [
      id,
      index === 0 || (choice[id] ?? (!hidden && room >= from)),
    ]),
  );
}

/** A choice, and what somebody made of the columns it shows: the others stay as the list has them. */
export function chosenColumns(choice: ColumnChoice, shown: ColumnChoice, next: ColumnChoice): ColumnChoice {
  const changed = Object.entries(next).filter(([id, shows]) => shown[id] !== shows);
  return { ...choice, ...Object.fromEntries(changed) };
}
