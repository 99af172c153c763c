import type { DayRange } from "../../../lib/list/day-range.ts";

type AmountRange = { least: number | null; most: number | null };
type Named = {
  id: string;
  /** What it filters by, such as "Payment". */
  label: string;
  /** It is the order of the rows, which a table shows in its headers. */
  isOrder?: boolean;
};
export type ChoiceFilter = Named & {
  kind: "choice";
  choices: readonly { value: string; text: string }[];
  /** Null while it is not set. */
  value: string | null;
  onChange: (value: string | null) => void;
};
export type AmountsFilter = Named &
  AmountRange & { kind: "amounts"; currency: string; onChange: (range: AmountRange) => void };
type DaysFilter = Named & {
  kind: "days";
  range: DayRange | undefined;
  onChange: (range: DayRange | undefined) => void;
};

/** One row of a list's table of filters: what it is called, what is set, and what to do when that changes. */
export type ListFilter = ChoiceFilter | AmountsFilter | DaysFilter;

/** A filter by one of a few values. `unset` is the value of a list that nobody has filtered. */
export function choiceFilter<Value extends string>(filter: {
  id: string;
  label: string;
  values: readonly Value[];
  value: Value | null;
  unset?: Value;
  isOrder?: boolean;
  nameOf: (value: Value) => string;
  onChange: (value: Value | null) => void;
}): ChoiceFilter {
  const { id, label, values, value, unset, isOrder = false, nameOf, onChange } = filter;
  return {
    ...{ kind: "choice", id, label, isOrder },
    choices: values.map((each) => ({ value: each, text: nameOf(each) })),
    value: value === unset ? null : value,
    onChange: (chosen) => onChange(values.find((each) => each === chosen) ?? null),
  };
}

/** Whether it is set, and so has a chip. */
export function isFilterSet(filter: ListFilter): boolean {
  if (filter.kind === "choice") return filter.value !== null;
  if (filter.kind === "amounts") return filter.least !== null || filter.most !== null;
  return filter.range !== undefined;
}

/** Takes a filter away. */
export function clearFilter(filter: ListFilter): void {
  if (filter.kind === "choice") filter.onChange(null);
  else if (filter.kind === "amounts") filter.onChange({ least: null, most: null });
  else filter.onChange(undefined);
}

/**
 * Whether a new search is a step that the browser's Back undoes: its beginning and its end are, and each letter between
 * them is not.
 */
export const searchHistory = (before: string, next: string) =>
  (before === "") === (next === "") ? ("replace" as const) : ("push" as const);
