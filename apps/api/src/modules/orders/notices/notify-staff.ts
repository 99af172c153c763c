import type { AfterCommitSubscriber } from "../../../facts.ts";
import { listStaffToNotify } from "../../account/staff/list-staff-to-notify.ts";

/**
 * Queues a mail about each new order for each of the shop's admins, except the one who wrote it. A sale over the counter is
 * no news: it is through.
 */
export const notifyStaff: AfterCommitSubscriber["handle"] = async (tx, { queue }, { shopId, facts }) => {
  const admins = await listStaffToNotify(tx, shopId);
  for (const fact of facts) {
    if (fact.name !== "order.placed" || fact.payload.channel === "pos") continue;
    const { subject: orderId, actor } = fact;
    for (const userId of admins.filter((id) => id !== actor.user_id))
      await queue.send(tx, "order-mail", { shopId, orderId, userId }, { idempotencyKey: `${orderId} ${userId}` });
  }
};
