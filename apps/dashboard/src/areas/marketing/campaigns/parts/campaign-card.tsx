"use client";

import type { Campaign } from "@mauzo/contract/marketing/campaigns";
import { formatMoney } from "@mauzo/format/money";
import { useTranslations } from "next-intl";
import { type Brought, ByLink } from "../../../../entities/marketing/campaign/parts/by-link.tsx";
import { CampaignStateBadge } from "../../../../entities/marketing/campaign/parts/campaign-state-badge.tsx";
import { CampaignWhen } from "../../../../entities/marketing/campaign/parts/campaign-when.tsx";
import { doneOf, isPriced, peopleOf } from "../../../../entities/marketing/campaign/rules.ts";

type Props = {
  campaign: Campaign;
  /** What its link brought; undefined until that is known, and for who may not. */
  brought: Brought | undefined;
};

/** A campaign in the list below 768 px. */
export function CampaignCard({ campaign, brought }: Props) {
  const t = useTranslations("marketing");
  const { name, state, counts, spent } = campaign;
  return (
    <>
      <span className="flex items-baseline justify-between gap-x-3 big-text:flex-wrap">
        <bdi className="min-w-0 truncate font-medium">{name}</bdi>
        <CampaignStateBadge state={state} />
      </span>
      {state !== "draft" && (
        <span className="mt-1 flex flex-wrap gap-x-3 text-[0.8125rem]">
          <span>{t("progress", { done: doneOf(counts), all: peopleOf(counts) })}</span>
          {isPriced(campaign) && <span className="tabular-nums">{formatMoney(spent)}</span>}
        </span>
      )}
      {state !== "draft" && (
        <span className="mt-0.5 block text-[0.8125rem] tabular-nums">
          <ByLink {...{ campaign, brought }} />
        </span>
      )}
      <span className="mt-0.5 block text-[0.8125rem] text-muted">
        <CampaignWhen campaign={campaign} />
      </span>
    </>
  );
}
