"use client";

import {
  columnVisibilityFeature,
  createColumnHelper,
  type ReactTable,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useEffect, useMemo, useRef, useState } from "react";
import { useKept } from "../../lib/device/use-kept.ts";
import { useRoom } from "../../lib/use-wide.ts";
import type { Column, Sort } from "./column.ts";
import { joined, parted, type Selected, seenOf, selectedOf } from "./selection.ts";
import { chosenColumns, readColumnChoice, shownColumns } from "./shown-columns.ts";

const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature });
type Features = typeof features;

export type TableRow = { id: string };
export type DataTableModel<Row extends TableRow> = {
  /** The state of its columns. Its rows are not the table's: it would make all of them anew with each page that comes. */
  table: ReactTable<Features, Row>;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  selection: Selection<Row>;
};
/** What is selected outlives other filters and another search. */
export type Selection<Row> = {
  ids: readonly string[];
  /** Those that were loaded at some time. */
  rows: readonly Row[];
  /** How many are not among the rows that are shown. */
  hidden: number;
  /** How many rows are shown, and whether all or some of them are selected. */
  shown: number;
  all: boolean;
  some: boolean;
  has: (id: string) => boolean;
  select: (id: string, on: boolean) => void;
  selectShown: (on: boolean) => void;
  add: (ids: readonly string[]) => void;
  clear: () => void;
};

type Options<Row extends TableRow> = {
  /** Under which name this device keeps the columns; the list's path is a good one. */
  name: string;
  /** Stable between renders, as `rows` are: from module scope or a memo. */
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  /** What the rows are of, where there are lists that have no row in common: each has a selection of its own. */
  shelf?: string;
  /** The order the rows are in, and what to do when another is asked for; the API does the sorting. */
  sort?: { value: Sort | undefined; onSort: (sort: Sort | undefined) => void };
};

const none: never[] = [];
const nothing = new Map<string, never>();

/** The state of a list's table: columns shown (kept on the device), rows selected, order. `DataTable` draws it. */
export function useDataTable<Row extends TableRow>({
  name,
  columns,
  rows = none,
  shelf = "",
  sort,
}: Options<Row>): DataTableModel<Row> {
  const [choice, setChoice] = useKept(`columns:${name}`, readColumnChoice, {});
  const [shelves, setShelves] = useState<ReadonlyMap<string, Selected<Row>>>(nothing);
  // A row that is drawn once speaks of the rows there are when it is pressed.
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  const change = (next: (ids: readonly string[], shown: readonly string[]) => readonly string[]) => {
    const loaded = latest.current;
    const shown = loaded.map(({ id }) => id);
    setShelves((before) => {
      const selected = before.get(shelf) ?? nothing;
      return new Map(before).set(shelf, selectedOf(selected, next([...selected.keys()], shown), loaded));
    });
  };
  const selected = shelves.get(shelf) ?? nothing;
  const ids = useMemo(() => [...selected.keys()], [selected]);
  const defs = useMemo(() => {
    const helper = createColumnHelper<Features, Row>();
    return columns.map(({ id, label, sortable = false }, index) =>
      helper.display({ id, header: label, enableHiding: index > 0, enableSorting: sortable }),
    );
  }, [columns]);
  const columnVisibility = shownColumns(columns, choice, useRoom());
  const sorting = sort?.value ? [{ id: sort.value.by, desc: sort.value.descending }] : none;
  const table = useTable({
    features,
    columns: defs,
    data: none,
    state: { columnVisibility, sorting },
    onColumnVisibilityChange: (next) => {
      const wanted = typeof next === "function" ? next(columnVisibility) : next;
      setChoice(chosenColumns(choice, columnVisibility, wanted));
    },
    manualSorting: true,
    onSortingChange: (next) => {
      const [first] = typeof next === "function" ? next(sorting) : next;
      sort?.onSort(first && { by: first.id, descending: first.desc });
    },
  });
  const known = useMemo(() => seenOf(selected, rows), [selected, rows]);
  const selection = {
    ...{ ids, rows: known.rows, hidden: ids.length - known.seen, shown: rows.length },
    all: known.seen > 0 && known.seen === rows.length,
    some: known.seen > 0 && known.seen < rows.length,
    has: (id: string) => selected.has(id),
    select: (id: string, on: boolean) => change((ids) => (on ? joined(ids, [id]) : parted(ids, [id]))),
    selectShown: (on: boolean) => change((ids, shown) => (on ? joined(ids, shown) : parted(ids, shown))),
    add: (more: readonly string[]) => change((ids) => joined(ids, more)),
    clear: () => change(() => none),
  };
  return { table, columns, rows, selection };
}
