import { formatMoney } from "@mauzo/format/money";
import type { Tx } from "../../../db/scope.ts";
import type { Facts } from "../../../facts.ts";
import { receiptMessage } from "./messages.ts";
import { pushMessage } from "./push-message.ts";

/** Says in the chat that gave the link that the order came. */
export async function pushReceipt(tx: Tx, { shopId, conversationId, ...order }: Facts["cart-ordered"]): Promise<void> {
  if (conversationId === null) return;
  const text = receiptMessage(order.number, formatMoney(order.total), order.language);
  await pushMessage(tx, { shopId, conversationId, actions: [{ send_message: text }] });
}
