import type { ReactNode } from "react";
import type { Column } from "../column.ts";

/** The layout of each row of a list's table: contained, so that a new row does not trigger a layout of the others. */
export const tableRowClass = "grid contain-content items-center border-line align-middle";

type Columns = readonly Pick<Column<never>, "width">[];
const checkboxWidth = 2.75;

/** The column widths of a row; `selectable` adds a narrow checkbox column before them. */
export function gridColumnsOf(columns: Columns, selectable: boolean) {
  const tracks = columns.map(({ width }) => `minmax(${width}rem, ${width}fr)`);
  return { gridTemplateColumns: [...(selectable ? [`${checkboxWidth}rem`] : []), ...tracks].join(" ") };
}

type Props = {
  label: string;
  columns: Columns;
  selectable: boolean;
  head: ReactNode;
  /** The table's body. */
  children: ReactNode;
  /** The total number of rows including the head, where not all are rendered. */
  rowCount?: number;
};

/** The table of a list, with the given column widths; scrolls inside its own box when too wide. */
export function TableFrame({ label, columns, selectable, head, children, rowCount }: Props) {
  const least = columns.reduce((sum, { width }) => sum + width, selectable ? checkboxWidth : 0);
  return (
    // Relative, so that text for screen readers scrolls with its cell and does not widen the page.
    <div className="relative overflow-x-auto">
      <table
        aria-label={label}
        aria-rowcount={rowCount}
        className="block text-left"
        style={{ minWidth: `${least}rem` }}
      >
        <thead className="block">
          <tr className={`${tableRowClass} text-muted text-xs`} style={gridColumnsOf(columns, selectable)}>
            {head}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}
