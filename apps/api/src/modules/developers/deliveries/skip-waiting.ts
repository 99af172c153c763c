import type { Tx } from "../../../db/tenant-transaction.ts";
import { markSkipped } from "./queries/deliveries.ts";

/** Skips what waits for an endpoint to which nothing is sent any more; tests are sent nevertheless. */
export async function skipWaiting(tx: Tx, shopId: string, endpointId: string): Promise<void> {
  await markSkipped(tx, shopId, endpointId);
}
