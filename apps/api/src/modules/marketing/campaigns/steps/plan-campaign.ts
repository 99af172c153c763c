import type { Campaign } from "@mauzo/contract/marketing/campaigns";
import { campaignLimits } from "@mauzo/contract/marketing/campaigns";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { refuse } from "../../../../http/refuse.ts";
import { listAudience } from "../../../customers/customers/list-audience.ts";
import { getShop } from "../../../shop/shop/get-shop.ts";
import { sampleCode } from "../../opt-outs/rules.ts";
import type { findStoredCampaign } from "../queries/campaigns.ts";
import { listRecent } from "../queries/recipients.ts";
import { optOutLink } from "../rules/opt-out-link.ts";
import { type CampaignPlan, planRecipients } from "../rules/plan-recipients.ts";

type Stored = Pick<NonNullable<Awaited<ReturnType<typeof findStoredCampaign>>>, "message" | "audience">;

/** @throws 409 as long as it has no text */
export function checkText({ en, sw }: Campaign["message"]): void {
  if (en.text === "" && sw.text === "") throw refuse("campaign_text_missing");
}

/** Counts who would get a campaign now. @throws 409 for one that is not complete or too large, 422 for a segment that is gone */
export async function planCampaign(
  tx: Tx,
  { env }: Pick<Deps, "env">,
  shopId: string,
  { message, audience }: Stored,
): Promise<CampaignPlan> {
  checkText(message);
  const { everyone, segments, tags, contacts } = audience;
  if (!everyone && [segments, tags, contacts].every(({ length }) => length === 0))
    throw refuse("campaign_audience_missing");
  const members = await listAudience(tx, shopId, audience);
  const { recipients: most } = campaignLimits;
  if (members.length > most) throw refuse({ code: "campaign_too_large", values: { most } });
  const days = audience.not_within_days;
  const ids = members.flatMap(({ contactId }) => contactId ?? []);
  const recent = days === null ? new Set<string>() : await listRecent(tx, shopId, ids, days);
  const shop = await getShop(tx, shopId);
  return planRecipients({ message, members, recent, typed: contacts, shop, link: optOutLink(env, sampleCode) });
}
