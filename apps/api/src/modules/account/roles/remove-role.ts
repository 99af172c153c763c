import { publishLiveEvent } from "../../../db/live-events.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockShopMembers } from "../staff/lock-shop-members.ts";
import { deleteRole } from "./queries.ts";

/** Deletes a role; its members keep their rights. @throws 404 */
export function removeRole({ shopId, tx }: ShopContext, id: string): Promise<{ done: true }> {
  return tx(async (tx) => {
    await lockShopMembers(tx, shopId);
    if (!(await deleteRole(tx, shopId, id))) throw notFound();
    await publishLiveEvent(tx, { topic: "staff", id });
    return { done: true };
  });
}
