import { announce } from "../../../db/live.ts";
import { notFound } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import type { Queue } from "../../../jobs/queue.ts";
import { tellSite } from "../../shop/shop/tell-site.ts";
import { insertChanges } from "./queries/edit-products.ts";
import { lockShelf, markArchived } from "./queries/write-products.ts";

/**
 * Archives products, or puts them back as they were; those that are already where they should be stay as they are, and are not among
 * the `moved`. 404 when the shop has not all of them.
 */
export function setArchived(
  { queue }: { queue: Queue },
  { shopId, tx, person: { userId, name: userName } }: ShopVisit,
  productIds: string[],
  archived: boolean,
): Promise<{ moved: string[] }> {
  return tx(async (tx) => {
    const products = await lockShelf(tx, shopId, productIds);
    if (products.length < productIds.length) throw notFound();
    const moved = products.flatMap((product) => (product.archived === archived ? [] : [product.id]));
    const [first] = moved;
    if (first === undefined) return { moved };
    await markArchived(tx, shopId, moved, archived);
    const kind = archived ? ("archived" as const) : ("restored" as const);
    await insertChanges(
      tx,
      shopId,
      moved.map((productId) => ({ productId, kind, userId, userName, changes: [] })),
    );
    await tellSite(tx, queue, shopId);
    await announce(tx, { topic: "products", id: first });
    return { moved };
  });
}
