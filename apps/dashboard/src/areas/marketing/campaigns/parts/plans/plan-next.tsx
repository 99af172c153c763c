"use client";

import type { CampaignPlan } from "@mauzo/contract/marketing/campaign-plans";
import { useTranslations } from "next-intl";
import { ShopTime } from "../../../../../entities/marketing/campaign/parts/shop-time.tsx";

/** When a recurring campaign is looked at next, and what became of its last run where nothing was sent. */
export function PlanNext({ plan: { next_run_at, last } }: { plan: Pick<CampaignPlan, "next_run_at" | "last"> }) {
  const t = useTranslations("campaignPlans");
  return (
    <>
      {next_run_at === null ? t("noNext") : t.rich("next", { time: () => <ShopTime iso={next_run_at} /> })}
      {last && last.outcome !== "started" && <> {t(`outcomes.${last.outcome}`)}</>}
    </>
  );
}
