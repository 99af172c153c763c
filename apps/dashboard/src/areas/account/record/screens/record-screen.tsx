"use client";

import { formatDay } from "@mauzo/format/date-time";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Skeleton } from "@mauzo/ui/skeleton";
import { ScrollText } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { AddFilterButton, FilterChips } from "../../../../components/list/filters/filter-bar.tsx";
import { useFilterPlace } from "../../../../components/list/filters/use-filter-place.ts";
import { ListEmptyOrFailed } from "../../../../components/list/list-empty-or-failed.tsx";
import { LoadMore } from "../../../../components/list/load-more.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { dayIn } from "../../../../lib/list/day-range.ts";
import { usePagedRows } from "../../../../lib/list/use-paged-rows.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useEntries, usePeople, useRecordFile } from "../data.ts";
import { filterOf, isNarrowed, kindFilters, useRecordFilters } from "../filters.ts";
import { EntryRow } from "../parts/entry-row.tsx";
import { useRecordFilterTable } from "../parts/use-record-filter-table.ts";
import { byDay } from "../rules.ts";

export { startRecord } from "../data.ts";

/** Who did what in the shop, day by day, newest first. */
export function RecordScreen() {
  const t = useTranslations("record");
  const language = useLocale();
  const { user } = useAccount();
  const [filters, setFilters] = useRecordFilters();
  const list = useEntries(filterOf(filters));
  const entries = usePagedRows(list, filters.pages);
  const place = useFilterPlace();
  const saveFile = useRecordFile();
  const change = (set: Parameters<typeof setFilters>[0] & object) => void setFilters({ ...set, pages: null });
  const clear = () => void setFilters(null);
  const table = useRecordFilterTable(filters, usePeople(), change);
  const days = byDay(entries ?? [], (iso) => dayIn(user.time_zone, new Date(iso)));
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t("title")}
        subtitle={t("subtitle")}
        back={{ href: "/dashboard/settings", label: t("back") }}
        actions={
          <Button variant="secondary" onClick={() => saveFile(filterOf(filters))}>
            {t("export")}
          </Button>
        }
      />
      <div data-filters className="mb-4 flex flex-col gap-2 md:gap-3">
        <div className="flex items-start justify-between gap-2">
          <ChoiceChips
            label={t("kind")}
            chips={kindFilters.map((value) => ({ value, text: t(`kinds.${value}`) }))}
            value={filters.kind}
            onChoose={(kind) => change({ kind })}
          />
          <AddFilterButton place={place} />
        </div>
        <FilterChips filters={table} place={place} onClear={clear} />
      </div>
      {entries === undefined && !list.isError && <Skeleton className="h-40" />}
      {(list.isError || entries?.length === 0) && (
        <Card flush>
          <ListEmptyOrFailed
            words={{
              ...{ failed: t("failed"), noMatch: t("noMatch"), noMatchText: t("noMatchText") },
              ...{ emptyTitle: t("emptyTitle"), emptyText: t("emptyText") },
            }}
            list={list}
            count={entries?.length}
            filtered={isNarrowed(filters)}
            onClear={clear}
            empty={{ picture: <ScrollText className="size-6" /> }}
          />
        </Card>
      )}
      <div className="flex flex-col gap-4">
        {days.map(({ day, entries: ofDay }) => (
          <Card key={day} title={formatDay(day, language)} flush>
            <ol>
              {ofDay.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </ol>
          </Card>
        ))}
      </div>
      <LoadMore
        list={list}
        autoLoad
        onMore={() => void setFilters({ pages: (list.data?.pages.length ?? 0) + 1 }, { history: "replace" })}
      />
    </div>
  );
}
