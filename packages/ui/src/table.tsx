import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

type TableProps = {
  label: string;
  head: ReactNode;
  children: ReactNode;
};

/** A table that scrolls inside its own box when too wide; `label` names it. */
export function Table({ label, head, children }: TableProps) {
  return (
    // Relative, so that text for screen readers scrolls with its cell and does not widen the page.
    <div className="relative overflow-x-auto">
      <table aria-label={label} className="w-full border-collapse text-left">
        <thead>
          <tr className="border-line border-b text-muted text-xs">{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

type CellProps = ComponentProps<"td"> & { numeric?: boolean };
// Set on each cell: inherited from the row, it would be restyled whenever the mouse moves over the row.
const edge = "px-3 align-middle first:pl-5 last:pr-5";

export function HeaderCell({ numeric = false, className, ...rest }: CellProps) {
  return (
    <th
      scope="col"
      {...rest}
      className={clsx(edge, "whitespace-nowrap py-2.5 font-medium", numeric && "text-right", className)}
    />
  );
}

export function Cell({ numeric = false, className, ...rest }: CellProps) {
  return <td {...rest} className={clsx(edge, "py-2.5", numeric && "text-right tabular-nums", className)} />;
}
