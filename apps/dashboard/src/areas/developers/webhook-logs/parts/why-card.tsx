"use client";

import type { WebhookDelivery } from "@mauzo/contract/developers/webhook-deliveries";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { whyOf } from "../rules.ts";

/** Why a message did not arrive, what helps, and when it is tried again. */
export function WhyCard({ delivery }: { delivery: WebhookDelivery }) {
  const t = useTranslations("webhookLogs");
  const { state, due_at } = delivery;
  if (state === "skipped") return <Card title={t("skippedTitle")}>{t("skippedText")}</Card>;
  const why = state === "sent" ? undefined : whyOf(delivery);
  if (why === undefined) return null;
  return (
    <Card title={t(`why.${why}.title`)}>
      <p>{t(`why.${why}.text`)}</p>
      {due_at !== null && (
        <p className="mt-2 text-muted">{t.rich("nextTry", { time: () => <RelativeTime iso={due_at} full /> })}</p>
      )}
    </Card>
  );
}
