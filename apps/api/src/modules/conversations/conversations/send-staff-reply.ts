import type { Deps } from "../../../deps.ts";
import { HttpError, notFound } from "../../../http/http-error.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { pushMessage } from "../chat/push-message.ts";
import { findChannel } from "./queries.ts";

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
    if (channel !== "web") throw new HttpError(409, "Answer this conversation in WhatsApp: it does not listen here");
    const seq = await pushMessage(tx, emitFact, {
      shopId,
      conversationId,
      actions: [{ send_message: text }],
      by: person.userId,
    });
    return { seq };
  });
}
