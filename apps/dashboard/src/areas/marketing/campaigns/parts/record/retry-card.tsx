"use client";

import type { Campaign } from "@mauzo/contract/marketing/campaigns";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRetryBySms } from "../../../../../entities/marketing/campaign/actions/use-campaign-verbs.ts";
import { campaignPaths } from "../../../../../entities/marketing/campaign/rules.ts";

/** Writes an SMS to those whom a campaign did not reach; its price is seen before it is sent. */
export function RetryCard({ campaign, count }: { campaign: Campaign; count: number }) {
  const t = useTranslations("campaigns.record");
  const router = useRouter();
  const retry = useRetryBySms();
  const open = ({ id, message }: Campaign) =>
    router.push(`${campaignPaths.sms[message.sw.text + message.en.text === "" ? "write" : "preview"]}?id=${id}`);
  return (
    <Card title={t("retryTitle", { count })} description={t("retryText")}>
      <Button busy={retry.isPending} onClick={() => retry.mutate(campaign, { onSuccess: open })}>
        {t("retry")}
      </Button>
    </Card>
  );
}
