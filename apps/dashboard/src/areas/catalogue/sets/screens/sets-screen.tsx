"use client";

import { setStatusFilters } from "@mauzo/contract/catalogue/sets";
import { Card } from "@mauzo/ui/card";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Skeleton } from "@mauzo/ui/skeleton";
import { Archive, LayoutGrid, LayoutList } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { ListEmptyOrFailed } from "../../../../components/list/list-empty-or-failed.tsx";
import { LoadMore } from "../../../../components/list/load-more.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useArchiveSet, useSets } from "../data.ts";
import { SetRow } from "../parts/set-row.tsx";

const choices = [
  { path: "single-set-collection", word: "single", Icon: LayoutGrid },
  { path: "template-based-set", word: "template", Icon: LayoutList },
] as const;

/** The list of the shop's sets, and the two ways to create one. */
export function SetsScreen() {
  const t = useTranslations("sets");
  const [status, setStatus] = useQueryState("status", parseAsStringLiteral(setStatusFilters).withDefault("active"));
  const list = useSets(status);
  const rows = list.data?.pages.flatMap(({ items }) => items);
  const { archive, restore } = useArchiveSet();
  const archived = status === "archived";

  return (
    <>
      <PageHeader
        title={t("title")}
        subtitle={t("text")}
        back={{ href: "/dashboard/products", label: t("backToProducts") }}
      />
      <nav aria-label={t("newTitle")} className="mb-5 grid gap-3 sm:grid-cols-2">
        {choices.map(({ path, word, Icon }) => (
          <Link
            key={path}
            href={`/dashboard/products/set/${path}`}
            className="flex gap-3 rounded-card border border-line bg-card p-4 hover:bg-sunken"
          >
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
            <span>
              <span className="block font-semibold">{t(word)}</span>
              <span className="block text-muted">{t(`${word}Text`)}</span>
            </span>
          </Link>
        ))}
      </nav>
      <ChoiceChips
        label={t("shelves")}
        chips={setStatusFilters.map((shelf) => ({ value: shelf, text: t(`shelf.${shelf}`) }))}
        value={status}
        onChoose={(shelf) => void setStatus(shelf === "active" ? null : shelf)}
        className="mb-3"
      />
      <Card flush>
        {rows === undefined && !list.isError && <Skeleton className="m-4 h-40" />}
        <ListEmptyOrFailed
          words={{
            failed: t("failed"),
            emptyTitle: archived ? t("noneArchived") : t("emptyTitle"),
            emptyText: archived ? t("noneArchivedText") : t("emptyText"),
          }}
          list={list}
          count={rows?.length}
          empty={{ picture: archived ? <Archive className="size-6" /> : <LayoutGrid className="size-6" /> }}
        />
        <ul className="divide-y divide-line empty:hidden">
          {rows?.map((set) => (
            <SetRow key={set.id} set={set} onArchive={() => archive(set)} onRestore={() => restore(set)} />
          ))}
        </ul>
        <LoadMore list={list} autoLoad />
      </Card>
    </>
  );
}
