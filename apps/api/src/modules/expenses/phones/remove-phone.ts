import { publishLiveEvent } from "../../../db/live-events.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { deletePhone } from "./queries.ts";

/** Takes a phone off the list. @throws 404 */
export function removePhone({ shopId, tx }: ShopContext, id: string): Promise<{ done: true }> {
  return tx(async (tx) => {
    if (!(await deletePhone(tx, shopId, id))) throw notFound();
    await publishLiveEvent(tx, { topic: "transactions", id: shopId });
    return { done: true };
  });
}
