import type { CampaignQuote } from "@mauzo/contract/marketing/campaigns";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { findDefaultConnection } from "../sms-connections/find-default-connection.ts";
import { findStoredCampaign } from "./queries/campaigns.ts";
import { dayMoment } from "./queries/day-moments.ts";
import { planCampaign } from "./steps/plan-campaign.ts";

/** Who would get a campaign now, and what that costs. @throws 404; 409 for one that is not complete or was started */
export const quoteCampaign = (
  deps: Pick<Deps, "env">,
  { shopId, tx }: ShopContext,
  id: string,
): Promise<CampaignQuote> =>
  tx(async (tx) => {
    const campaign = await findStoredCampaign(tx, shopId, id);
    if (!campaign) throw notFound();
    if (campaign.state !== "draft") throw refuse("campaign_started");
    const connection = await findDefaultConnection(tx, shopId);
    if (!connection) throw refuse("sms_connection_missing");
    const plan = await planCampaign(tx, deps, shopId, campaign);
    const { currency } = await getShop(tx, shopId);
    return {
      ...{ version: campaign.version, matched: plan.matched, reached: plan.reached, languages: plan.languages },
      ...{ parts: plan.parts, price: { minor: plan.parts * connection.partMinor, currency } },
      skipped: [...plan.skipped].map(([why, count]) => ({ why, count })),
      unknown_numbers: campaign.audience.unknown_numbers,
      starts_at: await dayMoment(tx, shopId, new Date().toISOString()),
    };
  });
