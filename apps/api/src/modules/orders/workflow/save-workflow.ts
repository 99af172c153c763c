import type { OrderWorkflow } from "@mauzo/contract/orders/order-workflow";
import { publishLiveEvent } from "../../../db/live-events.ts";
import type { OrderDeps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getWorkflow } from "./get-workflow.ts";
import { upsertWorkflow } from "./queries/workflow.ts";
import { startingTimers } from "./rules.ts";

/** Saves a workflow; a job starts its new timers for the orders that already wait, however many there are. */
export function saveWorkflow({ queue }: Pick<OrderDeps, "queue">, context: ShopContext, workflow: OrderWorkflow) {
  return context.tx(async (tx) => {
    const timerIds = startingTimers(await getWorkflow(tx, context.shopId), workflow);
    await upsertWorkflow(tx, context.shopId, workflow);
    await publishLiveEvent(tx, { topic: "shop", id: context.shopId });
    if (timerIds.length > 0)
      await queue.send(tx, "workflow-changed", { shopId: context.shopId, after: firstId, timerIds });
    return workflow;
  });
}

const firstId = "00000000-0000-0000-0000-000000000000";
