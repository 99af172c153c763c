import { formatMoney } from "@mauzo/format/money";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { EmitFact, NewFact } from "../../../facts.ts";
import { isReachable } from "../outbox/is-reachable.ts";
import { sendMessage } from "../outbox/send-message.ts";
import { orderConfirmation } from "./messages.ts";

/** Confirms an order in the chat that gave the link: in the widget, or over WhatsApp while its window is open. */
export async function pushOrderConfirmation(
  tx: Tx,
  { shopId, payload: { conversation_id: conversationId, number, total, language } }: NewFact<"order.placed">,
  emitFact: EmitFact,
): Promise<void> {
  if (conversationId === null || !(await isReachable(tx, shopId, conversationId))) return;
  const text = orderConfirmation(number, formatMoney(total), language);
  await sendMessage(tx, emitFact, { shopId, conversationId, actions: [{ send_message: text }] });
}
