import type { CampaignState } from "@mauzo/contract/marketing/campaign-states";
import { Badge, type BadgeTone } from "@mauzo/ui/badge";
import { useTranslations } from "next-intl";

const tones: Readonly<Record<CampaignState, BadgeTone>> = {
  draft: "neutral",
  scheduled: "info",
  sending: "accent",
  paused: "danger",
  done: "primary",
  stopped: "neutral",
};

/** How a campaign stands. */
export function CampaignStateBadge({ state }: { state: CampaignState }) {
  const t = useTranslations("marketing");
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
