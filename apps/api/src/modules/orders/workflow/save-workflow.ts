import type { SavedWorkflow } from "@mauzo/contract/orders/order-workflow";
import { publishLiveEvent } from "../../../db/live-events.ts";
import type { OrderDeps } from "../../../deps.ts";
import { savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getWorkflow } from "./get-workflow.ts";
import { workflowDocument } from "./queries/workflow.ts";
import { startingTimers } from "./rules.ts";

/** Saves a workflow; a job starts its new timers for the orders that already wait, however many there are. */
export function saveWorkflow(
  { queue }: Pick<OrderDeps, "queue">,
  { shopId, tx, person: { userId } }: ShopContext,
  { version: seen, ...workflow }: SavedWorkflow,
): Promise<SavedWorkflow> {
  return tx(async (tx) => {
    const timerIds = startingTimers(await getWorkflow(tx, shopId), workflow);
    const version = await workflowDocument.save(tx, shopId, { document: workflow, userId, seen });
    if (version === undefined) throw savedMeanwhile(await workflowDocument.readSaved(tx, shopId));
    await publishLiveEvent(tx, { topic: "shop", id: shopId });
    if (timerIds.length > 0) await queue.send(tx, "workflow-changed", { shopId, after: firstId, timerIds });
    return { ...workflow, version };
  });
}

const firstId = "00000000-0000-0000-0000-000000000000";
