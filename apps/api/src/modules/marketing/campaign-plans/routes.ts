import { campaignPlans } from "@mauzo/contract/marketing/campaign-plans";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { createPlan } from "./create-plan.ts";
import { pauseOrResumePlan } from "./pause-or-resume-plan.ts";
import { listPlans } from "./queries.ts";
import { removePlan } from "./remove-plan.ts";
import { getPlan } from "./steps/get-plan.ts";
import { updatePlan } from "./update-plan.ts";

export function campaignPlanRoutes(mount: Mount, deps: Deps) {
  mount(campaignPlans.list, ({ query }, { shopId, tx }) =>
    tx(async (tx) => ({ items: await listPlans(tx, shopId, query.channel) })),
  );
  mount(campaignPlans.get, ({ params }, { shopId, tx }) => tx((tx) => getPlan(tx, shopId, params.id)));
  mount(campaignPlans.create, ({ body }, context) => createPlan(deps, context, body));
  mount(campaignPlans.update, ({ params, body }, context) => updatePlan(deps, context, params.id, body));
  mount(campaignPlans.pause, ({ params }, context) => pauseOrResumePlan(deps, context, { ...params, pause: true }));
  mount(campaignPlans.resume, ({ params }, context) => pauseOrResumePlan(deps, context, { ...params, pause: false }));
  mount(campaignPlans.remove, ({ params }, context) => removePlan(deps, context, params.id));
}
