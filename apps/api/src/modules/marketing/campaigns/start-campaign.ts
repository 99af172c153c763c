import type { Campaign, CampaignStart } from "@mauzo/contract/marketing/campaigns";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockDefaultConnection } from "../sms-connections/steps/lock-default-connection.ts";
import { beginCampaign } from "./steps/begin-campaign.ts";
import { getCampaign } from "./steps/get-campaign.ts";
import { checkVersion, lockCampaign } from "./steps/lock-campaign.ts";
import { planByChannel } from "./steps/plan-campaign.ts";
import { tellCampaign } from "./steps/tell-campaign.ts";

const [lateMs, aheadMs] = [10 * 60_000, 366 * 86_400_000];

/** When it begins. @throws 422 for a time that has passed or is too far away */
function beginOf(at: string | null): Date {
  const now = new Date();
  if (at === null) return now;
  const wanted = new Date(at);
  const ahead = wanted.getTime() - now.getTime();
  if (ahead < -lateMs || ahead > aheadMs) throw refuse("campaign_time_past", { loc: ["body", "at"] });
  return ahead < 0 ? now : wanted;
}

/**
 * Starts a campaign: fixes who gets it and what it costs. One that was started already stays as it is.
 * @throws 404; 409 for another version or price than it has, or when nobody would get it
 */
export const startCampaign = (
  deps: Pick<Deps, "emitFact" | "env">,
  context: ShopContext,
  id: string,
  { version, price_minor, at }: CampaignStart,
): Promise<Campaign> =>
  context.tx(async (tx) => {
    const { shopId, person } = context;
    const begin = beginOf(at);
    const connection = await lockDefaultConnection(tx, shopId);
    const campaign = await lockCampaign(tx, shopId, id);
    if (campaign.state !== "draft") return getCampaign(tx, shopId, id);
    checkVersion(campaign, version);
    const plan = await planByChannel(tx, deps, campaign, connection);
    if (plan.priceMinor !== price_minor) throw refuse("campaign_price_changed");
    if (plan.reached === 0) throw refuse("campaign_nobody");
    await beginCampaign(tx, { shopId, id, channel: campaign.channel, savedBy: person.name }, plan, begin);
    await tellCampaign(tx, deps, context, { id, kind: "started" });
    return getCampaign(tx, shopId, id);
  });
