import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { StockMove } from "../../../catalogue/products/move-stock.ts";
import { type Holder, listHeld } from "../queries.ts";

/**
 * The stock moves that release everything on hold. The caller must have locked the cart's row, so that nobody else
 * releases it.
 */
export async function listStockToRelease(tx: Tx, shopId: string, holder: Holder): Promise<StockMove[]> {
  return (await listHeld(tx, shopId, holder)).map(({ cartId, variantId, addOnId, quantity }) => ({
    ...(variantId !== null ? { kind: "variant", itemId: variantId } : { kind: "add_on", itemId: addOnId ?? "" }),
    quantity,
    reason: "release",
    cartId,
  }));
}
