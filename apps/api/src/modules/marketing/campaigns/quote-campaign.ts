import type { CampaignQuote } from "@mauzo/contract/marketing/campaign-quotes";
import type { SkipReason } from "@mauzo/contract/marketing/campaign-states";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { findDefaultConnection } from "../sms-connections/steps/find-default-connection.ts";
import { planOverWhatsapp } from "../whatsapp-campaigns/steps/plan-over-whatsapp.ts";
import { findStoredCampaign } from "./queries/campaigns.ts";
import { dayMoment } from "./queries/day-moments.ts";
import { planCampaign } from "./steps/plan-campaign.ts";

const listed = (skipped: ReadonlyMap<SkipReason, number>) => [...skipped].map(([why, count]) => ({ why, count }));

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
    const { currency } = await getShop(tx, shopId);
    const money = (minor: number) => ({ minor, currency });
    const known = {
      ...{ version: campaign.version, unknown_numbers: campaign.audience.unknown_numbers },
      starts_at: await dayMoment(tx, shopId, new Date().toISOString()),
    };
    if (campaign.channel === "whatsapp") {
      const plan = await planOverWhatsapp(tx, deps, campaign);
      const { matched, reached, category, eachMinor, free, paid, priceMinor } = plan;
      return {
        ...{ ...known, matched, reached, parts: reached, skipped: listed(plan.skipped) },
        languages: plan.languages.map((of) => ({
          ...{ ...of, parts: of.people, unicode_characters: [], unicode_names: 0 },
        })),
        price: priceMinor === null ? null : money(priceMinor),
        templates: { category, each: eachMinor === null ? null : money(eachMinor), free, paid },
      };
    }
    const connection = await findDefaultConnection(tx, shopId);
    if (!connection) throw refuse("sms_connection_missing");
    const plan = await planCampaign(tx, deps, shopId, campaign, connection.partMinor);
    const { matched, reached, languages, parts, skipped, priceMinor } = plan;
    return {
      ...{ ...known, matched, reached, languages, parts, skipped: listed(skipped), templates: null },
      price: money(priceMinor),
    };
  });
