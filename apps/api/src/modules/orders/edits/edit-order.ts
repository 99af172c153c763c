import type { OrderEdit } from "@mauzo/contract/orders/order-edits";
import type { Order } from "@mauzo/contract/orders/orders";
import { keepMasked } from "@mauzo/format/mask-phones";
import type * as z from "zod/mini";
import type { OrderDeps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { getSellableProducts } from "../../catalogue/products/get-sellable-products.ts";
import { OutOfStock } from "../../catalogue/products/move-stock.ts";
import { tooLittle } from "../cart/steps/read-staff-lines.ts";
import { requireCredit } from "../credit/require-credit.ts";
import { getOrder } from "../orders/get-order.ts";
import { getLockedOrder } from "../orders/steps/get-locked-order.ts";
import { queueOrderPaidMessages } from "../workflow/queue-order-paid-messages.ts";
import { applyOrderChange } from "./steps/apply-order-change.ts";
import { planEdit } from "./steps/plan-edit.ts";

/**
 * Edits the contents of an order while its products are still in the shop; the stock moves by the difference.
 * @throws 404; 409 when it has changed since or its status does not allow it, and, with the stock left, when there is
 *   not enough, or its customer would owe more than they may; 422 for an input that breaks the rules.
 */
export async function editOrder(
  deps: OrderDeps,
  context: ShopContext,
  id: string,
  body: z.output<typeof OrderEdit>,
): Promise<Order> {
  const { shopId } = context;
  const reader = requestLanguage(context.requestHeader("accept-language"));
  try {
    return await context.tx(async (tx) => {
      const locked = await getLockedOrder(tx, shopId, id);
      const order = await getOrder(tx, shopId, id);
      // Who was shown the note masked, and left it so, did not change it.
      const note = context.phones === "hidden" ? keepMasked(order.note, body.note) : body.note;
      const plan = await planEdit(tx, shopId, { order, body: { ...body, note }, reader });
      await applyOrderChange(tx, deps, context, { order: locked, plan, reason: body.reason });
      const edited = await getOrder(tx, shopId, id);
      if (edited.total.minor > order.total.minor) await requireCredit(tx, { shopId, orderId: id });
      if (!(order.payment === "part paid" && edited.payment === "paid")) return edited;
      await queueOrderPaidMessages(tx, deps, { shopId, orderId: id, by: `at version ${edited.version}` });
      return getOrder(tx, shopId, id);
    });
  } catch (error) {
    if (!(error instanceof OutOfStock)) throw error;
    const there = await context.tx(async (tx) => {
      const { lines } = await getOrder(tx, shopId, id);
      return getSellableProducts(tx, shopId, [
        ...lines.map((line) => line.product_id),
        ...body.products.map(({ id }) => id),
      ]);
    });
    throw tooLittle(there, error.itemId, reader);
  }
}
