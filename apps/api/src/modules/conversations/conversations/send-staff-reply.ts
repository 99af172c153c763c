import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { pushMessage } from "../chat/push-message.ts";
import { findChannel } from "./queries/find-channel.ts";

/** Sends a staff member's text into a visitor's conversation. */
export function sendStaffReply(
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, person, tx }: ShopContext,
  conversationId: string,
  text: string,
) {
  return tx(async (tx) => {
    const channel = await findChannel(tx, shopId, conversationId);
    if (!channel) throw notFound();
    if (channel !== "web") throw refuse("customer_on_whatsapp");
    const seq = await pushMessage(tx, emitFact, {
      shopId,
      conversationId,
      actions: [{ send_message: text }],
      by: person.userId,
    });
    return { seq };
  });
}
