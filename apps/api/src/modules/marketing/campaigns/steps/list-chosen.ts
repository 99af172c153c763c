import type { CampaignChannel } from "@mauzo/contract/marketing/campaign-states";
import { campaignLimits } from "@mauzo/contract/marketing/campaigns";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { listAudience } from "../../../customers/customers/steps/list-audience.ts";
import type { StoredAudience } from "../queries/campaigns.ts";
import { listRecent } from "../queries/recipients.ts";

/** Whom a campaign is for, and who of them got one lately. @throws 409 for nobody or too many, 422 for a segment that is gone */
export async function listChosen(tx: Tx, shopId: string, channel: CampaignChannel, audience: StoredAudience) {
  const { everyone, segments, tags, contacts } = audience;
  if (!everyone && [segments, tags, contacts].every(({ length }) => length === 0))
    throw refuse("campaign_audience_missing");
  const members = await listAudience(tx, shopId, channel, audience);
  const { recipients: most } = campaignLimits;
  if (members.length > most) throw refuse({ code: "campaign_too_large", values: { most } });
  const days = audience.not_within_days;
  const ids = members.flatMap(({ contactId }) => contactId ?? []);
  const recent = days === null ? new Set<string>() : await listRecent(tx, shopId, ids, days);
  return { members, recent };
}
