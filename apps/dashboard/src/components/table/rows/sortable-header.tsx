"use client";

import { HeaderCell } from "@mauzo/ui/table";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { useTranslations } from "next-intl";
import type { TableSort } from "../../../lib/list/list-sort.ts";
import type { Column } from "../column.ts";

type Props = {
  column: Pick<Column<never>, "label" | "numeric" | "sortBy" | "className">;
  /** Without it, the list is not sorted by this column. */
  sort: TableSort | undefined;
};

/** The head of a column; a button to sort by it where the API can. */
export function SortableHeader({ column: { label, numeric, sortBy, className }, sort }: Props) {
  const t = useTranslations("list");
  if (sort === undefined || sortBy === undefined) {
    return (
      <HeaderCell numeric={numeric} className={className}>
        {label}
      </HeaderCell>
    );
  }
  const sorted = sort.by === sortBy;
  const Icon = !sorted ? ChevronsUpDown : sort.descending ? ArrowDown : ArrowUp;
  const ariaSort = !sorted ? "none" : sort.descending ? "descending" : "ascending";
  return (
    <HeaderCell numeric={numeric} className={className} aria-sort={ariaSort}>
      <button
        type="button"
        aria-label={t("sortBy", { column: label })}
        onClick={() => sort.press(sortBy)}
        className="-mx-1 inline-flex items-center gap-1 rounded-control px-1 py-0.5 hover:text-ink"
      >
        {label}
        <Icon aria-hidden="true" className="size-3.5" />
      </button>
    </HeaderCell>
  );
}
