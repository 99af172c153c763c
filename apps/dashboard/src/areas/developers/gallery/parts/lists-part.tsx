"use client";

import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Select } from "@mauzo/ui/select";
import { PackageOpen } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { ListPage } from "../../../../components/list/list-page.tsx";
import type { Column } from "../../../../components/table/column.ts";
import { useDataTable } from "../../../../components/table/use-data-table.ts";
import { tableSort } from "../../../../lib/list/list-sort.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { type Item, itemList, items, listed } from "../rules.ts";

const states = ["full", "loading", "empty", "noMatch", "failed"] as const;
type State = (typeof states)[number];
const price = (minor: number) => formatMoney({ minor, currency: "TZS" });

/** A whole list page, in each of its states. */
export function ListsPart() {
  const t = useTranslations("gallery");
  const [state, setState] = useState<State>("full");
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState(itemList.first);
  const full = useMemo(() => listed(items, search, sort), [search, sort]);
  const none = useMemo((): Item[] => [], []);
  const rows = state === "full" ? full : state === "loading" || state === "failed" ? undefined : none;
  const columns = useMemo(
    (): Column<Item>[] => [
      { id: "name", label: t("item"), width: 12, sortBy: "name", cell: ({ name }) => name },
      { id: "left", label: t("left"), width: 7, sortBy: "left", numeric: true, cell: ({ left }) => left },
      { id: "price", label: t("price"), width: 9, sortBy: "price", numeric: true, cell: ({ minor }) => price(minor) },
    ],
    [t],
  );
  const model = useDataTable({ name: "gallery", columns, rows, sort: tableSort(itemList, sort, setSort) });
  const failed = state === "failed";
  return (
    <Card>
      <ListPage
        words={{
          title: t("lists"),
          search: t("find"),
          searchPlaceholder: t("item"),
          failed: t("listFailed"),
          noMatch: t("noMatch"),
          noMatchText: t("noMatchText"),
          emptyTitle: t("emptyTitle"),
          emptyText: t("emptyText"),
        }}
        level={2}
        model={model}
        rows={rows}
        list={{
          isError: failed,
          error: failed ? new Error(t("failedText")) : null,
          isFetching: false,
          dataUpdatedAt: 0,
          isFetchingNextPage: false,
          isFetchNextPageError: false,
          fetchNextPage: () => undefined,
          hasNextPage: false,
          refetch: () => setState("full"),
        }}
        href={() => "#lists"}
        nameOf={({ name }) => name}
        card={({ name, minor }) => (
          <span className="flex justify-between gap-3 big-text:flex-col">
            <span className="font-medium">{name}</span>
            <span className="tabular-nums">{price(minor)}</span>
          </span>
        )}
        search={search}
        onSearch={setSearch}
        isChipSet
        chips={
          <Select
            aria-label={t("state")}
            value={state}
            onChange={({ target }) => setState(states.find((one) => one === target.value) ?? "full")}
            className="sm:w-60"
          >
            {states.map((one) => (
              <option key={one} value={one}>
                {t(`states.${one}`)}
              </option>
            ))}
          </Select>
        }
        filtered={state === "noMatch" || search !== ""}
        onClear={() => {
          setSearch("");
          setState("full");
        }}
        onMore={() => {}}
        empty={{ picture: <PackageOpen className="size-6" /> }}
        bulk={(selected) => (
          <Button
            size="sm"
            onClick={() => toasts.push({ title: t("marked", { count: String(selected.length) }), tone: "success" })}
          >
            {t("mark")}
          </Button>
        )}
      />
    </Card>
  );
}
