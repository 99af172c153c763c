import { announce } from "../../db/live.ts";
import { inShop } from "../../db/scope.ts";
import type { JobDeps } from "../../deps.ts";
import { listStaffAddresses } from "../staff/list-staff-addresses.ts";
import { lockWaiting, setMessageState } from "./queries/messages.ts";

type Job = { shopId: string; messageId: string };

/**
 * Sends a message of an order by its channel, or drops it when the order has moved on. What a conversation is told stands
 * in one transaction with that it was sent, so that it comes once; a mail comes twice where a process dies in between.
 */
export async function sendOrderMessage(
  { pool, messaging }: Pick<JobDeps, "pool" | "messaging">,
  { shopId, messageId: id }: Job,
): Promise<void> {
  const mail = await inShop(pool, shopId, async (tx) => {
    const message = await lockWaiting(tx, shopId, id);
    if (!message) return undefined;
    const { stale, channel, conversationId, orderId } = message;
    if (stale) {
      await setMessageState(tx, shopId, id, "dropped");
      await announce(tx, { topic: "orders", id: orderId });
      return undefined;
    }
    if (channel === "mail") return { ...message, shopId, to: await listStaffAddresses(tx, shopId) };
    if (conversationId !== null) {
      await setMessageState(tx, shopId, id, "sent");
      await announce(tx, { topic: "orders", id: orderId });
      // Last: other messages of the conversation wait until this ends.
      await messaging.chat(tx, { ...message, shopId, conversationId });
    }
    return undefined;
  });
  if (!mail) return;
  await messaging.mail(mail);
  await inShop(pool, shopId, async (tx) => {
    await setMessageState(tx, shopId, id, "sent");
    await announce(tx, { topic: "orders", id: mail.orderId });
  });
}
