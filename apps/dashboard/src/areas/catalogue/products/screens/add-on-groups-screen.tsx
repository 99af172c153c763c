"use client";

import { type AddOnGroupDetails, addOnGroups, groupStatusFilters } from "@mauzo/contract/catalogue/add-on-groups";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Skeleton } from "@mauzo/ui/skeleton";
import { Archive, CirclePlus, Plus } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { parseAsString, parseAsStringLiteral, useQueryState } from "nuqs";
import { useState } from "react";
import { ListEmptyOrFailed } from "../../../../components/list/list-empty-or-failed.tsx";
import { LoadMore } from "../../../../components/list/load-more.tsx";
import { SearchBox } from "../../../../components/list/search-box.tsx";
import { ConfirmDialog } from "../../../../components/page/confirm-dialog.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { canAccess } from "../../../../lib/session/can-access.ts";
import { useAddOnGroups, useArchiveAddOnGroup } from "../data/use-add-on-groups.ts";
import { AddOnGroupRow } from "../parts/groups/add-on-group-row.tsx";
import { useProductNamesText } from "../parts/groups/use-product-names-text.ts";

export function AddOnGroupsScreen() {
  const t = useTranslations("addOns");
  const namesOf = useProductNamesText();
  const { permissions } = useAccount().user;
  const [status, setStatus] = useQueryState("status", parseAsStringLiteral(groupStatusFilters).withDefault("active"));
  const [search, setSearch] = useQueryState("search", parseAsString.withDefault(""));
  const list = useAddOnGroups({ status, search });
  const rows = list.data?.pages.flatMap(({ items }) => items);
  const { archive, restore } = useArchiveAddOnGroup();
  const [asked, setAsked] = useState<AddOnGroupDetails>();
  const archived = status === "archived";
  const mayMove = canAccess(permissions, addOnGroups.archive.access);
  const move = (group: AddOnGroupDetails) => {
    if (group.archived) restore(group);
    else if (group.products > 0) setAsked(group);
    else archive(group);
  };
  const add = canAccess(permissions, addOnGroups.create.access) && (
    <Link href="/dashboard/products/add-ons/new" className={buttonClass("primary")}>
      <Plus aria-hidden="true" className="size-4" />
      {t("add")}
    </Link>
  );

  return (
    <>
      <PageHeader
        title={t("title")}
        subtitle={t("text")}
        back={{ href: "/dashboard/products", label: t("backToProducts") }}
        actions={add}
      />
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <SearchBox
          label={t("search")}
          placeholder={t("searchPlaceholder")}
          value={search}
          onSearch={(text) => void setSearch(text || null)}
        />
        <ChoiceChips
          label={t("shelves")}
          chips={groupStatusFilters.map((shelf) => ({ value: shelf, text: t(`shelf.${shelf}`) }))}
          value={status}
          onChoose={(shelf) => void setStatus(shelf === "active" ? null : shelf)}
        />
      </div>
      <Card flush>
        {rows === undefined && !list.isError && <Skeleton className="m-4 h-40" />}
        <ListEmptyOrFailed
          words={{
            failed: t("failed"),
            noMatch: t("noMatch"),
            noMatchText: t("noMatchText"),
            emptyTitle: archived ? t("noneArchived") : t("empty"),
            emptyText: archived ? t("noneArchivedText") : t("emptyText"),
          }}
          list={list}
          count={rows?.length}
          filtered={search !== ""}
          onClear={() => void setSearch(null)}
          empty={{
            picture: archived ? <Archive className="size-6" /> : <CirclePlus className="size-6" />,
            action: archived ? undefined : add,
          }}
        />
        <ul className="divide-y divide-line empty:hidden">
          {rows?.map((group) => (
            <AddOnGroupRow
              key={group.id}
              group={group}
              mayEdit={canAccess(permissions, addOnGroups.update.access)}
              onMove={mayMove ? () => move(group) : undefined}
            />
          ))}
        </ul>
        <LoadMore list={list} autoLoad />
      </Card>
      <ConfirmDialog
        open={asked !== undefined}
        title={t("archiveTitle", { name: asked?.name ?? "" })}
        text={asked ? t("archiveText", { count: asked.products, names: namesOf(asked) }) : ""}
        confirm={t("archive")}
        cancel={t("cancel")}
        onConfirm={() => {
          if (asked) archive(asked);
          setAsked(undefined);
        }}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
