"use client";

import { campaignLinkKinds } from "@mauzo/contract/marketing/campaign-links";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import type { Editing } from "../../../../../components/form/editing/use-editing.ts";
import { TargetField } from "../../../../../entities/marketing/link-target/parts/target-field.tsx";
import type { CampaignForm } from "../../form/campaign-form.ts";

/** Where the link in a campaign's text leads. */
export function LinkCard({ editing }: { editing: Editing<CampaignForm> }) {
  const t = useTranslations("campaigns.form");
  const { kind, targetId } = editing.form.watch();
  return (
    <Card title={t("link")} description={t("linkHint")}>
      <div className="flex flex-col gap-4">
        <TargetField form={{ kind, targetId }} kinds={campaignLinkKinds} onChange={editing.change} />
      </div>
    </Card>
  );
}
