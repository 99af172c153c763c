import type { Tx } from "../../../../db/scope.ts";
import type { StockMove } from "../../../catalogue/products/take-stock.ts";
import { listOut } from "../queries/write-order.ts";

export type Item = Pick<StockMove, "kind" | "itemId" | "quantity">;

/** What an order has out of stock: the sum of its movements. */
export const goodsOut = async (tx: Tx, shopId: string, orderId: string): Promise<Item[]> =>
  (await listOut(tx, shopId, orderId)).map(({ variantId, addOnId, quantity }) => ({
    ...(variantId
      ? { kind: "variant" as const, itemId: variantId }
      : { kind: "add_on" as const, itemId: addOnId ?? "" }),
    quantity,
  }));
