import type { OrderReturn } from "@mauzo/contract/orders/order-edits";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import type { Order } from "@mauzo/contract/orders/orders";
import { can } from "@mauzo/permissions/permissions";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getOrder } from "../orders/get-order.ts";
import { recordPaymentOrRefund } from "../orders/record-payment-or-refund.ts";
import { staffActor } from "../orders/steps/actor.ts";
import { getLockedOrder } from "../orders/steps/get-locked-order.ts";
import { applyOrderChange } from "./steps/apply-order-change.ts";
import { planReturn } from "./steps/plan-return.ts";

type Return = {
  id: string;
  body: z.output<typeof OrderReturn>;
  /** Whose drawer the money is given back from. */
  shiftId?: string;
  /** The path of the refund in the request body. */
  loc?: string[];
};
/**
 * Takes back products of an order that was handed over, and records the refund. Part of the caller's transaction.
 * @throws 404; 409 when it has changed since, or was not handed over; 422 for more than was sold or paid; 403 for a
 *   refund by a caller who may not record refunds.
 */
export async function returnGoods(
  tx: Tx,
  deps: Deps,
  context: ShopContext,
  { id, body: { refund, ...body }, shiftId, loc = ["body", "refund", "amount_minor"] }: Return,
): Promise<Order> {
  const { shopId, person } = context;
  const { reason } = body;
  if (refund && !can(person.grants, orderPayments.refund.access)) throw refuse("refund_forbidden");
  const locked = await getLockedOrder(tx, shopId, id);
  const order = await getOrder(tx, shopId, id);
  const plan = await planReturn(tx, shopId, { order, body });
  await applyOrderChange(tx, deps, context, { order: locked, plan, reason });
  if (refund)
    await recordPaymentOrRefund(tx, deps, {
      ...{ shopId, author: staffActor(context), orderId: id, kind: "refunded", payment: { ...refund, reason }, loc },
      ...(shiftId !== undefined && { origin: { shiftId } }),
    });
  return getOrder(tx, shopId, id);
}
