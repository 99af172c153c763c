import { inShop } from "../../../db/scope.ts";
import type { JobDeps } from "../../../deps.ts";
import { deleteForgotten } from "./queries.ts";
import { namesOf } from "./rules.ts";

/**
 * Removes a medium whose upload was cut off, or which nothing shows a day after it came. Its files go by a job of their
 * own: a storage that does not answer keeps neither a connection nor whoever wants to show the medium after all.
 */
export const forgetMedium = (
  { pool, queue }: Pick<JobDeps, "pool" | "queue">,
  { shopId, mediumId }: { shopId: string; mediumId: string },
): Promise<void> =>
  inShop(pool, shopId, async (tx) => {
    const names = (await deleteForgotten(tx, shopId, mediumId)).flatMap(namesOf);
    if (names.length > 0) await queue.send(tx, "media-removed", { names });
  });
