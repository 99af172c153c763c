import type { Tx } from "../../../db/scope.ts";
import type { Queue } from "../../../jobs/queue.ts";
import { deleteUnused } from "./queries.ts";
import { namesOf } from "./rules.ts";

/** Removes those of these media that nothing shows any more; their files go once that is committed. */
export async function releaseMedia(tx: Tx, queue: Pick<Queue, "send">, shopId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const names = (await deleteUnused(tx, shopId, ids)).flatMap(namesOf);
  if (names.length > 0) await queue.send(tx, "media-removed", { names });
}
