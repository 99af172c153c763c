import type { ReactNode } from "react";

/** A column of a list. The first one leads: its cell is the link of the row. */
export type Column<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Its least width in rem, and its share of what room there is. */
  width: number;
  /** Stands at the right, in tabular figures. */
  numeric?: boolean;
  /** The API can sort by it. */
  sortable?: boolean;
  /** Not shown until chosen. */
  hidden?: boolean;
  /** Where the page is narrower it does not show until chosen. */
  from?: 992 | 1280;
  className?: string;
};

export type Sort = { by: string; descending: boolean };
