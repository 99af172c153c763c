import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { deleteCampaign } from "./queries/campaigns.ts";
import { lockDraft } from "./steps/lock-campaign.ts";
import { tellCampaign } from "./steps/tell-campaign.ts";

/** Deletes a draft. @throws 404; 409 once it was started */
export const removeCampaign = (
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  id: string,
): Promise<{ done: true }> =>
  context.tx(async (tx) => {
    const { shopId } = context;
    await lockDraft(tx, shopId, id);
    await deleteCampaign(tx, shopId, id);
    await tellCampaign(tx, deps, context, { id, kind: "deleted" });
    return { done: true };
  });
