import { publishLiveEvent } from "../../../db/live-events.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import { moveStock } from "../../catalogue/products/move-stock.ts";
import { queueSiteRefresh } from "../../shop/shop/queue-site-refresh.ts";
import { endHold, listCartLines, lockOverdue } from "./queries.ts";
import { listStockToRelease } from "./steps/list-stock-to-release.ts";

/**
 * Releases the hold of a cart when its time is over. If it was ordered, renewed or released meanwhile, there is nothing
 * to do.
 */
export const releaseHeldStock = (
  { pool, queue }: Pick<JobDeps, "pool" | "queue">,
  { shopId, cartId }: { shopId: string; cartId: string },
): Promise<void> =>
  inShop(pool, shopId, async (tx) => {
    if (!(await lockOverdue(tx, shopId, cartId))) return;
    await moveStock(tx, shopId, await listStockToRelease(tx, shopId, { cartId }));
    await endHold(tx, shopId, { cartId });
    await queueSiteRefresh(tx, queue, shopId);
    const lines = await listCartLines(tx, shopId, cartId);
    for (const id of new Set(lines.map(({ productId }) => productId)))
      await publishLiveEvent(tx, { topic: "products", id });
  });
