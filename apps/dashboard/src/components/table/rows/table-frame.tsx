import type { ReactNode } from "react";
import type { Column } from "../column.ts";

/** How each line of a list's table lies: by itself, so that one that comes moves nothing in the others. */
export const tableLine = "grid contain-content items-center border-line align-middle";

type Columns = readonly Pick<Column<never>, "width">[];
const boxes = 2.75;

/** Where the columns of a line begin and end; `selectable`: a narrow one of boxes comes before them. */
export function tracksOf(columns: Columns, selectable: boolean) {
  const tracks = columns.map(({ width }) => `minmax(${width}rem, ${width}fr)`);
  return { gridTemplateColumns: [...(selectable ? [`${boxes}rem`] : []), ...tracks].join(" ") };
}

type Props = {
  label: string;
  columns: Columns;
  selectable: boolean;
  head: ReactNode;
  /** Its body. */
  children: ReactNode;
  /** Lines there are, the head among them, where not all of them are drawn. */
  rowCount?: number;
};

/** The table of a list, its columns as wide as they say; it scrolls inside its own box when it must. */
export function TableFrame({ label, columns, selectable, head, children, rowCount }: Props) {
  const least = columns.reduce((sum, { width }) => sum + width, selectable ? boxes : 0);
  return (
    // Relative: what is only for the ear scrolls with its cell, and does not widen the page.
    <div className="relative overflow-x-auto">
      <table
        aria-label={label}
        aria-rowcount={rowCount}
        className="block text-left"
        style={{ minWidth: `${least}rem` }}
      >
        <thead className="block">
          <tr className={`${tableLine} text-muted text-xs`} style={tracksOf(columns, selectable)}>
            {head}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}
