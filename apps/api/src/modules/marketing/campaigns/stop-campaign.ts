import type { Campaign } from "@mauzo/contract/marketing/campaigns";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { takeBackMessages } from "../whatsapp-campaigns/steps/take-back-messages.ts";
import { updateCampaignRow } from "./queries/campaigns.ts";
import { skipPrepared } from "./queries/recipients.ts";
import { getCampaign } from "./steps/get-campaign.ts";
import { lockCampaign } from "./steps/lock-campaign.ts";
import { tellCampaign } from "./steps/tell-campaign.ts";

/** Stops a campaign for good; one that is over stays as it is. @throws 404; 409 before its start */
export const stopCampaign = (deps: Pick<Deps, "emitFact">, context: ShopContext, id: string): Promise<Campaign> =>
  context.tx(async (tx) => {
    const { shopId } = context;
    const { state, channel } = await lockCampaign(tx, shopId, id);
    if (state === "draft") throw refuse("campaign_not_started");
    if (state !== "done" && state !== "stopped") {
      await skipPrepared(tx, shopId, id);
      const now = new Date();
      const endedAt = now.toISOString();
      await updateCampaignRow(tx, shopId, id, { state: "stopped", pausedWhy: null, dueAt: null, endedAt });
      if (channel === "whatsapp") await takeBackMessages(tx, { shopId, id }, now);
      await tellCampaign(tx, deps, context, { id, kind: "stopped" });
    }
    return getCampaign(tx, shopId, id);
  });
