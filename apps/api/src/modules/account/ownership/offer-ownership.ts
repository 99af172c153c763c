import type { Ownership } from "@mauzo/contract/account/ownership";
import { isAdmin } from "@mauzo/permissions/permissions";
import { publishLiveEvent } from "../../../db/live-events.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getMember } from "../staff/get-member.ts";
import { findOwnership, insertOffer, lockOwner } from "./queries.ts";
import { mailBoth } from "./steps/mail-both.ts";

/** Offers the shop to another admin. @throws 403 for all but the owner; 409 while another offer stands */
export function offerOwnership(
  { queue }: Pick<Deps, "queue">,
  { shopId, tx, person }: ShopContext,
  to: string,
): Promise<Ownership> {
  return tx(async (tx) => {
    if ((await lockOwner(tx, shopId)) !== person.userId) throw refuse("owner_only");
    const member = await getMember(tx, shopId, to);
    if (to === person.userId || !isAdmin(member.permissions)) throw refuse("ownership_admins_only");
    if (!(await insertOffer(tx, shopId, to))) throw refuse("ownership_offered");
    await mailBoth(tx, queue, { shopId, what: "offered", from: person.userId, to });
    await publishLiveEvent(tx, { topic: "staff", id: shopId });
    return findOwnership(tx, shopId);
  });
}
