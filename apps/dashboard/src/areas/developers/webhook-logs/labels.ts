import type { WebhookDelivery } from "@mauzo/contract/developers/webhook-deliveries";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { whyOf } from "./rules.ts";

/** What a webhook is called: as its shop does, else by its address. */
export const nameOfWebhook = ({ description, url }: { description: string; url: string }): string => description || url;

/** How the last try ended, in a few words: what was answered, and why that does not count. */
export function useAnswerText(): (delivery: Pick<WebhookDelivery, "status" | "problem">) => string {
  const t = useTranslations("webhookLogs");
  return useCallback(
    (outcome) => {
      const why = whyOf(outcome);
      const status = outcome.status === null ? "" : String(outcome.status);
      return [status, why && t(`why.${why}.title`)].filter(Boolean).join(" · ");
    },
    [t],
  );
}
