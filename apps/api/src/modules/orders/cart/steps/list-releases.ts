import type { Tx } from "../../../../db/scope.ts";
import type { StockMove } from "../../../catalogue/products/take-stock.ts";
import { type Holder, listHeld } from "../queries.ts";

/** All that is held, as what gives it back. The cart's row is to be locked: nobody else may be giving it back. */
export async function listReleases(tx: Tx, shopId: string, holder: Holder): Promise<StockMove[]> {
  return (await listHeld(tx, shopId, holder)).map(({ cartId, variantId, addOnId, quantity }) => ({
    ...(variantId !== null ? { kind: "variant", itemId: variantId } : { kind: "add_on", itemId: addOnId ?? "" }),
    quantity,
    reason: "release",
    cartId,
  }));
}
