"use client";

import { Checkbox } from "@mauzo/ui/checkbox";
import { Skeleton } from "@mauzo/ui/skeleton";
import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { memo, type ReactNode, useRef } from "react";
import type { DataTableModel, Selection, TableRow } from "../use-data-table.ts";
import { useVirtualRows } from "../virtual/use-virtual-rows.ts";
import { RowLink } from "./row-link.tsx";
import { areRowPropsEqual, type RowOptions } from "./row-options.ts";
import { spacerStyle } from "./spacer-style.ts";

type Props<Row extends TableRow> = RowOptions<Row> & { model: DataTableModel<Row>; loading?: number };

/** A list below 768 px. */
export function CardRows<Row extends TableRow>(props: Props<Row>) {
  const { model, label, href, nameOf, card, fresh, selectable = false, pictured = false, loading = 0 } = props;
  const shell = useTranslations("shell");
  if (loading > 0) {
    return (
      <div role="status">
        <span className="sr-only">{shell("loading")}</span>
        {Array.from({ length: loading }, (_, row) => row).map((row) => (
          <div
            key={row}
            className={clsx(
              "flex items-center gap-3 border-line border-b px-4 last:border-0",
              pictured ? "h-20" : "h-16.5",
            )}
          >
            {selectable && pictured && <Skeleton className="size-5 shrink-0" />}
            {pictured && <Skeleton className="size-14 shrink-0" />}
            <div className="flex grow flex-col gap-2">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-3.5 w-3/5" />
            </div>
            <Skeleton className="h-4 w-20" />
          </div>
        ))}
      </div>
    );
  }
  const { rows, selection } = model;
  return <Cards {...{ rows, selection, label, href, nameOf, card, fresh, selectable }} height={pictured ? 80 : 66} />;
}

type Drawn<Row extends TableRow> = Omit<RowOptions<Row>, "pictured"> &
  Pick<DataTableModel<Row>, "rows" | "selection"> & { height: number };

/** The cards near the viewport. */
function Cards<Row extends TableRow>({ rows, selection, label, height, fresh, ...look }: Drawn<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const { shown, above, below } = useVirtualRows(list, rows, height);
  return (
    <>
      {/* Outside the list: a spacer inside it would trigger a new layout of each card. */}
      <div style={spacerStyle(above, height)} />
      <ul ref={list} aria-label={label}>
        {shown.map(({ row, index }) => {
          const selected = selection.has(row.id);
          return (
            <li
              key={row.id}
              data-row
              aria-posinset={index + 1}
              aria-setsize={rows.length}
              className={clsx(
                "isolate flex items-center border-line border-b last:border-0",
                (fresh?.has(row.id) || selected) && "bg-primary-soft",
              )}
            >
              <CardContent
                {...look}
                {...{ row, selected }}
                select={selection.select}
                fresh={fresh?.has(row.id) === true}
              />
            </li>
          );
        })}
      </ul>
      <div style={spacerStyle(below, height)} />
    </>
  );
}

type One<Row extends TableRow> = Pick<RowOptions<Row>, "href" | "nameOf" | "card" | "selectable"> & {
  row: Row;
  selected: boolean;
  select: Selection<Row>["select"];
  fresh: boolean;
};

const CardContent = memo(function Inside<Row extends TableRow>(props: One<Row>) {
  const { row, selected, select, href, nameOf, card, selectable } = props;
  const t = useTranslations("list");
  return (
    <>
      {selectable && (
        <Checkbox
          label={t("select", { name: nameOf(row) })}
          hideLabel
          checked={selected}
          onChange={({ target }) => select(row.id, target.checked)}
          className="size-12 shrink-0 justify-center pl-2"
        />
      )}
      <RowLink
        href={href(row)}
        className={clsx("block min-w-0 grow py-3 pr-4 active:bg-sunken", selectable ? "pl-1" : "pl-4")}
      >
        {card(row)}
      </RowLink>
    </>
  );
}, areRowPropsEqual) as <Row extends TableRow>(props: One<Row>) => ReactNode;
