import type { CampaignChannel } from "@mauzo/contract/marketing/campaign-states";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { findOfferTemplate } from "../../../conversations/offers/find-offer-template.ts";

/** The template of a campaign as it is stored: an SMS has none. @throws 409 for one that is gone */
export async function knownTemplate(
  tx: Tx,
  shopId: string,
  channel: CampaignChannel,
  id: string | null,
): Promise<string | null> {
  if (id === null || channel === "sms") return null;
  if (!(await findOfferTemplate(tx, shopId, id)))
    throw refuse("campaign_template_missing", { loc: ["body", "template_id"] });
  return id;
}
