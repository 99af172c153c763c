import { publishLiveEvent } from "../../../db/live-events.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { deleteReply } from "./queries.ts";

/** Deletes a canned reply. @throws 404 */
export const removeReply = ({ shopId, tx }: ShopContext, id: string) =>
  tx(async (tx): Promise<{ done: true }> => {
    if (!(await deleteReply(tx, shopId, id))) throw notFound();
    await publishLiveEvent(tx, { topic: "channels", id });
    return { done: true };
  });
