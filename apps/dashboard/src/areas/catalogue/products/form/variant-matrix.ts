type Row = { option_values: string[] };
type Lists = readonly (readonly string[])[];

const sameValue = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
const indexIn = (list: readonly string[], value: string) => list.findIndex((other) => sameValue(other, value));

const distinct = (values: readonly string[]) =>
  values.filter((value, at) => value !== "" && indexIn(values, value) === at);

/** The values that the variants have for one option, in order, without duplicates. */
export const valuesOf = (variants: readonly Row[], at: number): string[] =>
  distinct(variants.map(({ option_values }) => option_values[at] ?? ""));

/** Whether a variant has this value of an option. */
export const hasValue = ({ option_values }: Row, at: number, value: string) =>
  sameValue(option_values[at] ?? "", value);

type Shown = Row & { picture_id: string | null };
/** The picture of all variants with this value of an option; undefined where they have different ones. */
export function sharedPicture(variants: readonly Shown[], at: number, value: string): string | null | undefined {
  const [first, ...more] = new Set(
    variants.filter((variant) => hasValue(variant, at, value)).map(({ picture_id }) => picture_id),
  );
  return more.length === 0 ? first : undefined;
}

/** The picture of a new variant, taken from existing variants with the same values; null: none. */
export const pictureOf = (variants: readonly Shown[], { option_values }: Row): string | null =>
  option_values.map((value, at) => sharedPicture(variants, at, value)).find(Boolean) ?? null;

/**
 * An option value in the form it is stored: on one line, at most 24 characters, without the separators used while
 * typing.
 */
export const readValue = (text: string): string =>
  text
    .replace(/[\s,;]+/g, " ")
    .trim()
    .slice(0, 24)
    .trim();

/** Option values as people type them: `S, M,L` is S, M and L; without duplicates. */
export const readValues = (text: string): string[] => distinct(text.split(/[,;\n]/).map(readValue));

const combinationsOf = (lists: Lists): string[][] =>
  lists.reduce<string[][]>((rows, values) => rows.flatMap((row) => values.map((value) => [...row, value])), [[]]);

/** Finds the one value that was renamed between two lists: its old and new name. */
function renamed(before: readonly string[], after: readonly string[]): [string, string] | undefined {
  if (before.length !== after.length) return undefined;
  const changed = before.flatMap((value, at) => (value === after[at] ? [] : [[value, after[at] ?? ""] as const]));
  const [[was, is] = ["", ""], ...more] = changed;
  return changed.length === 1 && more.length === 0 && (sameValue(was, is) || indexIn(before, is) < 0)
    ? [was, is]
    : undefined;
}

/**
 * The variants after the option values changed from `lists` to `next`: variants whose values all remain stay, and
 * combinations that were removed by hand stay removed; every combination with a new value is added.
 * @param fresh the starting values of a new variant.
 */
export function withValues<T extends Row>(variants: readonly T[], lists: Lists, next: Lists, fresh: T): T[] {
  const renames = next.map((list, at) => renamed(lists[at] ?? [], list));
  const rows = variants.map((variant) => ({
    ...variant,
    option_values: next.map((list, at) => {
      // For a new option, existing variants get its first value.
      const value = variant.option_values[at] ?? list[0] ?? "";
      const [was, is] = renames[at] ?? [];
      return was === value && is !== undefined ? is : value;
    }),
  }));
  const known = next.map((list, at) => {
    const before = lists[at] ?? list.slice(0, 1);
    const rename = renames[at];
    return rename ? [...before, rename[1]] : before;
  });
  const isKnown = (values: readonly string[]) => values.every((value, at) => indexIn(known[at] ?? [], value) >= 0);
  return combinationsOf(next).flatMap((values) => {
    const row = rows.find(({ option_values }) =>
      option_values.every((value, at) => sameValue(value, values[at] ?? "")),
    );
    if (row) return [{ ...row, option_values: values }];
    return isKnown(values) && variants.length > 0 ? [] : [{ ...fresh, option_values: values }];
  });
}

/** The variants without one of the options: of those that become equal, the first stays. */
export function withoutOption<T extends Row>(variants: readonly T[], at: number): T[] {
  const rows = variants.map((variant) => ({
    ...variant,
    option_values: variant.option_values.filter((_, index) => index !== at),
  }));
  const nameOf = ({ option_values }: Row) => option_values.join("\n").toLowerCase();
  return rows.filter((row, index) => rows.findIndex((other) => nameOf(other) === nameOf(row)) === index);
}
