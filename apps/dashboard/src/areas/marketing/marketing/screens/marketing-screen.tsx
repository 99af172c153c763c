"use client";

import { campaigns } from "@mauzo/contract/marketing/campaigns";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { Skeleton } from "@mauzo/ui/skeleton";
import { Plus } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { startCampaigns, useCampaigns, useResultsOf } from "../../../../entities/marketing/campaign/queries.ts";
import { isBegun } from "../../../../entities/marketing/campaign/rules.ts";
import { startSmsConnections, useSmsConnections } from "../../../../entities/marketing/sms-connection/queries.ts";
import { useBrought } from "../../../../entities/marketing/source/queries.ts";
import { sumsOf } from "../../../../entities/marketing/source/rules.ts";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { CampaignLine } from "../parts/campaign-line.tsx";
import { FirstStepsCard } from "../parts/first-steps-card.tsx";
import { groupsOf } from "../rules.ts";

export function startMarketing(client: Parameters<typeof startCampaigns>[0]) {
  startCampaigns(client);
  startSmsConnections(client);
}

/** What is running, planned and over, with what it cost and brought; or the first steps. */
export function MarketingScreen() {
  const t = useTranslations("marketing");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const list = useCampaigns({});
  // They may be older than what the first page of the list holds.
  const underWay = [
    useCampaigns({ state: "sending" }),
    useCampaigns({ state: "paused" }),
    useCampaigns({ state: "scheduled" }),
  ];
  const brought = useBrought();
  const connections = useSmsConnections().data?.items;
  const mayChange = useCanAccess(campaigns.create.access);
  const items = list.data?.pages.flatMap((page) => page.items);
  const groups = groupsOf(items ?? [], ...underWay.map(({ data }) => data?.pages[0]?.items ?? []));
  const results = useResultsOf(groups.flatMap((group) => group.items).filter(isBegun));
  const isConnected = connections !== undefined && connections.length > 0;
  const isEmpty = items?.length === 0;
  const isNew = isEmpty || (connections !== undefined && !isConnected);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t("title")}
        subtitle={t("subtitle")}
        actions={
          mayChange &&
          !isEmpty && (
            <Link href="/dashboard/marketing/sms/create" className={buttonClass("primary")}>
              <Plus aria-hidden="true" className="size-4" />
              {t("newCampaign")}
            </Link>
          )
        }
      />
      <div className="flex flex-col gap-4">
        <nav aria-label={t("title")} className="flex flex-wrap gap-2">
          <Link href="/dashboard/marketing/sms/campaign" className={buttonClass("secondary")}>
            {t("sms")}
          </Link>
          <Link href="/dashboard/marketing/whatsapp/campaign" className={buttonClass("secondary")}>
            {t("whatsapp")}
          </Link>
          <Link href="/dashboard/marketing/sms/providers" className={buttonClass("secondary")}>
            {t("providers")}
          </Link>
          <Link href="/dashboard/marketing/website/website-popup" className={buttonClass("secondary")}>
            {t("popups")}
          </Link>
          <Link href="/dashboard/marketing/links" className={buttonClass("secondary")}>
            {t("links")}
          </Link>
        </nav>
        {items === undefined && !list.isError && <Skeleton className="h-56" />}
        {items === undefined && list.isError && (
          <Card flush>
            <ErrorPanel
              title={t("failed")}
              message={failureText(list.error)}
              retry={shell("retry")}
              onRetry={() => void list.refetch()}
              busy={list.isFetching}
            />
          </Card>
        )}
        {items && isNew && <FirstStepsCard isConnected={isConnected} mayChange={mayChange} />}
        {groups
          .filter((group) => group.items.length > 0)
          .map((group) => (
            <Card key={group.title} title={t(group.title)} flush>
              <ul>
                {group.items.map((campaign) => (
                  <CampaignLine
                    key={campaign.id}
                    campaign={campaign}
                    orders={results.get(campaign.id)?.orders}
                    byLink={brought && sumsOf(brought, "campaign", campaign.id)}
                  />
                ))}
              </ul>
            </Card>
          ))}
      </div>
    </div>
  );
}
