import { inShop } from "../../../db/scope.ts";
import type { JobDeps } from "../../../deps.ts";
import type { Jobs } from "../../../jobs/queues.ts";
import { findStaffAddress } from "../../account/staff/find-staff-address.ts";
import { endWaiting, findMailed } from "./queries/messages.ts";

/**
 * Mails a message of an order to one of the shop's people; it counts as sent with the first of them. Comes twice to one
 * where the process dies in between.
 */
export async function mailOrderMessage(
  { pool, messaging }: Pick<JobDeps, "pool" | "messaging">,
  { shopId, messageId: id, userId }: Jobs["order-message-mail"],
): Promise<void> {
  const letter = await inShop(pool, shopId, async (tx) => {
    const message = await findMailed(tx, shopId, id);
    const to = await findStaffAddress(tx, shopId, userId);
    if (!message || !to) return undefined;
    if (!message.stale) return { ...message, shopId, to };
    return endWaiting(tx, shopId, id, "dropped");
  });
  if (!letter) return;
  await messaging.mail(letter);
  await inShop(pool, shopId, (tx) => endWaiting(tx, shopId, id, "sent"));
}
