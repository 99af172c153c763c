"use client";

import type { CampaignChannel } from "@mauzo/contract/marketing/campaign-states";
import { campaigns } from "@mauzo/contract/marketing/campaigns";
import { useTranslations } from "next-intl";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { CampaignStateBadge } from "../../../../entities/marketing/campaign/parts/campaign-state-badge.tsx";
import { CampaignWhen } from "../../../../entities/marketing/campaign/parts/campaign-when.tsx";
import { useCampaign, useCampaignResults } from "../../../../entities/marketing/campaign/queries.ts";
import { campaignPaths, isMoving, isOver } from "../../../../entities/marketing/campaign/rules.ts";
import { useBrought } from "../../../../entities/marketing/source/queries.ts";
import { sumsOf } from "../../../../entities/marketing/source/rules.ts";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useExport, useRecipients } from "../data.ts";
import { useRecipientFilter } from "../filters.ts";
import { CampaignActions } from "../parts/record/campaign-actions.tsx";
import { DraftCard } from "../parts/record/draft-card.tsx";
import { MessageCard } from "../parts/record/message-card.tsx";
import { ProgressCard } from "../parts/record/progress-card.tsx";
import { RecipientsCard } from "../parts/record/recipients-card.tsx";
import { ResultsCard } from "../parts/record/results-card.tsx";
import { RetryCard } from "../parts/record/retry-card.tsx";

export { startCampaign } from "../../../../entities/marketing/campaign/queries.ts";

/** One campaign: how far it is, what became of it, whom it was for. */
function RecordOf({ id, channel }: { id: string; channel: CampaignChannel }) {
  const t = useTranslations("campaigns");
  const query = useCampaign(id);
  const mayChange = useCanAccess(campaigns.update.access);
  const campaign = query.data;
  const isLive = campaign !== undefined && isMoving(campaign);
  const [state, setState] = useRecipientFilter();
  const people = useRecipients(id, state === "all" ? undefined : state, isLive);
  const results = useCampaignResults(id, isLive);
  const retriable = results.data?.retriable ?? 0;
  const brought = useBrought();
  const save = useExport(id);
  const back = { href: campaignPaths[channel].list, label: t(channel === "sms" ? "back" : "whatsappTitle") };
  if (!campaign) {
    const words = {
      ...{ failed: t("record.failed"), missing: t("record.missing"), missingText: t("record.missingText") },
    };
    return <DetailQueryState title={t("recordTitle")} back={back} side="right" words={words} query={query} />;
  }
  const isDraft = campaign.state === "draft";
  return (
    <>
      <PageHeader
        title={campaign.name}
        back={back}
        aside={<CampaignStateBadge state={campaign.state} />}
        subtitle={<CampaignWhen campaign={campaign} />}
        actions={mayChange && !isDraft && <CampaignActions campaign={campaign} />}
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-4">
          {isDraft ? (
            <DraftCard campaign={campaign} mayChange={mayChange} />
          ) : (
            <>
              <ProgressCard campaign={campaign} />
              <ResultsCard campaign={campaign} query={results} brought={brought && sumsOf(brought, "campaign", id)} />
              {mayChange && isOver(campaign) && retriable > 0 && <RetryCard campaign={campaign} count={retriable} />}
              <RecipientsCard
                list={people}
                channel={channel}
                rows={people.data?.pages.flatMap(({ items }) => items)}
                state={state}
                onSave={save}
                onState={(next) => void setState(next)}
              />
            </>
          )}
        </div>
        <MessageCard campaign={campaign} />
      </div>
    </>
  );
}

export const CampaignScreen = ({ id }: { id: string }) => <RecordOf id={id} channel="sms" />;
export const WhatsappCampaignScreen = ({ id }: { id: string }) => <RecordOf id={id} channel="whatsapp" />;
