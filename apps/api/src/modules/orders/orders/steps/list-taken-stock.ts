import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { StockMove } from "../../../catalogue/products/move-stock.ts";
import { listOut } from "../queries/write-order.ts";

export type Item = Pick<StockMove, "kind" | "itemId" | "quantity">;

/** The units an order has taken from stock: the sum of its movements. */
export const listTakenStock = async (tx: Tx, shopId: string, orderId: string): Promise<Item[]> =>
  (await listOut(tx, shopId, orderId)).map(({ variantId, addOnId, quantity }) => ({
    ...(variantId
      ? { kind: "variant" as const, itemId: variantId }
      : { kind: "add_on" as const, itemId: addOnId ?? "" }),
    quantity,
  }));
