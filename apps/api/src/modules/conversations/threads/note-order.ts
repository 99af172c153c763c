import type { Tx } from "../../../db/tenant-transaction.ts";
import type { NewFact } from "../../../facts.ts";
import { markOrder } from "./queries.ts";

/** Lets the conversation that led to an order know whose it is. */
export async function noteOrder(
  tx: Tx,
  { shopId, payload: { conversation_id: conversationId, customer_id: customerId } }: NewFact<"order.placed">,
): Promise<void> {
  if (conversationId !== null) await markOrder(tx, { shopId, conversationId }, customerId);
}
