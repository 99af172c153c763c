import type { Receipt, ReceiptUse } from "@mauzo/contract/payments/receipts";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockOrders } from "../../orders/orders/lock-orders.ts";
import { factActorOf, staffActor } from "../../orders/orders/steps/actor.ts";
import { getReceipt } from "./get-receipt.ts";
import { emitChange } from "./steps/emit-change.ts";
import { payFromReceipt } from "./steps/pay-from-receipt.ts";

/** Pays for orders with what is left of a receipt. @throws what `payFromReceipt` throws. */
export async function useReceipt(
  deps: Deps,
  context: ShopContext,
  { id, orders }: { id: string; orders: readonly ReceiptUse[] },
): Promise<Receipt> {
  const { shopId } = context;
  const author = staffActor(context);
  return context.tx(async (tx) => {
    await lockOrders(
      tx,
      shopId,
      orders.map(({ order_id }) => order_id),
    );
    await payFromReceipt(tx, deps, { shopId, author, id, uses: orders });
    await emitChange(tx, deps, { shopId, id, actor: factActorOf(author) });
    return getReceipt(tx, shopId, id);
  });
}
