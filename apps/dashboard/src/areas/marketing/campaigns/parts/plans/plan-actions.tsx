"use client";

import type { CampaignPlan } from "@mauzo/contract/marketing/campaign-plans";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "../../../../../components/page/confirm-dialog.tsx";
import { writePlanPath } from "../../rules.ts";

type Action = { isPending: boolean; mutate: (plan: CampaignPlan, then?: { onSuccess: () => void }) => void };
type Props = { plan: CampaignPlan; turn: Action; remove: Action; onRemoved: () => void };

/** Changes a recurring campaign, has it wait or go on, or deletes it, which is asked first. */
export function PlanActions({ plan, turn, remove, onRemoved }: Props) {
  const t = useTranslations("campaignPlans");
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Link href={`${writePlanPath}?id=${plan.id}`} className={buttonClass("secondary")}>
        {t("edit")}
      </Link>
      <Button
        variant={plan.is_paused ? "primary" : "secondary"}
        busy={turn.isPending}
        onClick={() => turn.mutate(plan)}
      >
        {t(plan.is_paused ? "resume" : "pause")}
      </Button>
      <Button variant="ghost" busy={remove.isPending} onClick={() => setAsked(true)}>
        {t("remove")}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t("removeTitle", { name: plan.name })}
        text={t("removeText")}
        confirm={t("remove")}
        cancel={t("keep")}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          remove.mutate(plan, { onSuccess: onRemoved });
        }}
      />
    </>
  );
}
