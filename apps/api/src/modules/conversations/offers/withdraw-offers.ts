import type { Tx } from "../../../db/tenant-transaction.ts";
import { withdrawMessages } from "./queries.ts";

/** Takes back the offers that no sender has begun to send. */
export async function withdrawOffers(tx: Tx, shopId: string, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length > 0) await withdrawMessages(tx, shopId, messageIds);
}
