"use client";

import type { CampaignPlan } from "@mauzo/contract/marketing/campaign-plans";
import { formatMoney } from "@mauzo/format/money";
import { Badge } from "@mauzo/ui/badge";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { planPath } from "../../rules.ts";
import { PlanNext } from "./plan-next.tsx";

/** A recurring campaign in their list. */
export function PlanRow({ plan }: { plan: CampaignPlan }) {
  const t = useTranslations("campaignPlans");
  const { id, name, occasion, channel, is_paused, runs, people, spent } = plan;
  return (
    <li>
      <Link href={`${planPath}/${id}`} className="block px-4 py-3 hover:bg-sunken">
        <span className="flex items-baseline justify-between gap-x-3 big-text:flex-wrap">
          <bdi className="min-w-0 truncate font-medium">{name}</bdi>
          <Badge tone={is_paused ? "danger" : "primary"}>{t(is_paused ? "isPaused" : "isRunning")}</Badge>
        </span>
        <span className="mt-1 block text-[0.8125rem]">
          {t(`occasions.${occasion}`)} · {t(`channels.${channel}`)}
        </span>
        <span className="mt-0.5 block text-[0.8125rem] tabular-nums">
          {t("runs", { runs, people })} · {formatMoney(spent)}
        </span>
        <span className="mt-0.5 block text-[0.8125rem] text-muted">
          <PlanNext plan={plan} />
        </span>
      </Link>
    </li>
  );
}
