import { randomBytes } from "node:crypto";
import type { BatchResult } from "../../db/cleaning/delete-old-rows.ts";
import { listShops } from "../../db/cleaning/list-shops.ts";
import { inShop, inTransaction } from "../../db/tenant-transaction.ts";
import type { JobDeps } from "../../deps.ts";
import type { CleaningRun } from "./cleaning-run.ts";
import { cleaningTable } from "./cleaning-table.ts";

export const cleaningLimits = {
  /** Rows of a batch: one statement, one transaction. */
  batchSize: 500,
  /** Shorter than the heartbeat of a job, and far from its time-out. */
  jobMs: 10_000,
  runMs: 3 * 3_600_000,
};
export type CleaningLimits = typeof cleaningLimits;
type Deps = Pick<JobDeps, "pool" | "queue" | "log">;

/** Every run starts at another shop, so that one that ends early does not always miss the same shops. */
function startRun(runMs: number): CleaningRun {
  const start = randomBytes(32).toString("hex");
  return {
    until: new Date(Date.now() + runMs).toISOString(),
    jobCount: 0,
    isOutsideDone: false,
    shopRanges: [
      { after: start, upTo: "ff".repeat(32) },
      { after: "", upTo: start },
    ],
    deleted: {},
  };
}

/** Deletes for `jobMs`, but at least one batch of each table. Returns whether nothing is left. */
async function cleanForOneJob(deps: Deps, run: CleaningRun, { batchSize, jobMs }: CleaningLimits): Promise<boolean> {
  const until = performance.now() + jobMs;
  const isTimeUp = () => performance.now() > until;

  /** Deletes batch after batch. Returns whether nothing is left. */
  const cleanTable = async (table: string, deleteBatch: () => Promise<BatchResult>): Promise<boolean> => {
    for (;;) {
      const { checked, deleted } = await deleteBatch();
      if (deleted > 0) run.deleted[table] = (run.deleted[table] ?? 0) + deleted;
      if (checked === 0 || isTimeUp()) return checked === 0;
    }
  };
  const cleanTables = async <Entry extends { table: string }>(
    entries: Entry[],
    deleteBatch: (entry: Entry) => Promise<BatchResult>,
  ): Promise<boolean> => {
    let isDone = true;
    for (const entry of entries) isDone = (await cleanTable(entry.table, () => deleteBatch(entry))) && isDone;
    return isDone;
  };

  run.isOutsideDone ||= await cleanTables(cleaningTable.outsideShops, (entry) =>
    inTransaction(deps.pool, (tx) => entry.deleteBatch(tx, batchSize)),
  );
  for (let [range] = run.shopRanges; range; [range] = run.shopRanges) {
    const shops = await listShops(deps.pool, range, 100);
    if (shops.length === 0) run.shopRanges.shift();
    for (const { shopId, key } of shops) {
      const isDone = await cleanTables(cleaningTable.ofShop, (entry) =>
        inShop(deps.pool, shopId, (tx) => entry.deleteBatch(tx, shopId, batchSize, deps)),
      );
      if (isDone) range.after = key;
      if (isTimeUp()) return false;
    }
  }
  return run.isOutsideDone;
}

/**
 * Deletes old rows as the table says, in batches: each is one statement and one transaction, so a killed process leaves
 * no half batch. A job works for a while and leaves the rest to the next one, until the run ends.
 */
export async function clean(deps: Deps, job: { run?: CleaningRun }, limits = cleaningLimits): Promise<void> {
  const run = job.run ?? startRun(limits.runMs);
  const isComplete = await cleanForOneJob(deps, run, limits);
  if (isComplete || new Date().toISOString() > run.until) {
    deps.log.info({ deleted: run.deleted, isComplete }, "cleaned");
    return;
  }
  const next = { ...run, jobCount: run.jobCount + 1 };
  // A job that runs again does not send a second one.
  const idempotencyKey = `${run.until} ${next.jobCount}`;
  await inTransaction(deps.pool, (tx) => deps.queue.send(tx, "cleaning", { run: next }, { idempotencyKey }));
}
