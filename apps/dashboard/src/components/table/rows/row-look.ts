import type { ReactNode } from "react";

/** How the rows of a list look and where they lead. Its functions know their row and whether it is fresh, nothing else that changes. */
export type RowLook<Row> = {
  label: string;
  href: (row: Row) => string;
  /** What a row is called when it is selected. */
  nameOf: (row: Row) => string;
  /** A row below 768 px, inside its link. */
  card: (row: Row) => ReactNode;
  /** Rows that stand out, such as those that just came in. */
  fresh?: ReadonlySet<string>;
  selectable?: boolean;
  /** Its rows begin with a picture, and so do those that stand in while they load. */
  pictured?: boolean;
};

const same = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (typeof one === "function" && typeof other === "function") ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((it, at) => it === other[at]));

/** Whether a row is drawn as before. A list's functions say the same of the same row, even where they were made anew. */
export function looksSame<Props extends { row: unknown }>(before: Props, after: Props): boolean {
  const { row: was, ...old } = before;
  const { row: is, ...now } = after;
  const values = new Map(Object.entries(old));
  return was === is && Object.entries(now).every(([name, value]) => same(values.get(name), value));
}
