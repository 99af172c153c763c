import type { ReactNode } from "react";

/** A column of a list. The first one holds the row's link. */
export type Column<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Its minimum width in rem, and its share of the remaining room. */
  width: number;
  /** Aligned to the right, in tabular figures. */
  numeric?: boolean;
  /**
   * The column of the API's list that its header sorts by. Of several with the same one, the last that is shown has it.
   */
  sortBy?: string;
  /** Hidden until the user chooses it. */
  hidden?: boolean;
  /** Hidden on narrower pages until the user chooses it. */
  from?: 992 | 1280;
  className?: string;
};
