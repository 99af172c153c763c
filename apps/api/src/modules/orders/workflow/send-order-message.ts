import { inShop } from "../../../db/scope.ts";
import type { JobDeps } from "../../../deps.ts";
import type { Jobs } from "../../../jobs/queues.ts";
import { listStaffToTell } from "../../account/staff/list-staff-to-tell.ts";
import { endWaiting, lockWaiting } from "./queries/messages.ts";

/**
 * Sends a message of an order by its channel, or drops it when the order has moved on. What a conversation is told stands
 * in one transaction with that it was sent, so that it comes once; a mail goes by a job for each who gets it.
 */
export const sendOrderMessage = (
  { pool, queue, messaging }: Pick<JobDeps, "pool" | "queue" | "messaging">,
  { shopId, messageId: id }: Jobs["order-message"],
): Promise<void> =>
  inShop(pool, shopId, async (tx) => {
    const message = await lockWaiting(tx, shopId, id);
    if (!message) return;
    const { stale, channel, conversationId } = message;
    if (stale) return endWaiting(tx, shopId, id, "dropped");
    if (channel === "mail") {
      for (const userId of await listStaffToTell(tx, shopId))
        await queue.send(tx, "order-message-mail", { shopId, messageId: id, userId }, { onceKey: `${id} ${userId}` });
      return;
    }
    if (conversationId === null) return;
    await endWaiting(tx, shopId, id, "sent");
    // Last: other messages of the conversation wait until this ends.
    await messaging.chat(tx, { ...message, shopId, conversationId });
  });
