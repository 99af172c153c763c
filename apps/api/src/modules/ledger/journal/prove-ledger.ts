import { listShops } from "../../../db/cleaning/list-shops.ts";
import { inShop, inTransaction } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { proveShop } from "./prove-shop.ts";

/** Shorter than the heartbeat of a job, and far from its time-out. */
const jobMs = 10_000;
const last = "ff".repeat(32);

/**
 * Proves the ledger of every shop, once a day: a job works for a while and leaves the rest to the next one. Each shop that
 * differs is an error in the log, and the run ends with their number.
 */
export async function proveLedger(
  { pool, queue, log }: Pick<JobDeps, "pool" | "queue" | "log">,
  { run = { id: new Date().toISOString(), after: "", shops: 0, differences: 0 } }: JobPayloads["prove-ledger"],
  limitMs = jobMs,
): Promise<void> {
  const until = performance.now() + limitMs;
  for (;;) {
    const shops = await listShops(pool, { after: run.after, upTo: last }, 100);
    if (shops.length === 0) {
      log.info({ shops: run.shops, differences: run.differences }, "proved the ledger");
      return;
    }
    for (const { shopId, key } of shops) {
      const differences = await inShop(pool, shopId, (tx) => proveShop(tx, shopId));
      if (differences.length > 0) log.error({ shopId, differences }, "the ledger differs");
      run = { ...run, after: key, shops: run.shops + 1, differences: run.differences + differences.length };
      if (performance.now() <= until) continue;
      const next = run;
      // A job that runs again does not send a second one.
      const idempotencyKey = `${next.id} ${next.after}`;
      await inTransaction(pool, (tx) => queue.send(tx, "prove-ledger", { run: next }, { idempotencyKey }));
      return;
    }
  }
}
