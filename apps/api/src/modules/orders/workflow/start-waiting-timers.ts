import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { getWorkflow } from "./get-workflow.ts";
import { listWaiting } from "./queries/workflow.ts";
import { startTimers } from "./steps/start-timers.ts";

const atOnce = 200;

/** Starts these timers for orders that already waited before the timers existed, in batches. */
export const startWaitingTimers = (
  { pool, queue }: Pick<JobDeps, "pool" | "queue">,
  { shopId, after, timerIds }: JobPayloads["workflow-changed"],
): Promise<void> =>
  inShop(pool, shopId, async (tx) => {
    const kept = await getWorkflow(tx, shopId);
    const workflow = { ...kept, timers: kept.timers.filter(({ id }) => timerIds?.includes(id) ?? true) };
    const states = [...new Set(workflow.timers.map(({ state }) => state))];
    const orders = await listWaiting(tx, shopId, states, after, atOnce);
    for (const { id, state, ...rest } of orders)
      await startTimers(tx, { queue }, workflow, { shopId, orderId: id, fulfilment: state, ...rest });
    const last = orders.at(-1);
    if (last && orders.length === atOnce)
      await queue.send(tx, "workflow-changed", { shopId, after: last.id, timerIds });
  });
