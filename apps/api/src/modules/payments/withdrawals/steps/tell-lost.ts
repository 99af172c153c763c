import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../../deps.ts";
import { listStaffToNotify } from "../../../account/staff/list-staff-to-notify.ts";

type Lost = { shopId: string; id: string; provider: string };

/** Tells the shop's admins, once, and the log that a provider does not say whether it sent a withdrawal: it stays held. */
export async function tellLost(
  tx: Tx,
  { queue, log }: Pick<JobDeps, "queue" | "log">,
  { shopId, id, provider }: Lost,
): Promise<void> {
  log.error({ withdrawal: id, provider }, "a provider does not say whether it sent a withdrawal");
  for (const userId of await listStaffToNotify(tx, shopId)) {
    const mail = { shopId, userId, about: "unknown" as const, id };
    await queue.send(tx, "payout-mail", mail, { idempotencyKey: `${id} unknown ${userId}` });
  }
}
