import type { Tx } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import { deleteAbandoned } from "./queries.ts";
import { storageNamesOf } from "./rules.ts";

/**
 * Deletes media whose upload was cut off, or which nothing uses so long after they were uploaded. Their files are removed
 * by a separate job: a storage that does not answer then holds no connection, and does not block a request that uses the
 * medium after all.
 */
export const removeAbandonedUploads =
  ({ after }: { after: string }) =>
  async (tx: Tx, shopId: string, batchSize: number, { queue }: Pick<JobDeps, "queue">) => {
    const removed = await deleteAbandoned(tx, shopId, { after, batchSize });
    const names = removed.flatMap(storageNamesOf);
    if (names.length > 0) await queue.send(tx, "media-removed", { names });
    return { checked: removed.length, deleted: removed.length };
  };
