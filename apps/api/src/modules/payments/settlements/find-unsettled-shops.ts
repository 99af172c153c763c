import { listShops } from "../../../db/cleaning/list-shops.ts";
import { inShop, inTransaction } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { hasUnsettled } from "./queries.ts";
import { requeueWithdrawals } from "./requeue-withdrawals.ts";

/** Shorter than the heartbeat of a job, and far from its time-out. */
const jobMs = 10_000;
const last = "ff".repeat(32);

/**
 * Sends a job for every shop that has money which could be withdrawn by now and is still on the way, and for withdrawals
 * whose jobs were lost: a job works for a while and leaves the rest to the next one.
 */
export async function findUnsettledShops(
  { pool, queue, env, log }: Pick<JobDeps, "pool" | "queue" | "env" | "log">,
  { run = { id: new Date().toISOString(), after: "" } }: JobPayloads["settlements"],
  limitMs = jobMs,
): Promise<void> {
  const until = performance.now() + limitMs;
  for (;;) {
    const shops = await listShops(pool, { after: run.after, upTo: last }, 100);
    if (shops.length === 0) return;
    for (const { shopId, key } of shops) {
      const runId = run.id;
      try {
        await inShop(pool, shopId, async (tx) => {
          if (await hasUnsettled(tx, shopId, env.payouts.settleHours))
            await queue.send(tx, "settle-payments", { shopId }, { idempotencyKey: `${runId} ${shopId}` });
          await requeueWithdrawals(tx, { queue }, { shopId, runId });
        });
      } catch (error) {
        // The others do not wait for it: the next run looks at it again.
        log.error({ err: error, shopId }, "the money of a shop was not looked after");
      }
      run = { ...run, after: key };
      if (performance.now() <= until) continue;
      const next = run;
      // A job that runs again does not send a second one.
      const idempotencyKey = `${next.id} ${next.after}`;
      await inTransaction(pool, (tx) => queue.send(tx, "settlements", { run: next }, { idempotencyKey }));
      return;
    }
  }
}
