import type { OrderRow } from "@mauzo/contract/orders/orders";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { listConversationOrders } from "./queries/find-orders.ts";

/**
 * The orders that a customer may ask the bot about: those of their conversation, or the one whose number they know
 * (numbers cannot be guessed).
 */
export function findConversationOrders(
  tx: Tx,
  shopId: string,
  filter: { conversationId: string; number: string | null; limit: number },
): Promise<OrderRow[]> {
  return listConversationOrders(tx, shopId, filter);
}
