"use client";

import type { Campaign } from "@mauzo/contract/marketing/campaigns";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { ShopTime } from "./shop-time.tsx";

type Props = { campaign: Pick<Campaign, "state" | "starts_at" | "waits_until" | "ended_at" | "created_at"> };

/** When a campaign begins, goes on or ended; of a draft, when it was written. */
export function CampaignWhen({ campaign: { state, starts_at, waits_until, ended_at, created_at } }: Props) {
  const t = useTranslations("marketing");
  if (ended_at !== null) return <>{t.rich("ended", { time: () => <RelativeTime iso={ended_at} /> })}</>;
  if (waits_until !== null && state === "sending")
    return <>{t.rich("waits", { time: () => <ShopTime iso={waits_until} /> })}</>;
  if (starts_at !== null && state === "scheduled")
    return <>{t.rich("begins", { time: () => <ShopTime iso={starts_at} /> })}</>;
  return <RelativeTime iso={starts_at ?? created_at} />;
}
