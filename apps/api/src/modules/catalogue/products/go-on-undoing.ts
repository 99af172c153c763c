import { inShop } from "../../../db/scope.ts";
import type { JobDeps } from "../../../deps.ts";
import type { Jobs } from "../../../jobs/queues.ts";
import { lockBatch } from "./queries/batches.ts";
import { undoPart } from "./steps/undo-part.ts";

/** A job ends while its heartbeat is young; the next one is sent by the last transaction of this. */
const longestMs = 10_000;

/** Goes on with taking a batch back for a while. Each part is done as a whole or not at all, however often the job is run. */
export async function goOnUndoing(
  { pool, queue }: Pick<JobDeps, "pool" | "queue">,
  place: Jobs["undo-edit"],
): Promise<void> {
  const until = performance.now() + longestMs;
  for (let more = true, isLast = false; more && !isLast; ) {
    isLast = performance.now() > until;
    more = await inShop(pool, place.shopId, async (tx) => {
      const batch = await lockBatch(tx, place.shopId, place.batchId);
      if (batch.undoUntil === null) return false;
      const part = await undoPart({ queue }, tx, place, batch);
      if (part.more && isLast) await queue.send(tx, "undo-edit", place);
      return part.more;
    });
  }
}
