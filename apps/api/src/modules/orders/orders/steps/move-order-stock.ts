import type { StockEffect } from "@mauzo/contract/orders/order-transitions";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { moveStock, OutOfStock } from "../../../catalogue/products/move-stock.ts";
import { listLineItems } from "../queries/write-order.ts";
import { listTakenStock } from "./list-taken-stock.ts";

/**
 * Returns to stock what an order has taken, or takes it again. Part of the caller's transaction, which must be rolled
 * back on an error.
 * @throws 409 when not all of it is in stock any more.
 */
export async function moveOrderStock(
  tx: Tx,
  { shopId, orderId, effect }: { shopId: string; orderId: string; effect: StockEffect },
): Promise<void> {
  const items = await (effect === "take" ? listLineItems : listTakenStock)(tx, shopId, orderId);
  const reason = effect === "take" ? ("sale" as const) : ("return" as const);
  try {
    await moveStock(
      tx,
      shopId,
      items.map((item) => ({ ...item, reason, orderId })),
    );
  } catch (error) {
    if (!(error instanceof OutOfStock)) throw error;
    throw refuse("order_sold_out", {
      extra: {
        item_id: error.itemId,
      },
    });
  }
}
