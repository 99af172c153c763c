import type { WebhookState } from "@mauzo/contract/developers/webhook-kinds";
import { Badge, type BadgeTone } from "@mauzo/ui/badge";
import { useTranslations } from "next-intl";

const tones: Readonly<Record<WebhookState, BadgeTone>> = {
  waiting: "accent",
  sent: "primary",
  failed: "danger",
  skipped: "neutral",
};

/** How a message to a webhook stands. */
export function StateBadge({ state }: { state: WebhookState }) {
  const t = useTranslations("webhookLogs");
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
