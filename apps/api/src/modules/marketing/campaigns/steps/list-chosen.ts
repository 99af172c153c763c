import type { CampaignChannel, SkipReason } from "@mauzo/contract/marketing/campaign-states";
import { campaignLimits } from "@mauzo/contract/marketing/campaigns";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { listAudience, type Occasion } from "../../../customers/customers/steps/list-audience.ts";
import type { StoredAudience } from "../queries/campaigns.ts";
import { listRecent } from "../queries/recipients.ts";
import { drawHeldOut } from "../rules/draw-held-out.ts";

export type Chosen = {
  id: string;
  audience: StoredAudience;
  holdOutPercent: number;
  /** Of a run of a recurring campaign: for what they get it. */
  occasion?: Occasion | undefined;
};
/** Whom a campaign is for, and why some of them get nothing though it would reach them. @throws 409 for nobody or too many, 422 for a segment that is gone */
export async function listChosen(
  tx: Tx,
  shopId: string,
  channel: CampaignChannel,
  { id, audience, holdOutPercent, occasion }: Chosen,
) {
  const { everyone, segments, tags, contacts } = audience;
  if (!everyone && [segments, tags, contacts].every(({ length }) => length === 0))
    throw refuse("campaign_audience_missing");
  const isListed = contacts.length + audience.unknown_numbers > 0;
  const members = await listAudience(tx, shopId, channel, { ...audience, isListed, occasion });
  const { recipients: most } = campaignLimits;
  if (members.length > most) throw refuse({ code: "campaign_too_large", values: { most } });
  const days = audience.not_within_days;
  const ids = members.flatMap(({ contactId }) => contactId ?? []);
  const recent =
    days === null ? new Set<string>() : await listRecent(tx, shopId, { campaignId: id, contactIds: ids, days });
  const heldOut = drawHeldOut(id, ids, holdOutPercent);
  /** Why somebody whom it would reach gets nothing all the same. */
  const skipOf = (contactId: string): SkipReason | undefined =>
    recent.has(contactId) ? "recently" : heldOut.has(contactId) ? "held_out" : undefined;
  /** Of the list, those that are somebody's of the audience: a further number of a person is left out. */
  const isNarrowed = !everyone && audience.match === "all" && segments.length + tags.length > 0;
  return { members, skipOf, typed: isNarrowed ? [] : contacts };
}
