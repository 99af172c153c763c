import type { OrderEdit } from "@mauzo/contract/orders/order-edits";
import type { Order } from "@mauzo/contract/orders/orders";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { languageOf } from "../../../http/messages.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { getProducts } from "../../catalogue/products/get-products.ts";
import { OutOfStock } from "../../catalogue/products/take-stock.ts";
import { tooLittle } from "../cart/steps/read-by-hand.ts";
import { getOrder } from "../orders/get-order.ts";
import { holdOrder } from "../orders/steps/hold-order.ts";
import { followPayment } from "../workflow/follow-payment.ts";
import { applyPlan } from "./steps/apply-plan.ts";
import { planEdit } from "./steps/plan-edit.ts";

/**
 * Changes what is in an order while its goods are with the shop; the stock moves by the difference.
 * @throws 404; 409 where it changed since or its goods are elsewhere, and with what is left of what there is too little of;
 * 422 for what does not add up.
 */
export async function editOrder(
  deps: Pick<Deps, "queue" | "env">,
  visit: ShopVisit,
  id: string,
  body: z.output<typeof OrderEdit>,
): Promise<Order> {
  const { shopId } = visit;
  const reader = languageOf(visit.requestHeader("accept-language"));
  try {
    return await visit.tx(async (tx) => {
      await holdOrder(tx, shopId, id);
      const order = await getOrder(tx, shopId, id);
      const plan = await planEdit(tx, shopId, { order, body, reader });
      await applyPlan(tx, deps, visit, { orderId: id, plan, reason: body.reason });
      const edited = await getOrder(tx, shopId, id);
      if (!(order.money === "part paid" && edited.money === "paid")) return edited;
      await followPayment(tx, deps, { shopId, orderId: id, by: `at edition ${edited.edition}` });
      return getOrder(tx, shopId, id);
    });
  } catch (error) {
    if (!(error instanceof OutOfStock)) throw error;
    const there = await visit.tx(async (tx) => {
      const { lines } = await getOrder(tx, shopId, id);
      return getProducts(tx, shopId, [...lines.map((line) => line.product_id), ...body.products.map(({ id }) => id)]);
    });
    throw tooLittle(there, error.itemId, reader);
  }
}
