import type { ReactNode } from "react";

/** How the rows of a list look and where they lead. */
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
