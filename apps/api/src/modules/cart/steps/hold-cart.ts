import { announce } from "../../../db/live.ts";
import type { Tx } from "../../../db/scope.ts";
import type { Queue } from "../../../jobs/queue.ts";
import { type StockMove, takeStock } from "../../products/take-stock.ts";
import { tellSite } from "../../public-shops/tell-site.ts";
import { beginHold, endHold, findHoldMinutes } from "../queries.ts";
import type { CartLine } from "../rules/cart-products.ts";
import { listReleases } from "./list-releases.ts";

type NewHold = { shopId: string; cartId: string; conversationId: string; lines: CartLine[] };

/**
 * Keeps what a new cart wants from others for a while, as far as it is there and the shop wants that. A conversation
 * holds one cart's goods at a time: what it held before goes back in the same breath.
 */
export async function holdCart(
  tx: Tx,
  queue: Pick<Queue, "send">,
  { shopId, cartId, conversationId, lines }: NewHold,
): Promise<void> {
  const minutes = await findHoldMinutes(tx, shopId);
  const released = await listReleases(tx, shopId, { conversationId });
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
  await endHold(tx, shopId, { conversationId });
  if (held > 0) {
    await beginHold(tx, shopId, cartId, minutes);
    await queue.send(tx, "cart-held", { shopId, cartId }, { afterSeconds: minutes * 60 });
  }
  await tellSite(tx, queue, shopId);
  for (const id of new Set(lines.map(({ productId }) => productId))) await announce(tx, { topic: "products", id });
}
