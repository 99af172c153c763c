"use client";

import { Card } from "@mauzo/ui/card";
import type { ReactNode } from "react";
import { lazyPart } from "../../lib/lazy/lazy-part.tsx";
import type { SharedViews } from "../../lib/list/use-shared-views.ts";
import { useNetworkLost } from "../../lib/offline/network.ts";
import { PageHeader } from "../page/page-header.tsx";
import { ColumnsMenu } from "../table/columns-menu.tsx";
import { DataTable } from "../table/data-table.tsx";
import type { RowOptions } from "../table/rows/row-options.ts";
import type { DataTableModel, TableRow } from "../table/use-data-table.ts";
import { AddFilterButton, FilterChips } from "./filters/filter-bar.tsx";
import { isFilterSet, type ListFilter } from "./filters/list-filter.ts";
import { useFilterPlace } from "./filters/use-filter-place.ts";
import { ListEmptyOrFailed, type ListState } from "./list-empty-or-failed.tsx";
import type { ListTexts } from "./list-texts.ts";
import { LiveIndicator } from "./live-indicator.tsx";
import { LoadMore, type LoadMoreState } from "./load-more.tsx";
import { SearchBox, type SearchStep } from "./search-box.tsx";
import { ViewsMenu } from "./views/views-menu.tsx";

const AsOf = lazyPart(async () => (await import("../offline/as-of.tsx")).AsOf, { tells: true });
const BulkBar = lazyPart(async () => (await import("../table/bulk-bar.tsx")).BulkBar);

type Props<Row extends TableRow> = Omit<RowOptions<Row>, "label"> & {
  level?: 1 | 2;
  words: ListTexts;
  model: DataTableModel<Row>;
  list: ListState & LoadMoreState;
  rows: readonly Row[] | undefined;
  /** Whether new rows show live. `announce` is read out by screen readers when one comes. */
  live?: boolean;
  announce?: string;
  /** Beside the title, such as "Add product". */
  actions?: ReactNode;
  /** Between the title and the search, such as sums. */
  above?: ReactNode;
  search: string;
  onSearch: (text: string, step: SearchStep) => void;
  /** One choice that is always visible, as chips, and whether one is chosen that leaves rows out. */
  chips?: ReactNode;
  isChipSet?: boolean;
  /** What else it is filtered by: behind "Add filter", with a chip for each that is set. */
  filters?: readonly ListFilter[];
  /** Whether a filter is set; `onClear` clears it. */
  filtered: boolean;
  onClear: () => void;
  empty: { picture: ReactNode; action?: ReactNode };
  /** The actions for selected rows; without it, rows cannot be selected. */
  bulk?: (rows: readonly Row[]) => ReactNode;
  /** The views shared with the whole shop; without it, there are only those of the device. */
  views?: SharedViews;
  /** Called to open one more page; the number of open pages is stored in the URL. */
  onMore: (pages: number) => void;
};

const loadingRows = 8;
const noFilters: readonly ListFilter[] = [];

/** A list page: search, filters, saved views and columns; the rows or a fallback; and a button to load more. */
export function ListPage<Row extends TableRow>(props: Props<Row>) {
  const {
    words,
    model,
    list,
    rows,
    live = false,
    announce,
    actions,
    above,
    chips,
    isChipSet = false,
    filters = noFilters,
    bulk,
    views,
    onMore,
    ...rest
  } = props;
  const place = useFilterPlace();
  const isKept = useNetworkLost() && rows !== undefined;
  const age = isKept ? <AsOf at={list.dataUpdatedAt} /> : live && <LiveIndicator />;
  const loading = rows === undefined && !list.isError;
  // A list that was never filled has nothing to search, and nothing to filter.
  const isUnfilled =
    rows?.length === 0 && !rest.filtered && !isChipSet && rest.search === "" && !filters.some(isFilterSet);
  const look = { ...rest, label: words.title, model, selectable: bulk !== undefined };
  return (
    <>
      <PageHeader title={words.title} level={rest.level} aside={age} actions={actions} />
      <p aria-live="polite" className="sr-only">
        {announce}
      </p>
      {above}
      {!isUnfilled && (
        <div data-filters className="mb-4 flex flex-col gap-2 md:gap-3">
          <div className="flex gap-2 big-text:flex-wrap">
            <SearchBox
              label={words.search}
              placeholder={words.searchPlaceholder}
              value={rest.search}
              onSearch={rest.onSearch}
            />
            <div className="ml-auto flex shrink-0 gap-2">
              {filters.length > 0 && <AddFilterButton place={place} />}
              <ViewsMenu shared={views} />
              <ColumnsMenu model={model} />
            </div>
          </div>
          {chips}
          <FilterChips filters={filters} place={place} onClear={rest.onClear} />
        </div>
      )}
      <Card flush>
        {(loading || (rows && rows.length > 0)) && <DataTable {...look} loading={loading ? loadingRows : 0} />}
        <ListEmptyOrFailed {...rest} words={words} list={list} count={rows?.length} />
        <LoadMore list={list} autoLoad onMore={() => onMore((list.data?.pages.length ?? 0) + 1)} />
        {bulk && model.selection.ids.length > 0 && (
          <BulkBar selection={model.selection}>{bulk(model.selection.rows)}</BulkBar>
        )}
      </Card>
    </>
  );
}
