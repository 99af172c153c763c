import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { openNumber } from "../outbox/steps/open-number.ts";
import { resetLost } from "./queries.ts";

const mostAtOnce = 200;

/** Has files fetched that could not be had over a number while it was paused, some at a time. */
export async function fetchLost(
  { pool, queue, sealedValues }: Pick<JobDeps, "pool" | "queue" | "sealedValues">,
  { shopId, numberId }: JobPayloads["fetch-lost"],
): Promise<void> {
  // Over one that was removed or paused meanwhile all would be lost again.
  if (!(await openNumber({ pool, sealedValues }, shopId, numberId))) return;
  await inShop(pool, shopId, async (tx) => {
    const ids = await resetLost(tx, { shopId, numberId, atMost: mostAtOnce });
    for (const fileId of ids) await queue.send(tx, "fetch-file", { shopId, fileId });
    if (ids.length === mostAtOnce) await queue.send(tx, "fetch-lost", { shopId, numberId }, { singleKey: numberId });
  });
}
