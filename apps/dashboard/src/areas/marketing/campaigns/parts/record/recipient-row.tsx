"use client";

import type { CampaignChannel, RecipientState } from "@mauzo/contract/marketing/campaign-states";
import type { CampaignRecipient } from "@mauzo/contract/marketing/campaigns";
import { Badge, type BadgeTone } from "@mauzo/ui/badge";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../../components/relative-time.tsx";
import { skipWord } from "../../../../../entities/marketing/campaign/rules.ts";

const tones: Readonly<Record<RecipientState, BadgeTone>> = {
  ...{ prepared: "neutral", sending: "neutral", unknown: "accent", sent: "info" },
  ...{ delivered: "primary", read: "primary", failed: "danger", skipped: "neutral" },
};

/** Somebody a campaign was for, how far the message has come, and why no further. */
export function RecipientRow({ recipient, channel }: { recipient: CampaignRecipient; channel: CampaignChannel }) {
  const t = useTranslations("campaigns.record");
  const marketing = useTranslations("marketing");
  const { customer, state, failure, skipped, sent_at, clicked_at } = recipient;
  const why = failure
    ? marketing(`failures.${failure}`)
    : skipped && marketing(`whySkipped.${skipWord(channel, skipped)}`);
  return (
    <li className="border-line border-t px-4 py-3 md:px-5">
      <div className="flex items-baseline justify-between gap-3 big-text:flex-wrap">
        {customer ? (
          <Link
            href={`/dashboard/customers/${customer.id}`}
            prefetch={false}
            className="min-w-0 truncate font-medium text-primary underline-offset-4 hover:underline"
          >
            <bdi>{customer.name || t("noName")}</bdi>
          </Link>
        ) : (
          <span className="text-muted">{t("forgotten")}</span>
        )}
        <Badge tone={tones[state]}>{marketing(`recipientStates.${state}`)}</Badge>
      </div>
      <p className="flex flex-wrap gap-x-3 text-[0.8125rem] text-muted">
        {customer && <bdi className="tabular-nums">{customer.phone}</bdi>}
        {why && <span>{why}</span>}
        {sent_at !== null && <RelativeTime iso={sent_at} />}
        {clicked_at !== null && <span>{t("opened")}</span>}
      </p>
    </li>
  );
}
