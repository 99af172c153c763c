"use client";

import type { CampaignChannel } from "@mauzo/contract/marketing/campaign-states";
import { useTranslations } from "next-intl";
import { parseAsString, useQueryState } from "nuqs";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { useNamedCampaign } from "../../../../entities/marketing/campaign/queries.ts";
import { campaignPaths } from "../../../../entities/marketing/campaign/rules.ts";
import { StartedNote } from "../parts/started-note.tsx";
import { CampaignFormPage } from "./campaign-form-page.tsx";

/** Writes a campaign, or goes on with the draft that the address names. */
export function WriteCampaignScreen({ channel }: { channel: CampaignChannel }) {
  const t = useTranslations("campaigns");
  const [id] = useQueryState("id", parseAsString);
  const query = useNamedCampaign(id);
  const back = { href: campaignPaths[channel].list, label: t(channel === "sms" ? "back" : "whatsappTitle") };
  if (id === null) return <CampaignFormPage channel={channel} />;
  const campaign = query.data;
  if (campaign?.state === "draft") return <CampaignFormPage key={id} channel={campaign.channel} campaign={campaign} />;
  if (campaign) return <StartedNote id={id} name={campaign.name} back={back} />;
  const words = {
    ...{ failed: t("record.failed"), missing: t("record.missing"), missingText: t("record.missingText") },
  };
  return <DetailQueryState title={t("recordTitle")} back={back} side="right" words={words} query={query} />;
}
