import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { findStaffEmail } from "../../account/staff/find-staff-email.ts";
import { endWaiting, findMailed } from "./queries/messages.ts";

/**
 * Mails a message about an order to one of the shop's staff; it counts as sent with the first mail. A person gets it
 * twice if the process dies in between.
 */
export async function mailOrderMessage(
  { pool, messaging }: Pick<JobDeps, "pool" | "messaging">,
  { shopId, messageId: id, userId }: JobPayloads["order-message-mail"],
): Promise<void> {
  const letter = await inShop(pool, shopId, async (tx) => {
    const message = await findMailed(tx, shopId, id);
    const to = await findStaffEmail(tx, shopId, userId);
    if (!message || !to) return undefined;
    if (!message.stale) return { ...message, shopId, to };
    return endWaiting(tx, shopId, id, "dropped");
  });
  if (!letter) return;
  await messaging.mail(letter);
  await inShop(pool, shopId, (tx) => endWaiting(tx, shopId, id, "sent"));
}
