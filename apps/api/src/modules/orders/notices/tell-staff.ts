import { inShop } from "../../../db/scope.ts";
import type { JobDeps } from "../../../deps.ts";
import type { Jobs } from "../../../jobs/queues.ts";
import { listStaffToTell } from "../../account/staff/list-staff-to-tell.ts";

/** Has each of the shop's admins told that an order came in, and the site show what it left. Run again, it changes nothing. */
export const tellStaff = ({ pool, queue }: JobDeps, { shopId, orderId }: Jobs["order-placed"]): Promise<void> =>
  inShop(pool, shopId, async (tx) => {
    // Here and not with the order, which is in more of a hurry; what was sold is committed, so one waiting job does for all.
    await queue.send(tx, "shop-changed", { shopId, listing: false }, { singleKey: shopId });
    for (const userId of await listStaffToTell(tx, shopId))
      await queue.send(tx, "order-mail", { shopId, orderId, userId }, { onceKey: `${orderId} ${userId}` });
  });
