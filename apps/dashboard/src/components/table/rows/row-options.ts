import type { ReactNode } from "react";

/**
 * How the rows of a list look and where they lead. Its functions depend only on their row and on whether it is fresh.
 */
export type RowOptions<Row> = {
  label: string;
  href: (row: Row) => string;
  /** The row's name in the label of its checkbox. */
  nameOf: (row: Row) => string;
  /** A row below 768 px, inside its link. */
  card: (row: Row) => ReactNode;
  /** Highlighted rows, such as those that just came in. */
  fresh?: ReadonlySet<string>;
  selectable?: boolean;
  /** Whether its rows begin with a picture; the skeleton then does too. */
  pictured?: boolean;
};

const same = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (typeof one === "function" && typeof other === "function") ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((it, at) => it === other[at]));

/**
 * Whether a memoised row can be reused. Ignores functions: a list's functions return the same for the same row, even
 * when they are new.
 */
export function areRowPropsEqual<Props extends { row: unknown }>(before: Props, after: Props): boolean {
  const { row: was, ...old } = before;
  const { row: is, ...now } = after;
  const values = new Map(Object.entries(old));
  return was === is && Object.entries(now).every(([name, value]) => same(values.get(name), value));
}
