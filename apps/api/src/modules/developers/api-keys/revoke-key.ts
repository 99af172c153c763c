import { publishLiveEvent } from "../../../db/live-events.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { deleteKey } from "./queries.ts";

/** Ends a key: what it wrote keeps its name. @throws 404 */
export const revokeKey = ({ shopId, tx }: Pick<ShopContext, "shopId" | "tx">, id: string): Promise<{ done: true }> =>
  tx(async (tx) => {
    if (!(await deleteKey(tx, shopId, id))) throw notFound();
    await publishLiveEvent(tx, { topic: "api-keys", id });
    return { done: true };
  });
