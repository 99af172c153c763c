import type { CampaignPlan, CampaignPlanEdit } from "@mauzo/contract/marketing/campaign-plans";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { tellCampaign } from "../campaigns/steps/tell-campaign.ts";
import { planMoments, updatePlanRow } from "./queries.ts";
import { getPlan, lockPlan } from "./steps/get-plan.ts";
import { planColumns } from "./steps/plan-columns.ts";

/** Changes a recurring campaign, from its next run on. @throws 404; 409 when it was saved meanwhile or is not complete */
export const updatePlan = (
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  id: string,
  { version: seen, ...said }: z.output<typeof CampaignPlanEdit>,
): Promise<CampaignPlan> =>
  context.tx(async (tx) => {
    const { shopId, person } = context;
    const { channel, version, savedBy: saved_by, nextRunAt } = await lockPlan(tx, shopId, id);
    if (version !== seen) throw savedMeanwhile({ version, saved_by });
    const { channel: _, ...columns } = await planColumns(tx, shopId, { ...said, channel });
    const { next } = await planMoments(tx, shopId, said, new Date());
    await updatePlanRow(tx, shopId, id, {
      ...{ ...columns, nextRunAt: nextRunAt === null ? null : next },
      ...{ savedBy: person.name, version: version + 1 },
    });
    await tellCampaign(tx, deps, context, { id, kind: "edited" });
    return getPlan(tx, shopId, id);
  });
