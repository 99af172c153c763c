import type { Ownership } from "@mauzo/contract/account/ownership";
import { publishLiveEvent } from "../../../db/live-events.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { deleteOffer, findOwnership, lockOwner, updateOwner } from "./queries.ts";
import { mailBoth } from "./steps/mail-both.ts";

/** Takes over the shop; the owner before stays an admin. @throws 409 when it is not offered to the caller (any more) */
export function acceptOwnership(
  { queue }: Pick<Deps, "queue">,
  { shopId, tx, person }: ShopContext,
): Promise<Ownership> {
  return tx(async (tx) => {
    const from = await lockOwner(tx, shopId);
    const offered = await deleteOffer(tx, shopId, person.userId);
    if (offered === undefined) throw refuse("ownership_not_offered");
    await updateOwner(tx, shopId, person.userId);
    if (from !== null) await mailBoth(tx, queue, { shopId, what: "accepted", from, to: person.userId });
    await publishLiveEvent(tx, { topic: "staff", id: shopId });
    return findOwnership(tx, shopId);
  });
}
