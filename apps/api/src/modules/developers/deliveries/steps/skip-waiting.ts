import type { Tx } from "../../../../db/tenant-transaction.ts";
import { listWaiting, markSkipped } from "../queries/deliveries.ts";

/** How many one statement changes: however many wait, none takes as long as a statement may. */
const batch = 1_000;

/** Skips what waits for an endpoint to which nothing is sent any more; tests are sent nevertheless. */
export async function skipWaiting(tx: Tx, shopId: string, endpointId: string): Promise<void> {
  const ids = await listWaiting(tx, shopId, endpointId);
  for (let at = 0; at < ids.length; at += batch) await markSkipped(tx, shopId, ids.slice(at, at + batch));
}
