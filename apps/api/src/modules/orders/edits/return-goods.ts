import type { OrderReturn } from "@mauzo/contract/orders/order-edits";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import type { Order } from "@mauzo/contract/orders/orders";
import { can } from "@mauzo/permissions/permissions";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { getOrder } from "../orders/get-order.ts";
import { payOrder } from "../orders/pay-order.ts";
import { authorOf } from "../orders/steps/author.ts";
import { holdOrder } from "../orders/steps/hold-order.ts";
import { applyPlan } from "./steps/apply-plan.ts";
import { planReturn } from "./steps/plan-return.ts";

/**
 * Takes goods of an order back that was handed over, and writes down what went back of its money.
 * @throws 404; 409 where it changed since, or was not handed over; 422 for more than was sold, or was paid; 403 for a refund
 * of whoever may write none down.
 */
export async function returnGoods(
  deps: Deps,
  visit: ShopVisit,
  id: string,
  body: z.output<typeof OrderReturn>,
): Promise<Order> {
  const { shopId, person } = visit;
  const { refund, reason } = body;
  if (refund && !can(person.grants, orderPayments.refund.access))
    throw new Refusal(403, "You may take goods back, but not write refunds down. Leave the refund out.");
  return visit.tx(async (tx) => {
    await holdOrder(tx, shopId, id);
    const order = await getOrder(tx, shopId, id);
    await applyPlan(tx, deps, visit, { orderId: id, plan: await planReturn(tx, shopId, { order, body }), reason });
    if (refund)
      await payOrder(tx, deps, {
        ...{ shopId, author: authorOf(visit), orderId: id, kind: "refunded", payment: { ...refund, reason } },
        loc: ["body", "refund", "amount_minor"],
      });
    return getOrder(tx, shopId, id);
  });
}
