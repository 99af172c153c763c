import type { Tx } from "../../../../db/tenant-transaction.ts";
import { withdrawOffers } from "../../../conversations/offers/withdraw-offers.ts";
import { listUnderWay } from "../queries/messages.ts";
import { followMessages } from "./follow-messages.ts";

/** Takes back what no sender has begun to send of a campaign that is stopped and locked. */
export async function takeBackMessages(
  tx: Tx,
  { shopId, id }: { shopId: string; id: string },
  endedAt: Date,
): Promise<void> {
  await withdrawOffers(tx, shopId, await listUnderWay(tx, shopId, id));
  await followMessages(tx, { shopId, id, endedAt: endedAt.toISOString() }, endedAt);
}
