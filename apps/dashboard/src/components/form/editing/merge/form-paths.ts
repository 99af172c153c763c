import { asForm, type Clash, isFields, keyOf } from "./merge-forms.ts";

/** The path of a field as a clash has it: `methods.0.name` → `methods/boda/name`. */
export function keyPath(form: unknown, name: string): string {
  let value = form;
  return name
    .split(".")
    .map((part) => {
      const next: unknown = Array.isArray(value) ? value[Number(part)] : isFields(value) ? value[part] : undefined;
      const key = Array.isArray(value) ? (keyOf(next) ?? part) : part;
      value = next;
      return key;
    })
    .join("/");
}

export const pathText = ({ path }: Clash) => path.join("/");

type Update = (value: unknown) => unknown;

/** The form with the value at this path replaced; as it is where the path leads nowhere. Undefined removes a row. */
function updateAt(value: unknown, [first, ...rest]: readonly string[], update: Update): unknown {
  if (first === undefined) return update(value);
  if (Array.isArray(value))
    return value.flatMap((row: unknown) => {
      const next = keyOf(row) === first ? updateAt(row, rest, update) : row;
      return next === undefined ? [] : [next];
    });
  return isFields(value) ? { ...value, [first]: updateAt(value[first], rest, update) } : value;
}

function inOrder(rows: unknown, keys: unknown): unknown {
  if (!Array.isArray(rows) || !Array.isArray(keys)) return rows;
  const placeOf = (row: unknown) => {
    const place = keys.indexOf(keyOf(row));
    return place < 0 ? keys.length : place;
  };
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What becomes of a row that was removed elsewhere and is kept; undefined where it cannot be. */
export type Revive = (row: Record<string, unknown>) => unknown;

/** Whether "keep mine" is possible. */
export const isKeepable = ({ kind, mine }: Clash, revive: Revive) =>
  kind !== "removed" || (isFields(mine) && revive(mine) !== undefined);

/** The form after somebody chose one side of a clash. */
export function settleClash<Form extends object>(
  form: Form,
  { path, kind, theirs }: Clash,
  side: "mine" | "theirs",
  revive: Revive,
): Form {
  const change = (): Update | undefined => {
    if (kind === "removed")
      return side === "mine" ? (row) => (isFields(row) ? revive(row) : undefined) : () => undefined;
    if (kind === "changed") return side === "mine" ? () => undefined : undefined;
    if (side === "mine") return undefined;
    return kind === "order" ? (rows) => inOrder(rows, theirs) : () => theirs;
  };
  const update = change();
  return update ? asForm<Form>(updateAt(form, path, update)) : form;
}
