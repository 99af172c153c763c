import { listShops } from "../../../db/cleaning/list-shops.ts";
import { inShop, inTransaction } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { queueWeek } from "./steps/queue-week.ts";

/** Shorter than the heartbeat of a job, and far from its time-out. */
const jobMs = 10_000;
const last = "ff".repeat(32);

/** Queues the summary of the last week in every shop where it is Monday morning: a job works for a while and leaves the rest to the next one. */
export async function queueWeeklySummaries(
  { pool, queue, log }: Pick<JobDeps, "pool" | "queue" | "log">,
  { run = { id: new Date().toISOString(), after: "" } }: JobPayloads["weekly-summaries"],
  { limitMs = jobMs, at = new Date() } = {},
): Promise<void> {
  const until = performance.now() + limitMs;
  for (;;) {
    const shops = await listShops(pool, { after: run.after, upTo: last }, 100);
    if (shops.length === 0) return;
    for (const { shopId, key } of shops) {
      // The next hour tries it again.
      await inShop(pool, shopId, (tx) => queueWeek(tx, { queue }, shopId, at)).catch((err: unknown) =>
        log.error({ err, shopId }, "a shop's weekly summary was not queued"),
      );
      run = { ...run, after: key };
      if (performance.now() <= until) continue;
      const next = run;
      // A job that runs again does not send a second one.
      const idempotencyKey = `${next.id} ${next.after}`;
      await inTransaction(pool, (tx) => queue.send(tx, "weekly-summaries", { run: next }, { idempotencyKey }));
      return;
    }
  }
}
