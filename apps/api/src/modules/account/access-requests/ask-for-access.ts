import type { NewAccessRequest, OwnAccessRequest } from "@mauzo/contract/account/access-requests";
import { can } from "@mauzo/permissions/permissions";
import { publishLiveEvent } from "../../../db/live-events.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { listStaffToNotify } from "../staff/list-staff-to-notify.ts";
import { findOwn, openRequest } from "./queries.ts";

/**
 * Asks the shop's admins to be allowed something: once until they answer, however often it is sent.
 * @throws 409 for what one has, and within a day of a refusal
 */
export async function askForAccess(
  { queue }: Pick<Deps, "queue">,
  { shopId, tx, person }: ShopContext,
  wanted: NewAccessRequest,
): Promise<OwnAccessRequest> {
  if (can(person.grants, wanted)) throw refuse("access_given");
  return tx(async (tx) => {
    const row = { shopId, userId: person.userId, ...wanted };
    const opened = await openRequest(tx, row);
    if (!opened) {
      const there = await findOwn(tx, row);
      if (there?.state === "open") return there;
      throw refuse("access_refused_lately");
    }
    for (const userId of await listStaffToNotify(tx, shopId))
      await queue.send(tx, "access-request-mail", { shopId, requestId: opened.id, userId });
    await publishLiveEvent(tx, { topic: "staff", id: person.userId });
    return opened;
  });
}
