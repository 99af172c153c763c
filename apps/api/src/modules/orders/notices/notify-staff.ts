import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { listStaffToNotify } from "../../account/staff/list-staff-to-notify.ts";

/** Queues a mail about a new order for each of the shop's admins, and a refresh of the site. Idempotent. */
export const notifyStaff = (
  { pool, queue }: JobDeps,
  { shopId, orderId }: JobPayloads["order-placed"],
): Promise<void> =>
  inShop(pool, shopId, async (tx) => {
    // Here and not with the order, which must be fast; the sale is committed, so one queued job covers all sales.
    await queue.send(tx, "shop-changed", { shopId, listing: false }, { singleKey: shopId });
    for (const userId of await listStaffToNotify(tx, shopId))
      await queue.send(tx, "order-mail", { shopId, orderId, userId }, { idempotencyKey: `${orderId} ${userId}` });
  });
