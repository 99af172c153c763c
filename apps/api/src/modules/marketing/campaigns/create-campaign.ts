import { type Campaign, campaignLimits, type NewCampaign } from "@mauzo/contract/marketing/campaigns";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { countDrafts, insertCampaign } from "./queries/campaigns.ts";
import { getCampaign } from "./steps/get-campaign.ts";
import { storeAudience } from "./steps/store-audience.ts";
import { tellCampaign } from "./steps/tell-campaign.ts";

/** Drafts a campaign. @throws 409 for too many drafts; 422 for what is no number and for a segment that is gone */
export const createCampaign = (
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  { audience, ...fields }: z.output<typeof NewCampaign>,
): Promise<Campaign> =>
  context.tx(async (tx) => {
    const { shopId, person } = context;
    const { drafts: most } = campaignLimits;
    if ((await countDrafts(tx, shopId)) >= most) throw refuse({ code: "too_many_campaigns", values: { most } });
    const stored = await storeAudience(tx, shopId, audience);
    const by = { userName: person.name, savedBy: person.name };
    const id = await insertCampaign(tx, { shopId, ...fields, audience: stored, ...by });
    await tellCampaign(tx, deps, context, { id, kind: "added" });
    return getCampaign(tx, shopId, id);
  });
