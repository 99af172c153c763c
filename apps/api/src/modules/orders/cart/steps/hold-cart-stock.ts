import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { moveStock, type StockMove } from "../../../catalogue/products/move-stock.ts";
import { beginHold, endHold, type Holder } from "../queries.ts";
import type { CartLine } from "../rules/cart-products.ts";
import type { HoldOwner } from "../rules/hold-owner.ts";
import { listStockToRelease } from "./list-stock-to-release.ts";

type NewHold = {
  shopId: string;
  cartId: string;
  conversationId: string | null;
  lines: CartLine[];
  /** 0: nothing is held. */
  minutes: number;
  /** Who asked for it; null: the customer of the conversation. */
  caller: HoldOwner | null;
};

/**
 * Holds the products of a cart for a while, as far as they are in stock. A conversation holds only one cart at a time:
 * its earlier hold is released in the same transaction.
 */
export async function holdCartStock(
  tx: Tx,
  { queue, emitFact }: Pick<Deps, "emitFact"> & { queue: Pick<Deps["queue"], "send"> },
  { shopId, cartId, conversationId, lines, minutes, caller }: NewHold,
): Promise<void> {
  const holder: Holder = conversationId === null ? { cartId } : { conversationId };
  const released = await listStockToRelease(tx, shopId, holder);
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
  const { held } = await moveStock(tx, shopId, moves);
  await endHold(tx, shopId, holder);
  if (held > 0) {
    await beginHold(tx, shopId, cartId, minutes, caller);
    await queue.send(tx, "cart-held", { shopId, cartId }, { afterSeconds: minutes * 60 });
  }
  for (const subject of new Set(lines.map(({ productId }) => productId)))
    await emitFact(tx, {
      ...{ name: "stock.changed", shopId, subject, payload: { by: "cart" } },
      actor: { kind: "customer" },
    });
}
