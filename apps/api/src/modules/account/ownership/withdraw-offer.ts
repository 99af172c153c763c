import { publishLiveEvent } from "../../../db/live-events.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { deleteOffer, lockOwner } from "./queries.ts";
import { mailBoth } from "./steps/mail-both.ts";

/** Ends the offer: the owner takes it back, or whom it was made to declines it. @throws 409 when there is none of theirs */
export function withdrawOffer(
  { queue }: Pick<Deps, "queue">,
  { shopId, tx, person }: ShopContext,
): Promise<{ done: true }> {
  return tx(async (tx) => {
    const from = await lockOwner(tx, shopId);
    const isOwner = from === person.userId;
    const to = await deleteOffer(tx, shopId, isOwner ? undefined : person.userId);
    if (to === undefined) throw refuse("ownership_not_offered");
    if (from !== null) await mailBoth(tx, queue, { shopId, what: isOwner ? "withdrawn" : "declined", from, to });
    await publishLiveEvent(tx, { topic: "staff", id: shopId });
    return { done: true };
  });
}
