import type { NewCampaignPlan } from "@mauzo/contract/marketing/campaign-plans";
import type * as z from "zod/mini";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { checkText } from "../../campaigns/steps/plan-campaign.ts";
import { storeAudience } from "../../campaigns/steps/store-audience.ts";
import { knownLink } from "../../short-links/steps/known-link.ts";
import { knownTemplate } from "../../whatsapp-campaigns/steps/known-template.ts";

type Said = z.output<typeof NewCampaignPlan>;

/** A recurring campaign as it is stored. @throws 409 for one that says nothing or is for nobody; 422 for a segment or a page that is gone */
export async function planColumns(
  tx: Tx,
  shopId: string,
  { audience, link, template_id, budget_minor, ...said }: Said,
) {
  const { everyone, segments, tags } = audience;
  if (!everyone && segments.length + tags.length === 0) throw refuse("campaign_audience_missing");
  if (said.channel === "sms") checkText(said.message);
  const templateId = await knownTemplate(tx, shopId, said.channel, template_id);
  if (said.channel === "whatsapp" && templateId === null) throw refuse("campaign_template_missing");
  return {
    ...{ ...said, templateId, budgetMinor: budget_minor, ...(await knownLink(tx, shopId, link)) },
    audience: await storeAudience(tx, shopId, { ...audience, numbers: [] }),
  };
}
