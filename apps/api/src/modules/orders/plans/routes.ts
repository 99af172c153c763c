import { orderPlans } from "@mauzo/contract/orders/order-plans";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { staffActor } from "../orders/steps/actor.ts";
import { endPlan } from "./end-plan.ts";
import { splitDebt } from "./split-debt.ts";

export function orderPlanRoutes(mount: Mount, deps: Deps) {
  mount(orderPlans.split, ({ params, body }, context) =>
    context.tx((tx) =>
      splitDebt(tx, deps, { shopId: context.shopId, author: staffActor(context), orderId: params.id, body }),
    ),
  );
  mount(orderPlans.end, ({ params }, context) =>
    context.tx((tx) => endPlan(tx, deps, { shopId: context.shopId, author: staffActor(context), orderId: params.id })),
  );
}
