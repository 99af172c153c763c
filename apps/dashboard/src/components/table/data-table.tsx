"use client";

import { clsx } from "clsx";
import { useRef } from "react";
import { useWide } from "../../lib/use-breakpoint.ts";
import { CardRows } from "./rows/card-rows.tsx";
import type { RowOptions } from "./rows/row-options.ts";
import { TableRows } from "./rows/table-rows.tsx";
import type { DataTableModel, TableRow } from "./use-data-table.ts";
import { useRowKeys } from "./use-row-shortcuts.ts";

type Props<Row extends TableRow> = RowOptions<Row> & {
  model: DataTableModel<Row>;
  /** How many skeleton rows to show while loading; 0 when the rows are loaded. */
  loading?: number;
};

/** The rows of a list: a table from 768 px, cards below. A skeleton of the same layout while loading. */
export function DataTable<Row extends TableRow>(props: Props<Row>) {
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  return (
    // The rows adjust the scroll position themselves; the browser's scroll anchoring would follow the focused row
    // wherever it goes.
    <div ref={list} className={clsx("[overflow-anchor:none]", props.loading && "pointer-events-none")}>
      {useWide() ? <TableRows {...props} /> : <CardRows {...props} />}
    </div>
  );
}
