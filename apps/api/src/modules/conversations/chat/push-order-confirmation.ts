import { formatMoney } from "@mauzo/format/money";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Facts } from "../../../facts.ts";
import { orderConfirmation } from "./messages.ts";
import { pushMessage } from "./push-message.ts";

/** Confirms an order in the chat that gave the link. */
export async function pushOrderConfirmation(
  tx: Tx,
  { shopId, conversationId, ...order }: Facts["cart-ordered"],
): Promise<void> {
  if (conversationId === null) return;
  const text = orderConfirmation(order.number, formatMoney(order.total), order.language);
  await pushMessage(tx, { shopId, conversationId, actions: [{ send_message: text }] });
}
