"use client";

import type { Campaign } from "@mauzo/contract/marketing/campaigns";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { CampaignBar } from "../../../../../entities/marketing/campaign/parts/campaign-bar.tsx";
import { isOver, leftOf, waitingOf } from "../../../../../entities/marketing/campaign/rules.ts";

/** How far a campaign is, and why it stands still. */
export function ProgressCard({ campaign }: { campaign: Campaign }) {
  const t = useTranslations("campaigns.record");
  const marketing = useTranslations("marketing");
  const { name, counts, paused } = campaign;
  const isAccount = paused === "credentials" || paused === "balance" || paused === "sender";
  return (
    <Card title={t("progress")}>
      {paused !== null && (
        <div className="mb-3 rounded-control bg-danger-soft px-3 py-2">
          <p role="status">{marketing(`paused.${paused}`)}</p>
          {isAccount && (
            <Link href="/dashboard/marketing/sms/providers" className={buttonClass("secondary", "sm", "mt-2")}>
              {marketing("providers")}
            </Link>
          )}
        </div>
      )}
      <CampaignBar name={name} counts={counts} />
      {!isOver(campaign) && (
        <p className="mt-3">{t("leftSoFar", { left: leftOf(counts), waiting: waitingOf(counts) })}</p>
      )}
      {counts.unknown > 0 && <p className="mt-3">{t("unknown", { count: counts.unknown })}</p>}
    </Card>
  );
}
