import type { StockEffect } from "@mauzo/contract/orders/order-moves";
import type { Tx } from "../../../../db/scope.ts";
import type { OrderDeps } from "../../../../deps.ts";
import { Refusal } from "../../../../http/refusal.ts";
import { OutOfStock, takeStock } from "../../../catalogue/products/take-stock.ts";
import { tellSite } from "../../../shop/shop/tell-site.ts";
import { listLineItems } from "../queries/write-order.ts";
import { goodsOut } from "./goods-out.ts";

/**
 * Gives back what an order has out of stock, or takes it again. Part of the caller's transaction, which must not outlive an
 * error of it.
 * @throws 409 where not all of it is there any more.
 */
export async function moveGoods(
  tx: Tx,
  { queue }: Pick<OrderDeps, "queue">,
  { shopId, orderId, effect }: { shopId: string; orderId: string; effect: StockEffect },
): Promise<void> {
  const items = await (effect === "take" ? listLineItems : goodsOut)(tx, shopId, orderId);
  const reason = effect === "take" ? ("sale" as const) : ("return" as const);
  try {
    await takeStock(
      tx,
      shopId,
      items.map((item) => ({ ...item, reason, orderId })),
    );
  } catch (error) {
    if (!(error instanceof OutOfStock)) throw error;
    throw new Refusal(409, "Not everything of this order is there any more: it was sold meanwhile.", {
      item_id: error.itemId,
    });
  }
  await tellSite(tx, queue, shopId);
}
