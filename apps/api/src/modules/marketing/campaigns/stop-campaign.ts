import type { Campaign } from "@mauzo/contract/marketing/campaigns";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { updateCampaignRow } from "./queries/campaigns.ts";
import { skipPrepared } from "./queries/recipients.ts";
import { getCampaign } from "./steps/get-campaign.ts";
import { lockCampaign } from "./steps/lock-campaign.ts";
import { tellCampaign } from "./steps/tell-campaign.ts";

/** Stops a campaign for good; one that is over stays as it is. @throws 404; 409 before its start */
export const stopCampaign = (deps: Pick<Deps, "emitFact">, context: ShopContext, id: string): Promise<Campaign> =>
  context.tx(async (tx) => {
    const { shopId } = context;
    const { state } = await lockCampaign(tx, shopId, id);
    if (state === "draft") throw refuse("campaign_not_started");
    if (state !== "done" && state !== "stopped") {
      await skipPrepared(tx, shopId, id);
      const endedAt = new Date().toISOString();
      await updateCampaignRow(tx, shopId, id, { state: "stopped", pausedWhy: null, dueAt: null, endedAt });
      await tellCampaign(tx, deps, context, { id, kind: "stopped" });
    }
    return getCampaign(tx, shopId, id);
  });
