"use client";

import { addOnGroups, groupShelves, type KeptGroup } from "@mauzo/contract/catalogue/add-on-groups";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { Chips } from "@mauzo/ui/chips";
import { Skeleton } from "@mauzo/ui/skeleton";
import { Archive, CirclePlus, Plus } from "lucide-react";
import Link from "next/link";
import { parseAsString, parseAsStringLiteral, useQueryState } from "nuqs";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ListFaces } from "../../../../components/list/list-faces.tsx";
import { LoadMore } from "../../../../components/list/load-more.tsx";
import { SearchBox } from "../../../../components/list/search-box.tsx";
import { Confirm } from "../../../../components/page/confirm.tsx";
import { PageHead } from "../../../../components/page/page-head.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { mayEnter } from "../../../../lib/session/may-enter.ts";
import { useArchiveGroup, useGroups } from "../data/groups.ts";
import { GroupRow } from "../parts/groups/group-row.tsx";
import { useNames } from "../parts/groups/use-names.ts";

/** The shop's add-on groups, and the way to one more. */
export function AddOnGroupsScreen() {
  const t = useTranslations("addOns");
  const namesOf = useNames();
  const { permissions } = useAccount().user;
  const [status, setStatus] = useQueryState("status", parseAsStringLiteral(groupShelves).withDefault("active"));
  const [search, setSearch] = useQueryState("search", parseAsString.withDefault(""));
  const list = useGroups({ status, search });
  const rows = list.data?.pages.flatMap(({ items }) => items);
  const { archive, restore } = useArchiveGroup();
  const [asked, setAsked] = useState<KeptGroup>();
  const archived = status === "archived";
  const mayMove = mayEnter(permissions, addOnGroups.archive.access);
  const move = (group: KeptGroup) => {
    if (group.archived) restore(group);
    else if (group.products > 0) setAsked(group);
    else archive(group);
  };
  const add = mayEnter(permissions, addOnGroups.create.access) && (
    <Link href="/dashboard/products/add-ons/new" className={buttonClass("primary")}>
      <Plus aria-hidden="true" className="size-4" />
      {t("add")}
    </Link>
  );

  return (
    <>
      <PageHead
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
        <Chips
          label={t("shelves")}
          chips={groupShelves.map((shelf) => ({ value: shelf, text: t(`shelf.${shelf}`) }))}
          value={status}
          onChoose={(shelf) => void setStatus(shelf === "active" ? null : shelf)}
        />
      </div>
      <Card flush>
        {rows === undefined && !list.isError && <Skeleton className="m-4 h-40" />}
        <ListFaces
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
            <GroupRow
              key={group.id}
              group={group}
              mayEdit={mayEnter(permissions, addOnGroups.update.access)}
              onMove={mayMove ? () => move(group) : undefined}
            />
          ))}
        </ul>
        <LoadMore list={list} byItself />
      </Card>
      <Confirm
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
