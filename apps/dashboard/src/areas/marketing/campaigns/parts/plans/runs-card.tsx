"use client";

import type { Campaign } from "@mauzo/contract/marketing/campaigns";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { campaignPaths } from "../../../../../entities/marketing/campaign/rules.ts";
import { CampaignCard } from "../campaign-card.tsx";

/** What a recurring campaign sent so far: each run is a campaign with results of its own. */
export function RunsCard({ runs }: { runs: readonly Campaign[] | undefined }) {
  const t = useTranslations("campaignPlans");
  return (
    <Card title={t("runsTitle")} flush>
      {runs === undefined && <Skeleton className="m-4 h-24" />}
      {runs?.length === 0 && <p className="px-4 pb-4 text-muted">{t("noRuns")}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {runs?.map((run) => (
          <li key={run.id}>
            <Link href={`${campaignPaths[run.channel].list}/${run.id}`} className="block px-4 py-3 hover:bg-sunken">
              <CampaignCard campaign={run} brought={undefined} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
