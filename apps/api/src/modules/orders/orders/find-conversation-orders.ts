import type { OrderRow } from "@mauzo/contract/orders/orders";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { listConversationOrders, listOrdersBeside } from "./queries/find-orders.ts";

/** Whose orders: of a conversation and its customer's elsewhere, for staff; else as the customer may ask for them. */
type Filter = { conversationId: string; limit: number } & ({ number: string | null } | { customerId: string | null });

/**
 * The newest orders of a conversation. A customer may ask the bot about those, or about the one whose number they know
 * (numbers cannot be guessed); staff see the customer's other orders too.
 */
export function findConversationOrders(tx: Tx, shopId: string, filter: Filter): Promise<OrderRow[]> {
  return "number" in filter ? listConversationOrders(tx, shopId, filter) : listOrdersBeside(tx, shopId, filter);
}
