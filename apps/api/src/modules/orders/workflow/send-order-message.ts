import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { listStaffToNotify } from "../../account/staff/list-staff-to-notify.ts";
import { endWaiting, lockWaiting, setWay } from "./queries/messages.ts";

/**
 * Sends a message about an order through its channel, or drops it when the order has moved on. A message to the customer
 * and its sent mark are written in one transaction, so that it is sent exactly once; mails go through a job for each
 * recipient.
 */
export const sendOrderMessage = (
  { pool, queue, messaging }: Pick<JobDeps, "pool" | "queue" | "messaging">,
  { shopId, messageId: id }: JobPayloads["order-message"],
): Promise<void> =>
  inShop(pool, shopId, async (tx) => {
    const message = await lockWaiting(tx, shopId, id);
    if (!message) return;
    const { stale, channel } = message;
    if (stale) return endWaiting(tx, shopId, id, "dropped");
    if (channel === "mail") {
      for (const userId of await listStaffToNotify(tx, shopId))
        await queue.send(
          tx,
          "order-message-mail",
          { shopId, messageId: id, userId },
          { idempotencyKey: `${id} ${userId}` },
        );
      return;
    }
    // Anew: the window that was open when it was written may have closed.
    const { plan, send } = await messaging.planNotice(tx, { ...message, shopId });
    await endWaiting(tx, shopId, id, plan.route === "none" ? "unreachable" : "sent");
    // Last, because this blocks other messages of the conversation until the transaction ends.
    await setWay(tx, shopId, { id, ...(await send(id)) });
  });
