"use client";

import {
  columnVisibilityFeature,
  createColumnHelper,
  type ReactTable,
  type Row,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo, useState } from "react";
import { useKept } from "../../lib/device/use-kept.ts";
import { useRoom } from "../../lib/use-wide.ts";
import type { Column, Sort } from "./column.ts";
import { chosenColumns, readColumnChoice, shownColumns } from "./shown-columns.ts";

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });
type Features = typeof features;

export type TableRow = { id: string };
/** A row as the table holds it: what it shows, and whether it is selected. */
export type RowOf<Data extends TableRow> = Row<Features, Data>;
export type DataTableModel<Row extends TableRow> = {
  table: ReactTable<Features, Row>;
  columns: readonly Column<Row>[];
  selected: readonly Row[];
  clearSelection: () => void;
};

type Options<Row extends TableRow> = {
  /** Under which name this device keeps the columns; the list's path is a good one. */
  name: string;
  /** Stable between renders, as `rows` are: from module scope or a memo. */
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  /** The order the rows are in, and what to do when another is asked for; the API does the sorting. */
  sort?: { value: Sort | undefined; onSort: (sort: Sort | undefined) => void };
};

const none: never[] = [];

/** The state of a list's table: columns shown (kept on the device), rows selected, order. `DataTable` draws it. */
export function useDataTable<Row extends TableRow>({ name, columns, rows, sort }: Options<Row>): DataTableModel<Row> {
  const [choice, setChoice] = useKept(`columns:${name}`, readColumnChoice, {});
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const defs = useMemo(() => {
    const helper = createColumnHelper<Features, Row>();
    return columns.map(({ id, label, cell, sortable = false }, index) =>
      helper.display({
        id,
        header: label,
        cell: ({ row }) => cell(row.original),
        enableHiding: index > 0,
        enableSorting: sortable,
      }),
    );
  }, [columns]);
  const columnVisibility = shownColumns(columns, choice, useRoom());
  const sorting = sort?.value ? [{ id: sort.value.by, desc: sort.value.descending }] : none;
  const table = useTable({
    features,
    columns: defs,
    data: rows ?? none,
    getRowId: (row) => row.id,
    state: { columnVisibility, rowSelection, sorting },
    onColumnVisibilityChange: (next) => {
      const wanted = typeof next === "function" ? next(columnVisibility) : next;
      setChoice(chosenColumns(choice, columnVisibility, wanted));
    },
    onRowSelectionChange: setRowSelection,
    manualSorting: true,
    onSortingChange: (next) => {
      const [first] = typeof next === "function" ? next(sorting) : next;
      sort?.onSort(first && { by: first.id, descending: first.desc });
    },
  });
  const selected = (rows ?? none).filter(({ id }) => rowSelection[id]);
  return { table, columns, selected, clearSelection: () => setRowSelection({}) };
}
