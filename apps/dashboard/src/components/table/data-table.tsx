"use client";

import { clsx } from "clsx";
import { useRef } from "react";
import { useWide } from "../../lib/use-wide.ts";
import { CardRows } from "./rows/card-rows.tsx";
import type { RowLook } from "./rows/row-look.ts";
import { TableRows } from "./rows/table-rows.tsx";
import type { DataTableModel, TableRow } from "./use-data-table.ts";
import { useRowKeys } from "./use-row-keys.ts";

type Props<Row extends TableRow> = RowLook<Row> & {
  model: DataTableModel<Row> /** How many rows to draw while the real ones load; 0 when they are here. */;
  loading?: number;
};

/** The rows of a list: a table from 768 px, cards below. While loading, the same layout without words. */
export function DataTable<Row extends TableRow>(props: Props<Row>) {
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  return (
    // The rows keep their own place: the browser would hold on to the one with the focus, wherever that went.
    <div ref={list} className={clsx("[overflow-anchor:none]", props.loading && "pointer-events-none")}>
      {useWide() ? <TableRows {...props} /> : <CardRows {...props} />}
    </div>
  );
}
