import { announce } from "../../../db/live.ts";
import { inShop } from "../../../db/scope.ts";
import type { JobDeps } from "../../../deps.ts";
import { takeStock } from "../../catalogue/products/take-stock.ts";
import { tellSite } from "../../shop/shop/tell-site.ts";
import { endHold, listCartLines, lockOverdue } from "./queries.ts";
import { listReleases } from "./steps/list-releases.ts";

/** Gives back what a cart has held for long enough. Ordered, renewed or given back already: nothing is left to do. */
export const releaseCart = (
  { pool, queue }: Pick<JobDeps, "pool" | "queue">,
  { shopId, cartId }: { shopId: string; cartId: string },
): Promise<void> =>
  inShop(pool, shopId, async (tx) => {
    if (!(await lockOverdue(tx, shopId, cartId))) return;
    await takeStock(tx, shopId, await listReleases(tx, shopId, { cartId }));
    await endHold(tx, shopId, { cartId });
    await tellSite(tx, queue, shopId);
    const lines = await listCartLines(tx, shopId, cartId);
    for (const id of new Set(lines.map(({ productId }) => productId))) await announce(tx, { topic: "products", id });
  });
