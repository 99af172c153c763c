import { announce } from "../../../../db/live.ts";
import type { Tx } from "../../../../db/scope.ts";
import type { Queue } from "../../../../jobs/queue.ts";
import { type StockMove, takeStock } from "../../../catalogue/products/take-stock.ts";
import { tellSite } from "../../../shop/shop/tell-site.ts";
import { beginHold, endHold, type Holder } from "../queries.ts";
import type { Caller } from "../rules/caller.ts";
import type { CartLine } from "../rules/cart-products.ts";
import { listReleases } from "./list-releases.ts";

type NewHold = {
  shopId: string;
  cartId: string;
  conversationId: string | null;
  lines: CartLine[];
  /** 0: nothing is held. */
  minutes: number;
  /** Who asked for it; null: whoever writes in the conversation. */
  caller: Caller | null;
};

/**
 * Keeps what a cart wants from others for a while, as far as it is there. A conversation holds one cart's goods at a
 * time: what it held before goes back in the same breath.
 */
export async function holdCart(
  tx: Tx,
  queue: Pick<Queue, "send">,
  { shopId, cartId, conversationId, lines, minutes, caller }: NewHold,
): Promise<void> {
  const holder: Holder = conversationId === null ? { cartId } : { conversationId };
  const released = await listReleases(tx, shopId, holder);
  const wanted = lines.map(
    ({ variantId, addOnId, quantity }): StockMove => ({
      ...(variantId !== null ? { kind: "variant", itemId: variantId } : { kind: "add_on", itemId: addOnId ?? "" }),
      quantity,
      reason: "hold",
      cartId,
    }),
  );
  const moves = minutes > 0 ? [...released, ...wanted] : released;
  if (moves.length === 0) return;
  const { held } = await takeStock(tx, shopId, moves);
  await endHold(tx, shopId, holder);
  if (held > 0) {
    await beginHold(tx, shopId, cartId, minutes, caller);
    await queue.send(tx, "cart-held", { shopId, cartId }, { afterSeconds: minutes * 60 });
  }
  await tellSite(tx, queue, shopId);
  for (const id of new Set(lines.map(({ productId }) => productId))) await announce(tx, { topic: "products", id });
}
