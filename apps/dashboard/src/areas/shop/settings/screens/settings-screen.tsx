"use client";

import { Button } from "@mauzo/ui/button";
import { EmptyState } from "@mauzo/ui/empty-state";
import { SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import { parseAsString, useQueryState } from "nuqs";
import { SearchBox } from "../../../../components/list/search-box.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { canAccess } from "../../../../lib/session/can-access.ts";
import { settingsPages } from "../../../../settings-pages.ts";
import { SettingsCard } from "../parts/settings-card.tsx";
import { isFoundBy } from "../rules.ts";

/** The settings: a card for each page that this person may open, searched by what is in them. */
export function SettingsScreen() {
  const t = useTranslations("settings");
  const { permissions } = useAccount().user;
  const [search, setSearch] = useQueryState("search", parseAsString.withDefault(""));
  const found = settingsPages.filter(
    ({ access, label, keywords }) =>
      canAccess(permissions, access) &&
      isFoundBy(search, [t(`pages.${label}.name`), t(`pages.${label}.text`), ...keywords]),
  );
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t("title")} />
      <SearchBox
        label={t("search")}
        placeholder={t("searchPlaceholder")}
        value={search}
        onSearch={(text) => void setSearch(text || null)}
      />
      <p aria-live="polite" className="sr-only">
        {search !== "" && t("found", { count: found.length })}
      </p>
      {found.length > 0 ? (
        <ul aria-label={t("title")} className="mt-4 grid gap-3 sm:grid-cols-2">
          {found.map(({ path, label, icon }) => (
            <li key={path}>
              <SettingsCard href={path} Icon={icon} name={t(`pages.${label}.name`)} text={t(`pages.${label}.text`)} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          picture={<SearchX className="size-6" />}
          title={t("nothing", { text: search })}
          text={t("nothingText")}
          action={
            <Button variant="secondary" onClick={() => void setSearch(null)}>
              {t("showAll")}
            </Button>
          }
        />
      )}
    </div>
  );
}
