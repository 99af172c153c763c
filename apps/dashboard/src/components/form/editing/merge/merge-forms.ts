type Fields = Record<string, unknown>;

/**
 * Where two people did something different since both read the same:
 * - `value`: both changed the field at this path;
 * - `removed`: a row was removed there and changed here; it stays until somebody chooses;
 * - `changed`: a row was removed here and changed there; it is back until somebody chooses;
 * - `order`: both moved the rows of the list at this path.
 *
 * The path names rows by their key, not by their place: `["methods", "boda", "fee_minor"]`.
 */
export type Clash = {
  path: readonly string[];
  kind: "value" | "removed" | "changed" | "order";
  mine: unknown;
  theirs: unknown;
};

export type MergeRules = {
  /** Whether nobody types this field (an id, what is shown beside a row): it follows the rest and never clashes. */
  follows?: Skips;
  /** Whether the object or list at this path is one value, such as a picture with its address. */
  whole?: Skips;
};

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The key of a row: its `key`, else its `id`; undefined for a row that was never saved. */
export function keyOf(row: unknown): string | undefined {
  if (!isFields(row)) return undefined;
  const key = row.key ?? row.id;
  return typeof key === "string" || typeof key === "number" ? String(key) : undefined;
}

type Skips = (path: readonly string[]) => boolean;
const skipsNothing = () => false;

/**
 * Whether two values are the same to somebody who reads them: a field that is undefined is one that is not there.
 * @param skips what does not count, by its path below `at`.
 */
export function isSame(one: unknown, other: unknown, skips: Skips = skipsNothing, at: readonly string[] = []): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return (
      one.length === other.length &&
      one.every((value, index) => isSame(value, other[index], skips, [...at, keyOf(value) ?? String(index)]))
    );
  if (!isFields(one) || !isFields(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => {
    const path = [...at, name];
    return skips(path) || isSame(one[name], other[name], skips, path);
  });
}

/** Whether the rows of a list can be told apart: some have a key. A list of anything else is one value. */
const hasKeys = (...lists: readonly (readonly unknown[])[]) =>
  lists.every((list) => list.every(isFields)) && lists.some((list) => list.some((row) => keyOf(row) !== undefined));

type Row = { key: string; value: unknown };
/** Rows with their keys. One that was never saved is known by what is in it: unchanged, it is what was saved of it. */
function rowsOf(list: readonly unknown[]): Row[] {
  const taken = new Map<string, number>();
  return list.map((value) => {
    const key = keyOf(value) ?? `new ${JSON.stringify(value)}`;
    const number = taken.get(key) ?? 0;
    taken.set(key, number + 1);
    return { key: number === 0 ? key : `${key} ${number}`, value };
  });
}

const without = <T>(list: readonly T[], keep: (value: T) => boolean) => list.filter(keep);

/** The keys of `spine` in order, with those of `other` that it lacks, each behind its neighbour there. */
function interleave(spine: readonly string[], other: readonly string[]): string[] {
  const order = [...spine];
  let before = -1;
  for (const key of other) {
    const at = order.indexOf(key);
    if (at >= 0) before = at;
    else order.splice(++before, 0, key);
  }
  return order;
}

function createMerge({ follows = () => false, whole = () => false }: MergeRules) {
  const clashes: Clash[] = [];

  function mergeRows(
    path: readonly string[],
    base: readonly unknown[],
    mine: readonly unknown[],
    theirs: readonly unknown[],
  ) {
    const [was, here, there] = [rowsOf(base), rowsOf(mine), rowsOf(theirs)];
    const find = (rows: readonly Row[], key: string) => rows.find((row) => row.key === key)?.value;
    const [isWas, isHere, isThere] = [was, here, there].map((rows) => {
      const keys = new Set(rows.map(({ key }) => key));
      return (key: string) => keys.has(key);
    });
    const rows = new Map<string, unknown>();
    for (const { key } of [...here, ...there]) {
      if (rows.has(key)) continue;
      const at = [...path, key];
      const [before, my, their] = [find(was, key), find(here, key), find(there, key)];
      if (isHere?.(key) && isThere?.(key)) rows.set(key, merge(at, before, my, their));
      else if (!isWas?.(key)) rows.set(key, my ?? their);
      else if (isSame(before, my ?? their, follows, at)) continue;
      else {
        rows.set(key, my ?? their);
        clashes.push({ path: at, kind: isHere?.(key) ? "removed" : "changed", mine: my, theirs: their });
      }
    }
    const keysOf = (list: readonly Row[]) =>
      without(
        list.map(({ key }) => key),
        (key) => rows.has(key),
      );
    const common = (list: readonly Row[]) =>
      without(keysOf(list), (key) => Boolean(isWas?.(key) && isHere?.(key) && isThere?.(key)));
    const [orderWas, orderHere, orderThere] = [common(was), common(here), common(there)];
    const isMoved = !isSame(orderWas, orderHere);
    if (isMoved && !isSame(orderWas, orderThere) && !isSame(orderHere, orderThere))
      clashes.push({ path, kind: "order", mine: keysOf(here), theirs: keysOf(there) });
    const order = isMoved ? interleave(keysOf(here), keysOf(there)) : interleave(keysOf(there), keysOf(here));
    return order.map((key) => rows.get(key));
  }

  function merge(path: readonly string[], base: unknown, mine: unknown, theirs: unknown): unknown {
    if (isSame(mine, theirs)) return theirs;
    if (!whole(path)) {
      if (Array.isArray(mine) && Array.isArray(theirs)) {
        const before = Array.isArray(base) ? base : [];
        if (hasKeys(before, mine, theirs)) return mergeRows(path, before, mine, theirs);
      }
      if (isFields(mine) && isFields(theirs)) {
        const before = isFields(base) ? base : {};
        const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
        return Object.fromEntries(
          [...names].map((name) => [name, merge([...path, name], before[name], mine[name], theirs[name])]),
        );
      }
    }
    if (isSame(base, mine)) return theirs;
    if (!isSame(base, theirs) && !follows(path)) clashes.push({ path, kind: "value", mine, theirs });
    return mine;
  }
  return { merge, clashes };
}

// Merging values of one shape, or replacing a part by one of its own place, keeps the shape, which the compiler cannot see
// through unknown keys.
export const asForm = <Form>(value: unknown) => value as Form;

/**
 * Lays what was typed here upon what was saved elsewhere, both since `base`: field by field, rows by their keys. What
 * only one side changed is as that side has it; what both changed is as it is here, and a clash.
 */
export function mergeForms<Form extends object>(
  base: Form,
  mine: Form,
  theirs: Form,
  rules: MergeRules = {},
): { merged: Form; clashes: readonly Clash[] } {
  const { merge, clashes } = createMerge(rules);
  return { merged: asForm<Form>(merge([], base, mine, theirs)), clashes };
}
