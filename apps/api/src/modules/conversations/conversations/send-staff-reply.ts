import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { sendMessage } from "../outbox/send-message.ts";

/** Sends a staff member's text to the customer, over the channel of their conversation. */
export function sendStaffReply(
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, person, tx }: ShopContext,
  conversationId: string,
  text: string,
) {
  return tx(async (tx) => ({
    seq: await sendMessage(tx, emitFact, {
      ...{ shopId, conversationId, by: person.userId },
      actions: [{ send_message: text }],
    }),
  }));
}
