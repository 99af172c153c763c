"use client";

import { Checkbox } from "@mauzo/ui/checkbox";
import { Skeleton } from "@mauzo/ui/skeleton";
import { clsx } from "clsx";
import Link from "next/link";
import { useTranslations } from "use-intl";
import type { RowLook } from "./row-look.ts";
import type { DataTableModel, TableRow } from "./use-data-table.ts";

type Props<Row extends TableRow> = RowLook<Row> & { model: DataTableModel<Row>; loading?: number };

/** A list below 768 px. */
export function CardRows<Row extends TableRow>(props: Props<Row>) {
  const { model, label, href, nameOf, card, fresh, selectable = false, pictured = false, loading = 0 } = props;
  const t = useTranslations("list");
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
  return (
    <ul aria-label={label}>
      {model.table.getRowModel().rows.map((row) => (
        <li
          key={row.id}
          data-row
          className={clsx(
            "flex items-center border-line border-b last:border-0",
            (fresh?.has(row.id) || row.getIsSelected()) && "bg-primary-soft",
          )}
        >
          {selectable && (
            <Checkbox
              label={t("select", { name: nameOf(row.original) })}
              hideLabel
              checked={row.getIsSelected()}
              onChange={row.getToggleSelectedHandler()}
              className="size-12 shrink-0 justify-center pl-2"
            />
          )}
          <Link
            href={href(row.original)}
            data-row-link
            className={clsx("block min-w-0 grow py-3 pr-4 active:bg-sunken", selectable ? "pl-1" : "pl-4")}
          >
            {card(row.original)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
