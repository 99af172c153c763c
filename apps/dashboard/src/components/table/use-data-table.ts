"use client";

import {
  columnVisibilityFeature,
  createColumnHelper,
  type ReactTable,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useEffect, useMemo, useRef, useState } from "react";
import type { TableSort } from "../../lib/list/list-sort.ts";
import { useStoredState } from "../../lib/storage/use-stored-state.ts";
import { useBreakpoint } from "../../lib/use-breakpoint.ts";
import type { Column } from "./column.ts";
import { addIds, loadedSelection, removeIds, type SelectedRows, updateSelection } from "./selection.ts";
import { mergeVisibility, readColumnVisibility, visibleColumns } from "./visible-columns.ts";

const features = tableFeatures({ columnVisibilityFeature });
type Features = typeof features;

export type TableRow = { id: string };
export type DataTableModel<Row extends TableRow> = {
  /**
   * The state of its columns. The table does not hold the rows: it would create all of them again with each page that
   * loads.
   */
  table: ReactTable<Features, Row>;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  selection: Selection<Row>;
  sort: TableSort | undefined;
};
/** The selection; it stays when filters or the search change. */
export type Selection<Row> = {
  ids: readonly string[];
  /** The selected rows that were loaded at some time. */
  rows: readonly Row[];
  /** How many selected rows are not among those shown. */
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
  /** The name under which this device stores the columns, such as the list's path. */
  name: string;
  /** Stable between renders, as are `rows`: from module scope or a memo. */
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  /** Identifies lists without any row in common: each has a selection of its own. */
  selectionKey?: string;
  /** Without it, no header sorts. */
  sort?: TableSort;
};

const none: never[] = [];
const nothing = new Map<string, never>();

/**
 * The state of a list's table: visible columns (stored on the device), selected rows, sort order. `DataTable` renders it.
 */
export function useDataTable<Row extends TableRow>({
  name,
  columns,
  rows = none,
  selectionKey = "",
  sort,
}: Options<Row>): DataTableModel<Row> {
  const [choice, setChoice] = useStoredState(`columns:${name}`, readColumnVisibility, {});
  const [selections, setSelections] = useState<ReadonlyMap<string, SelectedRows<Row>>>(nothing);
  // A memoised row must use the rows that are loaded when it is pressed.
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  const change = (next: (ids: readonly string[], shown: readonly string[]) => readonly string[]) => {
    const loaded = latest.current;
    const shown = loaded.map(({ id }) => id);
    setSelections((before) => {
      const selected = before.get(selectionKey) ?? nothing;
      return new Map(before).set(selectionKey, updateSelection(selected, next([...selected.keys()], shown), loaded));
    });
  };
  const selected = selections.get(selectionKey) ?? nothing;
  const ids = useMemo(() => [...selected.keys()], [selected]);
  const defs = useMemo(() => {
    const helper = createColumnHelper<Features, Row>();
    return columns.map(({ id, label }, index) => helper.display({ id, header: label, enableHiding: index > 0 }));
  }, [columns]);
  const columnVisibility = visibleColumns(columns, choice, useBreakpoint());
  const table = useTable({
    features,
    columns: defs,
    data: none,
    state: { columnVisibility },
    onColumnVisibilityChange: (next) => {
      const wanted = typeof next === "function" ? next(columnVisibility) : next;
      setChoice(mergeVisibility(choice, columnVisibility, wanted));
    },
  });
  const known = useMemo(() => loadedSelection(selected, rows), [selected, rows]);
  const selection = {
    ...{ ids, rows: known.rows, hidden: ids.length - known.seen, shown: rows.length },
    all: known.seen > 0 && known.seen === rows.length,
    some: known.seen > 0 && known.seen < rows.length,
    has: (id: string) => selected.has(id),
    select: (id: string, on: boolean) => change((ids) => (on ? addIds(ids, [id]) : removeIds(ids, [id]))),
    selectShown: (on: boolean) => change((ids, shown) => (on ? addIds(ids, shown) : removeIds(ids, shown))),
    add: (more: readonly string[]) => change((ids) => addIds(ids, more)),
    clear: () => change(() => none),
  };
  return { table, columns, rows, selection, sort };
}
