"use client";

import { useTranslations } from "next-intl";
import { parseAsString, useQueryState } from "nuqs";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { useNamedCampaign } from "../../../../entities/marketing/campaign/queries.ts";
import { StartedNote } from "../parts/started-note.tsx";
import { CampaignFormPage } from "./campaign-form-page.tsx";

/** Writes a campaign, or goes on with the draft that the address names. */
export function WriteCampaignScreen() {
  const t = useTranslations("campaigns");
  const [id] = useQueryState("id", parseAsString);
  const query = useNamedCampaign(id);
  const back = { href: "/dashboard/marketing/sms/campaign", label: t("back") };
  if (id === null) return <CampaignFormPage />;
  const campaign = query.data;
  if (campaign?.state === "draft") return <CampaignFormPage key={id} campaign={campaign} />;
  if (campaign) return <StartedNote id={id} name={campaign.name} back={back} />;
  const words = {
    ...{ failed: t("record.failed"), missing: t("record.missing"), missingText: t("record.missingText") },
  };
  return <DetailQueryState title={t("recordTitle")} back={back} side="right" words={words} query={query} />;
}
