import { listShops } from "../../../db/cleaning/list-shops.ts";
import { inShop, inTransaction } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { listDueReminders } from "./queries/due-reminders.ts";

/** Shorter than the heartbeat of a job, and far from its time-out. */
const jobMs = 10_000;
const last = "ff".repeat(32);

/**
 * Sends a job for every shop that has customers to remind: a job works for a while and leaves the rest to the next one.
 * One shop's many reminders hold up nobody else's.
 */
export async function findShopsToRemind(
  { pool, queue }: Pick<JobDeps, "pool" | "queue">,
  { run = { id: new Date().toISOString(), after: "" } }: JobPayloads["debt-reminders"],
  limitMs = jobMs,
): Promise<void> {
  const until = performance.now() + limitMs;
  for (;;) {
    const shops = await listShops(pool, { after: run.after, upTo: last }, 100);
    if (shops.length === 0) return;
    for (const { shopId, key } of shops) {
      await inShop(pool, shopId, async (tx) => {
        const [first] = await listDueReminders(tx, shopId, 1);
        const options = { singleKey: shopId, idempotencyKey: `${run.id} ${shopId}` };
        if (first) await queue.send(tx, "remind-debtors", { shopId }, options);
      });
      run = { ...run, after: key };
      if (performance.now() <= until) continue;
      const next = run;
      // A job that runs again does not send a second one.
      const idempotencyKey = `${next.id} ${next.after}`;
      await inTransaction(pool, (tx) => queue.send(tx, "debt-reminders", { run: next }, { idempotencyKey }));
      return;
    }
  }
}
