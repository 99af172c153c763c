import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import { moveStock } from "../../catalogue/products/move-stock.ts";
import { endHold, listCartLines, lockOverdue } from "./queries.ts";
import { listStockToRelease } from "./steps/list-stock-to-release.ts";

/**
 * Releases the hold of a cart when its time is over. If it was ordered, renewed or released meanwhile, there is nothing
 * to do.
 */
export const releaseHeldStock = (
  { pool, emitFact }: Pick<JobDeps, "pool" | "emitFact">,
  { shopId, cartId }: { shopId: string; cartId: string },
): Promise<void> =>
  inShop(pool, shopId, async (tx) => {
    if (!(await lockOverdue(tx, shopId, cartId))) return;
    await moveStock(tx, shopId, await listStockToRelease(tx, shopId, { cartId }));
    await endHold(tx, shopId, { cartId });
    const lines = await listCartLines(tx, shopId, cartId);
    for (const subject of new Set(lines.map(({ productId }) => productId)))
      await emitFact(tx, {
        ...{ name: "stock.changed", shopId, subject, payload: { by: "cart" } },
        actor: { kind: "timer" },
      });
  });
