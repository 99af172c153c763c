import { staff } from "@mauzo/contract/account/invites";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockActorAndTarget } from "./lock-actor-and-target.ts";
import { deleteMember } from "./queries.ts";

/** Removes a person from the shop, with the invites they sent; their next request is refused. */
export async function removeMember({ shopId, tx, person }: ShopContext, targetId: string): Promise<{ done: true }> {
  if (targetId === person.userId) throw refuse("own_removal");
  return tx(async (tx) => {
    await lockActorAndTarget(tx, shopId, person, { targetId, need: staff.remove.access });
    await deleteMember(tx, shopId, targetId);
    await publishLiveEvent(tx, { topic: "staff", id: targetId });
    return { done: true };
  });
}
