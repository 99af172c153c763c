"use client";

import { Card } from "@mauzo/ui/card";
import { clsx } from "clsx";
import { type ReactNode, useId, useState } from "react";
import { late } from "../../lib/late/late.tsx";
import type { SharedViews } from "../../lib/list/use-shared-views.ts";
import { PageHead } from "../page/page-head.tsx";
import { ColumnsMenu } from "../table/columns-menu.tsx";
import { DataTable } from "../table/data-table.tsx";
import type { RowLook } from "../table/rows/row-look.ts";
import type { DataTableModel, TableRow } from "../table/use-data-table.ts";
import { FiltersButton } from "./filters-button.tsx";
import { ListFaces, type ListState } from "./list-faces.tsx";
import type { ListWords } from "./list-words.ts";
import { LiveMark } from "./live-mark.tsx";
import { LoadMore, type MoreState } from "./load-more.tsx";
import { SearchBox } from "./search-box.tsx";
import { ViewsMenu } from "./views/views-menu.tsx";

const BulkBar = late(async () => (await import("../table/bulk-bar.tsx")).BulkBar);

type Props<Row extends TableRow> = Omit<RowLook<Row>, "label"> & {
  level?: 1 | 2;
  words: ListWords;
  model: DataTableModel<Row>;
  list: ListState & MoreState;
  rows: readonly Row[] | undefined;
  /** New rows show by themselves. `announce` is what is read out when one comes. */
  live?: boolean;
  announce?: string;
  /** Beside the title, such as "Add product". */
  actions?: ReactNode;
  search: string;
  onSearch: (text: string) => void;
  /** Always there, such as chips. */
  filters?: ReactNode;
  /** Behind a button on a phone, unless the page begins with some of them set. */
  more?: { set: number; filters: ReactNode };
  /** Something narrows the list; `onClear` takes it away. */
  filtered: boolean;
  onClear: () => void;
  empty: { picture: ReactNode; action?: ReactNode };
  /** What can be done with selected rows; without it rows cannot be selected. */
  bulk?: (rows: readonly Row[]) => ReactNode;
  /** Views everyone in the shop sees; without them there are only those of the device. */
  views?: SharedViews;
  /** One more page is open; how many there are belongs to the address. */
  onMore: (pages: number) => void;
};

const loadingRows = 8;

/** The page of a list: search, filters, saved views, columns; the rows, or what stands in their place; more of them. */
export function ListPage<Row extends TableRow>(props: Props<Row>) {
  const {
    words,
    model,
    list,
    rows,
    live = false,
    announce,
    actions,
    filters,
    more,
    bulk,
    views,
    onMore,
    ...rest
  } = props;
  const [open, setOpen] = useState(more !== undefined && more.set > 0);
  const moreId = useId();
  const loading = rows === undefined && !list.isError;
  const look = { ...rest, label: words.title, model, selectable: bulk !== undefined };
  return (
    <>
      <PageHead title={words.title} level={rest.level} aside={live && <LiveMark />} actions={actions} />
      <p aria-live="polite" className="sr-only">
        {announce}
      </p>
      <div className="mb-4 flex flex-col gap-3">
        <div className="flex gap-2 big-text:flex-wrap">
          <SearchBox
            label={words.search}
            placeholder={words.searchPlaceholder}
            value={rest.search}
            onSearch={rest.onSearch}
          />
          <div className="ml-auto flex shrink-0 gap-2">
            {more && <FiltersButton count={more.set} open={open} controls={moreId} onPress={() => setOpen(!open)} />}
            <ViewsMenu shared={views} />
            <ColumnsMenu model={model} />
          </div>
        </div>
        {filters}
        {more && (
          <div id={moreId} className={clsx(!open && "max-sm:hidden")}>
            {more.filters}
          </div>
        )}
      </div>
      <Card flush>
        {(loading || (rows && rows.length > 0)) && <DataTable {...look} loading={loading ? loadingRows : 0} />}
        <ListFaces {...rest} words={words} list={list} count={rows?.length} />
        <LoadMore list={list} byItself onMore={() => onMore((list.data?.pages.length ?? 0) + 1)} />
        {bulk && model.selection.ids.length > 0 && (
          <BulkBar selection={model.selection}>{bulk(model.selection.rows)}</BulkBar>
        )}
      </Card>
    </>
  );
}
