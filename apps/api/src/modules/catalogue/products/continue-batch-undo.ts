import { inShop, type Tx } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { lockBatch } from "./queries/change-batches.ts";
import { undoNextProducts } from "./steps/undo-next-products.ts";

/** A job must end before its heartbeat expires; its last transaction queues the next one. */
const longestMs = 10_000;

/** Continues undoing a batch for a while. Each part is applied as a whole or not at all, however often the job runs. */
export async function continueBatchUndo(
  { pool, queue, emitFact }: Pick<JobDeps, "pool" | "queue" | "emitFact">,
  place: JobPayloads["undo-edit"],
): Promise<void> {
  const until = performance.now() + longestMs;
  for (let more = true, isLast = false; more && !isLast; ) {
    isLast = performance.now() > until;
    const undoPart = async (tx: Tx) => {
      const batch = await lockBatch(tx, place.shopId, place.batchId);
      if (batch.undoUntil === null) return false;
      const part = await undoNextProducts({ emitFact }, tx, place, batch);
      if (part.more && isLast) await queue.send(tx, "undo-edit", place);
      return part.more;
    };
    more = await inShop(pool, place.shopId, undoPart, "shown", { kind: "person", id: place.userId });
  }
}
