import type { CampaignPlan } from "@mauzo/contract/marketing/campaign-plans";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { tellCampaign } from "../campaigns/steps/tell-campaign.ts";
import { planMoments, updatePlanRow } from "./queries.ts";
import { getPlan, lockPlan } from "./steps/get-plan.ts";

/** Has a recurring campaign wait, or go on at its next hour; one that already is as wanted stays so. @throws 404 */
export const pauseOrResumePlan = (
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  { id, pause }: { id: string; pause: boolean },
): Promise<CampaignPlan> =>
  context.tx(async (tx) => {
    const { shopId } = context;
    const plan = await lockPlan(tx, shopId, id);
    if (pause !== (plan.nextRunAt === null)) {
      const { next } = await planMoments(tx, shopId, plan, new Date());
      await updatePlanRow(tx, shopId, id, { nextRunAt: pause ? null : next });
      await tellCampaign(tx, deps, context, { id, kind: pause ? "paused" : "resumed" });
    }
    return getPlan(tx, shopId, id);
  });
