"use client";

import type { Campaign } from "@mauzo/contract/marketing/campaigns";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "../../../../../components/page/confirm-dialog.tsx";
import {
  usePauseCampaign,
  useResumeCampaign,
  useStopCampaign,
} from "../../../../../entities/marketing/campaign/actions/use-campaign-verbs.ts";
import { isUnderWay, leftOf, waitingOf } from "../../../../../entities/marketing/campaign/rules.ts";

/** Pauses a campaign, goes on with it, or stops it, which is asked first with how many have left. */
export function CampaignActions({ campaign }: { campaign: Campaign }) {
  const t = useTranslations("campaigns.record");
  const [pause, resume, stop] = [usePauseCampaign(), useResumeCampaign(), useStopCampaign()];
  const [isAsked, setAsked] = useState(false);
  if (!isUnderWay(campaign)) return null;
  const busy = pause.isPending || resume.isPending || stop.isPending;
  return (
    <>
      {campaign.state === "paused" ? (
        <Button busy={busy} onClick={() => resume.mutate(campaign)}>
          {t("resume")}
        </Button>
      ) : (
        <Button variant="secondary" busy={busy} onClick={() => pause.mutate(campaign)}>
          {t("pause")}
        </Button>
      )}
      <Button variant="secondary" busy={busy} onClick={() => setAsked(true)}>
        {t("stop")}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t("stopTitle")}
        text={t("left", { left: leftOf(campaign.counts), waiting: waitingOf(campaign.counts) })}
        confirm={t("stopConfirm")}
        cancel={t("goOn")}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          stop.mutate(campaign);
        }}
      />
    </>
  );
}
