import { formatMoney } from "@mauzo/format/money";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { EmitFact, NewFact } from "../../../facts.ts";
import { orderConfirmation } from "./messages.ts";
import { pushMessage } from "./push-message.ts";

/** Confirms an order in the chat on the web that gave the link. */
export async function pushOrderConfirmation(
  tx: Tx,
  { shopId, payload: { channel, conversation_id: conversationId, number, total, language } }: NewFact<"order.placed">,
  emitFact: EmitFact,
): Promise<void> {
  if (channel !== "web" || conversationId === null) return;
  const text = orderConfirmation(number, formatMoney(total), language);
  await pushMessage(tx, emitFact, { shopId, conversationId, actions: [{ send_message: text }] });
}
