import { formatMoney } from "@mauzo/format/money";
import { wayText } from "@mauzo/format/way-text";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { EmitFact, NewFact } from "../../../facts.ts";
import { getPaymentSettings } from "../../shop/payment-settings/get-payment-settings.ts";
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
  const { ways } = await getPaymentSettings(tx, shopId);
  const shown = ways.filter(({ on }) => on).map((way) => wayText(way, language));
  const text = orderConfirmation(number, formatMoney(total), { ways: shown, language });
  await sendMessage(tx, emitFact, { shopId, conversationId, actions: [{ send_message: text }] });
}
