import type { TemplateText } from "@mauzo/contract/conversations/message-templates";
import type { CampaignMessage } from "@mauzo/contract/marketing/campaign-texts";
import { campaignLimits } from "@mauzo/contract/marketing/campaigns";
import type { Language } from "@mauzo/contract/shared";

const sign = " · SMS";
/** What the SMS of a campaign is called that goes to those whom it did not reach. */
export const retryName = (name: string): string =>
  name.endsWith(sign) ? name : `${name.slice(0, campaignLimits.name - sign.length)}${sign}`;

/** What a template says, as an SMS; empty in a language that it does not have. */
export function wordsOf(
  texts: ReadonlyMap<Language, TemplateText> | undefined,
  { en, sw }: CampaignMessage,
): CampaignMessage {
  const textOf = (language: Language) => {
    const { header = "", body = "" } = texts?.get(language) ?? {};
    return [header, body].filter(Boolean).join("\n").slice(0, campaignLimits.text);
  };
  return { en: { text: textOf("en"), fallback: en.fallback }, sw: { text: textOf("sw"), fallback: sw.fallback } };
}
