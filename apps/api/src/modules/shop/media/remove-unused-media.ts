import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Queue } from "../../../jobs/job-queue.ts";
import { deleteUnused } from "./queries.ts";
import { storageNamesOf } from "./rules.ts";

/** Deletes those of these media that nothing shows any more; their files are removed after the commit. */
export async function removeUnusedMedia(
  tx: Tx,
  queue: Pick<Queue, "send">,
  shopId: string,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return;
  const names = (await deleteUnused(tx, shopId, ids)).flatMap(storageNamesOf);
  if (names.length > 0) await queue.send(tx, "media-removed", { names });
}
