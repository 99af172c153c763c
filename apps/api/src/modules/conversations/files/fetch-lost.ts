import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { resetLost } from "./queries.ts";

/** Fetches what could not be had over a number, which was paused, and is no longer. */
export async function fetchLost(
  tx: Tx,
  { queue }: { queue: Pick<Deps["queue"], "send"> },
  { shopId, numberId }: { shopId: string; numberId: string },
): Promise<void> {
  for (const fileId of await resetLost(tx, shopId, numberId)) await queue.send(tx, "fetch-file", { shopId, fileId });
}
