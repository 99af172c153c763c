import { listShops } from "../../../db/cleaning/list-shops.ts";
import { inShop, inTransaction } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { draftDue } from "./steps/draft-due.ts";

/** Shorter than the heartbeat of a job, and far from its time-out. */
const jobMs = 10_000;
const last = "ff".repeat(32);

/** Drafts in every shop what is due there by its own day: a job works for a while and leaves the rest to the next one. */
export async function draftRepeats(
  deps: Pick<JobDeps, "pool" | "queue" | "emitFact">,
  { run = { id: new Date().toISOString(), after: "" } }: JobPayloads["expense-repeats"],
  limitMs = jobMs,
): Promise<void> {
  const { pool, queue } = deps;
  const until = performance.now() + limitMs;
  for (;;) {
    const shops = await listShops(pool, { after: run.after, upTo: last }, 100);
    if (shops.length === 0) return;
    for (const { shopId, key } of shops) {
      await inShop(pool, shopId, (tx) => draftDue(tx, deps, shopId));
      run = { ...run, after: key };
      if (performance.now() <= until) continue;
      const next = run;
      // A job that runs again does not send a second one.
      const idempotencyKey = `${next.id} ${next.after}`;
      await inTransaction(pool, (tx) => queue.send(tx, "expense-repeats", { run: next }, { idempotencyKey }));
      return;
    }
  }
}
