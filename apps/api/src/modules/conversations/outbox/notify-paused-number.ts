import type { AfterCommitSubscriber } from "../../../facts.ts";
import { listStaffToNotify } from "../../account/staff/list-staff-to-notify.ts";

/** Queues a mail for each of the shop's admins when nothing leaves from a number any more. */
export const notifyPausedNumber: AfterCommitSubscriber["handle"] = async (tx, { queue }, { shopId, facts }) => {
  const admins = await listStaffToNotify(tx, shopId);
  for (const { id, name, subject: numberId, payload } of facts) {
    if (name !== "channel.paused") continue;
    for (const userId of admins)
      await queue.send(
        tx,
        "channel-paused-mail",
        { shopId, numberId, userId, code: payload.code },
        { idempotencyKey: `${id} ${userId}` },
      );
  }
};
