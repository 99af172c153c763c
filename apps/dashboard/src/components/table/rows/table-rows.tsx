"use client";

import { Checkbox } from "@mauzo/ui/checkbox";
import { Skeleton } from "@mauzo/ui/skeleton";
import { Cell, HeaderCell } from "@mauzo/ui/table";
import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { memo, type ReactNode, useRef } from "react";
import type { Column } from "../column.ts";
import type { DataTableModel, Selection, TableRow } from "../use-data-table.ts";
import { useVirtualRows } from "../virtual/use-virtual-rows.ts";
import { RowLink } from "./row-link.tsx";
import { areRowPropsEqual, type RowOptions } from "./row-options.ts";
import { SortableHeader } from "./sortable-header.tsx";
import { spacerStyle } from "./spacer-style.ts";
import { gridColumnsOf, TableFrame, tableRowClass } from "./table-frame.tsx";

type Props<Row extends TableRow> = RowOptions<Row> & { model: DataTableModel<Row>; loading?: number };
// A border above each row: one below all but the last would restyle the last row with every row that comes.
const line = clsx(tableRowClass, "relative isolate border-t");

/** A list from 768 px. The whole row is a link. */
export function TableRows<Row extends TableRow>(props: Props<Row>) {
  const { model, label, href, nameOf, fresh, selectable = false, pictured = false, loading = 0 } = props;
  const t = useTranslations("list");
  const shell = useTranslations("shell");
  const { table, columns, rows, selection, sort } = model;
  const shown = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible());
  const head = (
    <>
      {selectable && (
        <HeaderCell>
          <Checkbox
            label={t("selectAll")}
            hideLabel
            disabled={loading > 0}
            checked={selection.all}
            partial={selection.some}
            onChange={({ target }) => selection.selectShown(target.checked)}
          />
        </HeaderCell>
      )}
      {shown.map((column) => (
        <SortableHeader
          key={column.id}
          column={column}
          sort={shown.findLast(({ sortBy }) => sortBy === column.sortBy) === column ? sort : undefined}
        />
      ))}
    </>
  );
  if (loading > 0) {
    const tracks = gridColumnsOf(shown, selectable);
    return (
      <div role="status">
        <span className="sr-only">{shell("loading")}</span>
        <TableFrame {...{ label, head, selectable }} columns={shown}>
          <tbody className="block">
            {Array.from({ length: loading }, (_, row) => row).map((row) => (
              <tr key={row} className={line} style={tracks}>
                {selectable && <Cell className="h-12.5" />}
                {shown.map(({ id, numeric = false, className }, index) => (
                  <Cell key={id} className={clsx("h-12.5", className)}>
                    <span className="flex items-center gap-3">
                      {pictured && index === 0 && <Skeleton className="size-10 shrink-0" />}
                      <Skeleton className={clsx("h-4", numeric && "ml-auto", index === 0 ? "w-32" : "w-20")} />
                    </span>
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </div>
    );
  }
  return (
    <TableFrame {...{ label, head, selectable }} columns={shown} rowCount={rows.length + 1}>
      <BodyRows {...{ rows, selection, shown, href, nameOf, fresh, selectable }} height={pictured ? 61 : 50} />
    </TableFrame>
  );
}

type Look<Row extends TableRow> = Pick<RowOptions<Row>, "href" | "nameOf" | "fresh" | "selectable"> & {
  shown: readonly Column<Row>[];
};

type Drawn<Row extends TableRow> = Look<Row> & Pick<DataTableModel<Row>, "rows" | "selection"> & { height: number };

/** The rows near the viewport. */
function BodyRows<Row extends TableRow>({ rows, selection, height, fresh, ...look }: Drawn<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { shown, above, below } = useVirtualRows(body, rows, height);
  const tracks = gridColumnsOf(look.shown, look.selectable === true);
  return (
    <>
      <Spacer height={above} row={height} />
      <tbody ref={body} className="block">
        {shown.map(({ row, index }) => {
          const selected = selection.has(row.id);
          return (
            <tr
              key={row.id}
              data-row
              aria-rowindex={index + 2}
              aria-selected={look.selectable ? selected : undefined}
              className={clsx(
                line,
                fresh && "transition-colors duration-500",
                fresh?.has(row.id) || selected ? "bg-primary-soft" : "hover:bg-sunken/60",
              )}
              style={tracks}
            >
              <Cells {...look} {...{ row, selected }} select={selection.select} />
            </tr>
          );
        })}
      </tbody>
      <Spacer height={below} row={height} />
    </>
  );
}

/**
 * The space for rows that are not rendered. Outside the rows' own parent: inside it would trigger a new layout of each
 * row.
 */
const Spacer = ({ height, row }: { height: number; row: number }) => (
  <tbody aria-hidden="true" className="block" style={spacerStyle(height, row)} />
);

type One<Row extends TableRow> = Omit<Look<Row>, "fresh"> & {
  row: Row;
  selected: boolean;
  select: Selection<Row>["select"];
};

const Cells = memo(function Cells<Row extends TableRow>(props: One<Row>) {
  const { row, selected, select, shown, href, nameOf, selectable } = props;
  const t = useTranslations("list");
  return (
    <>
      {selectable && (
        <Cell className="relative z-1">
          <Checkbox
            label={t("select", { name: nameOf(row) })}
            hideLabel
            checked={selected}
            onChange={({ target }) => select(row.id, target.checked)}
          />
        </Cell>
      )}
      {shown.map(({ id, cell, numeric, className }, at) => (
        <Cell key={id} numeric={numeric} className={className}>
          {at === 0 ? (
            <RowLink
              href={href(row)}
              className="block font-medium after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-info focus-visible:outline-none"
            >
              {cell(row)}
            </RowLink>
          ) : (
            cell(row)
          )}
        </Cell>
      ))}
    </>
  );
}, areRowPropsEqual) as <Row extends TableRow>(props: One<Row>) => ReactNode;
