import type { AfterCommitSubscriber } from "../../../../facts.ts";
import { waitAgain } from "../queries/messages.ts";

/**
 * Sends a message about an order once more that WhatsApp let not through, because the customer's 24 hours were over or it
 * does not reach them: now that this is known, it goes another way.
 */
export const sendAgain: AfterCommitSubscriber["handle"] = async (tx, { queue }, { shopId, facts }) => {
  for (const fact of facts) {
    if (fact.name !== "message.too_late" && fact.name !== "message.not_reached") continue;
    const messageId = await waitAgain(tx, shopId, fact.payload.message_id);
    if (messageId) await queue.send(tx, "order-message", { shopId, messageId });
  }
};
