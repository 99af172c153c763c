import type { OrderWorkflow } from "@mauzo/contract/orders/order-workflow";
import { announce } from "../../../db/live.ts";
import type { OrderDeps } from "../../../deps.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { getWorkflow } from "./get-workflow.ts";
import { keepWorkflow } from "./queries/workflow.ts";
import { startingTimers } from "./rules.ts";

/** Keeps a workflow; what waits already gets the timers that are new by a job, however much that is. */
export function saveWorkflow({ queue }: Pick<OrderDeps, "queue">, visit: ShopVisit, workflow: OrderWorkflow) {
  return visit.tx(async (tx) => {
    const timerIds = startingTimers(await getWorkflow(tx, visit.shopId), workflow);
    await keepWorkflow(tx, visit.shopId, workflow);
    await announce(tx, { topic: "shop", id: visit.shopId });
    if (timerIds.length > 0)
      await queue.send(tx, "workflow-changed", { shopId: visit.shopId, after: firstId, timerIds });
    return workflow;
  });
}

const firstId = "00000000-0000-0000-0000-000000000000";
