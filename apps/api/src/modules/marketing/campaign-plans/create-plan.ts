import { type CampaignPlan, type NewCampaignPlan, planLimits } from "@mauzo/contract/marketing/campaign-plans";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { tellCampaign } from "../campaigns/steps/tell-campaign.ts";
import { countPlans, insertPlan, planMoments } from "./queries.ts";
import { getPlan } from "./steps/get-plan.ts";
import { planColumns } from "./steps/plan-columns.ts";

/** Has a campaign sent again and again, from its next hour on. @throws 409 for too many, or for one that is not complete */
export const createPlan = (
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  said: z.output<typeof NewCampaignPlan>,
): Promise<CampaignPlan> =>
  context.tx(async (tx) => {
    const { shopId, person } = context;
    const { plans: most } = planLimits;
    if ((await countPlans(tx, shopId)) >= most) throw refuse({ code: "too_many_campaign_plans", values: { most } });
    const { next: nextRunAt } = await planMoments(tx, shopId, said, new Date());
    const by = { userName: person.name, savedBy: person.name };
    const id = await insertPlan(tx, { shopId, ...(await planColumns(tx, shopId, said)), nextRunAt, ...by });
    await tellCampaign(tx, deps, context, { id, kind: "added" });
    return getPlan(tx, shopId, id);
  });
