"use client";

import type { Campaign } from "@mauzo/contract/marketing/campaigns";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "../../../../../components/page/confirm-dialog.tsx";
import { useRemoveCampaign } from "../../../../../entities/marketing/campaign/actions/use-campaign-verbs.ts";
import { campaignPaths } from "../../../../../entities/marketing/campaign/rules.ts";

/** What can be done with a draft. */
export function DraftCard({ campaign, mayChange }: { campaign: Campaign; mayChange: boolean }) {
  const t = useTranslations("campaigns.record");
  const router = useRouter();
  const paths = campaignPaths[campaign.channel];
  const remove = useRemoveCampaign();
  const [isAsked, setAsked] = useState(false);
  return (
    <Card title={t("draftTitle")} description={t("draftText")}>
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <Link href={`${paths.write}?id=${campaign.id}`} className={buttonClass("primary")}>
            {t("edit")}
          </Link>
          <Link href={`${paths.preview}?id=${campaign.id}`} className={buttonClass("secondary")}>
            {t("preview")}
          </Link>
          <Button variant="ghost" busy={remove.isPending} onClick={() => setAsked(true)}>
            {t("remove")}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsked}
        title={t("removeTitle", { name: campaign.name })}
        text={t("removeText")}
        confirm={t("remove")}
        cancel={t("keep")}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          remove.mutate(campaign, { onSuccess: () => router.replace(paths.list) });
        }}
      />
    </Card>
  );
}
