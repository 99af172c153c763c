import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import { deleteAbandoned } from "./queries.ts";
import { storageNamesOf } from "./rules.ts";

/**
 * Deletes a medium whose upload was cut off, or which nothing shows a day after it came. Its files are removed by a
 * separate job: a storage that does not answer then holds no connection, and does not block a request that shows the
 * medium after all.
 */
export const removeAbandonedUpload = (
  { pool, queue }: Pick<JobDeps, "pool" | "queue">,
  { shopId, mediumId }: { shopId: string; mediumId: string },
): Promise<void> =>
  inShop(pool, shopId, async (tx) => {
    const names = (await deleteAbandoned(tx, shopId, mediumId)).flatMap(storageNamesOf);
    if (names.length > 0) await queue.send(tx, "media-removed", { names });
  });
