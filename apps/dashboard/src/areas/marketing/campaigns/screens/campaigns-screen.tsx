"use client";

import type { CampaignChannel } from "@mauzo/contract/marketing/campaign-states";
import { campaigns } from "@mauzo/contract/marketing/campaigns";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { MessagesSquare, Plus } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { ListEmptyOrFailed } from "../../../../components/list/list-empty-or-failed.tsx";
import { LiveIndicator } from "../../../../components/list/live-indicator.tsx";
import { LoadMore } from "../../../../components/list/load-more.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { DataTable } from "../../../../components/table/data-table.tsx";
import { useDataTable } from "../../../../components/table/use-data-table.ts";
import { startCampaigns, useCampaigns } from "../../../../entities/marketing/campaign/queries.ts";
import { campaignPaths } from "../../../../entities/marketing/campaign/rules.ts";
import { useBrought } from "../../../../entities/marketing/source/queries.ts";
import { sumsOf } from "../../../../entities/marketing/source/rules.ts";
import { usePagedRows } from "../../../../lib/list/use-paged-rows.ts";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useCampaignColumns } from "../columns.tsx";
import { stateFilters, useCampaignFilters } from "../filters.ts";
import { CampaignCard } from "../parts/campaign-card.tsx";

type Start = Parameters<typeof startCampaigns>;
export const startSmsCampaigns = (client: Start[0]) => startCampaigns(client, { channel: "sms" });
export const startWhatsappCampaigns = (client: Start[0]) => startCampaigns(client, { channel: "whatsapp" });

const loadingRows = 6;

/** The shop's campaigns over a channel, newest first, updated live. */
export function CampaignsScreen({ channel }: { channel: CampaignChannel }) {
  const t = useTranslations("campaigns");
  const states = useTranslations("marketing.states");
  const [{ state, pages }, setFilters] = useCampaignFilters();
  const list = useCampaigns(state === "all" ? { channel } : { channel, state });
  const brought = useBrought();
  const listed = usePagedRows(list, pages);
  // In the row, because a row is drawn again only when it changes.
  const rows = useMemo(
    () => listed?.map((row) => ({ ...row, brought: brought && sumsOf(brought, "campaign", row.id) })),
    [listed, brought],
  );
  const model = useDataTable({ name: "campaigns", columns: useCampaignColumns(brought), rows });
  const mayAdd = useCanAccess(campaigns.create.access);
  const isLoading = rows === undefined && !list.isError;
  const isUnfilled = rows?.length === 0 && state === "all";
  const add = mayAdd && (
    <Link href={campaignPaths[channel].write} className={buttonClass("primary")}>
      <Plus aria-hidden="true" className="size-4" />
      {t("newCampaign")}
    </Link>
  );
  const words = {
    ...{
      failed: t("failed"),
      emptyTitle: t("emptyTitle"),
      emptyText: t(channel === "sms" ? "emptyText" : "whatsappEmpty"),
    },
    ...{ noMatch: t("noMatch"), noMatchText: t("noMatchText") },
  };
  const title = t(channel === "sms" ? "title" : "whatsappTitle");
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: "/dashboard/marketing", label: t("backToMarketing") }}
        aside={<LiveIndicator />}
        actions={!isUnfilled && add}
      />
      {!isUnfilled && (
        <ChoiceChips
          label={t("state")}
          className="mb-4 flex-wrap"
          chips={stateFilters.map((value) => ({ value, text: value === "all" ? t("all") : states(value) }))}
          value={state}
          onChoose={(value) => void setFilters({ state: value, pages: null })}
        />
      )}
      <Card flush>
        {(isLoading || (rows && rows.length > 0)) && (
          <DataTable
            label={title}
            model={model}
            loading={isLoading ? loadingRows : 0}
            href={({ id }) => `${campaignPaths[channel].list}/${id}`}
            nameOf={({ name }) => name}
            card={(campaign) => <CampaignCard campaign={campaign} brought={campaign.brought} />}
          />
        )}
        <ListEmptyOrFailed
          {...{ words, list }}
          count={rows?.length}
          filtered={state !== "all"}
          onClear={() => void setFilters(null)}
          empty={{ picture: <MessagesSquare className="size-6" />, action: add }}
        />
        <LoadMore
          list={list}
          autoLoad
          onMore={() => void setFilters({ pages: (list.data?.pages.length ?? 0) + 1 }, { history: "replace" })}
        />
      </Card>
    </>
  );
}
