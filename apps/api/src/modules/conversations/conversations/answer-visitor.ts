import { notFound, Refusal } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { pushMessage } from "../chat/push-message.ts";
import { findChannel } from "./queries.ts";

/** Puts what a person of the shop wrote into a visitor's conversation. */
export function answerVisitor({ shopId, person, tx }: ShopVisit, conversationId: string, text: string) {
  return tx(async (tx) => {
    const channel = await findChannel(tx, shopId, conversationId);
    if (!channel) throw notFound();
    if (channel !== "web") throw new Refusal(409, "Answer this conversation in WhatsApp: it does not listen here");
    const seq = await pushMessage(tx, { shopId, conversationId, actions: [{ send_message: text }], by: person.userId });
    return { seq };
  });
}
