import type { Done } from "@mauzo/contract/shared";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { tellCampaign } from "../campaigns/steps/tell-campaign.ts";
import { updatePlanRow } from "./queries.ts";
import { lockPlan } from "./steps/get-plan.ts";

/** Deletes a recurring campaign; its runs stay. @throws 404 */
export const removePlan = (
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  id: string,
): Promise<z.output<typeof Done>> =>
  context.tx(async (tx) => {
    const { shopId } = context;
    await lockPlan(tx, shopId, id);
    await updatePlanRow(tx, shopId, id, { nextRunAt: null, removedAt: new Date().toISOString() });
    await tellCampaign(tx, deps, context, { id, kind: "deleted" });
    return { done: true };
  });
