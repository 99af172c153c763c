import type { FieldValues } from "@mauzo/channels/whatsapp/template-part";
import type { TemplateText } from "@mauzo/contract/conversations/message-templates";
import { fieldsIn } from "@mauzo/contract/conversations/template-rules";
import { type CampaignMessage, isCampaignBlank } from "@mauzo/contract/marketing/campaign-texts";
import type { Language } from "@mauzo/contract/shared";
import { plainName } from "@mauzo/format/text/plain-name";

type Refused = "campaign_template_not_approved" | "campaign_template_of_order" | "campaign_fallback_missing";

/** What is wrong with a template for a campaign; undefined: nothing. */
export function templateProblem(
  texts: ReadonlyMap<Language, TemplateText>,
  message: CampaignMessage,
): Refused | undefined {
  if (texts.size === 0) return "campaign_template_not_approved";
  for (const [language, { header, body }] of texts) {
    const fields = fieldsIn(`${header} ${body}`);
    if (fields.some((field) => !isCampaignBlank(field))) return "campaign_template_of_order";
    if (fields.includes("name") && message[language].fallback === "") return "campaign_fallback_missing";
  }
  return undefined;
}

/** What is filled into a template for somebody. */
export const offerValues = (
  message: CampaignMessage,
  language: Language,
  { name, shop, link }: { name: string; shop: string; link: string },
): FieldValues => ({
  ...{ name: plainName(name) || message[language].fallback, shop: plainName(shop), link },
  ...{ number: "", total: "", owed: "" },
});
