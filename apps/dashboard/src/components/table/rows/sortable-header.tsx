"use client";

import { HeaderCell } from "@mauzo/ui/table";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Column } from "../column.ts";

type Sorting = {
  getIsSorted: () => "asc" | "desc" | false;
  getToggleSortingHandler: () => ((event: unknown) => void) | undefined;
};
type Props = {
  column: Pick<Column<never>, "label" | "numeric" | "sortable" | "className">;
  state: Sorting | undefined;
};
const ariaSort = { asc: "ascending", desc: "descending" } as const;

/** The head of a column; a button to sort by it where the API can. */
export function SortableHeader({ column: { label, numeric, sortable, className }, state }: Props) {
  const t = useTranslations("list");
  const sorted = state?.getIsSorted() || undefined;
  if (!sortable) {
    return (
      <HeaderCell numeric={numeric} className={className}>
        {label}
      </HeaderCell>
    );
  }
  const Icon = sorted === "asc" ? ArrowUp : sorted === "desc" ? ArrowDown : ChevronsUpDown;
  return (
    <HeaderCell numeric={numeric} className={className} aria-sort={sorted ? ariaSort[sorted] : "none"}>
      <button
        type="button"
        aria-label={t("sortBy", { column: label })}
        onClick={state?.getToggleSortingHandler()}
        className="-mx-1 inline-flex items-center gap-1 rounded-control px-1 py-0.5 hover:text-ink"
      >
        {label}
        <Icon aria-hidden="true" className="size-3.5" />
      </button>
    </HeaderCell>
  );
}
