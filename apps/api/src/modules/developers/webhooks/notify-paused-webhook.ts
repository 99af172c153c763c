import type { AfterCommitSubscriber } from "../../../facts.ts";
import { listStaffToNotify } from "../../account/staff/list-staff-to-notify.ts";

/** Queues a mail for each of the shop's admins when nothing is sent to an endpoint any more. */
export const notifyPausedWebhook: AfterCommitSubscriber["handle"] = async (tx, { queue }, { shopId, facts }) => {
  const admins = await listStaffToNotify(tx, shopId);
  for (const { id, name, subject: webhookId } of facts) {
    if (name !== "webhook.paused") continue;
    for (const userId of admins)
      await queue.send(tx, "webhook-paused-mail", { shopId, webhookId, userId }, { idempotencyKey: `${id} ${userId}` });
  }
};
