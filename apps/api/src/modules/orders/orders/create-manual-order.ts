import type { Reply } from "@mauzo/contract/endpoint";
import type { manualOrders, NewOrder } from "@mauzo/contract/orders/manual-orders";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { can } from "@mauzo/permissions/permissions";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requireCredit } from "../credit/require-credit.ts";
import { enterOrder } from "../entry/enter-order.ts";
import { hasConversation } from "./queries/find-orders.ts";
import { recordPaymentOrRefund } from "./record-payment-or-refund.ts";
import { staffActor } from "./steps/actor.ts";

/**
 * Creates an order that came by telephone, over the counter or in another chat, with the payment recorded.
 * @throws as `enterOrder`; 409 where its customer would owe more than they may; 403 for a payment by a caller who may not record payments.
 */
export async function createManualOrder(
  deps: Deps,
  context: ShopContext,
  { payment, ...order }: z.output<typeof NewOrder>,
): Promise<Reply<typeof manualOrders.create>> {
  const { shopId } = context;
  if (payment && !can(context.person.grants, orderPayments.create.access)) throw refuse("payment_forbidden");
  return enterOrder(deps, context, { ...order, channel: "manual" }, async (tx, write) => {
    if (order.conversation_id !== undefined && !(await hasConversation(tx, shopId, order.conversation_id)))
      throw refuse("order_conversation_unknown", { loc: ["body", "conversation_id"] });
    const written = await write();
    const { id: orderId } = written;
    if (!payment) {
      await requireCredit(tx, { shopId, orderId });
      return { ...written, owed: written.total };
    }
    const { owed } = await recordPaymentOrRefund(tx, deps, {
      ...{ shopId, author: staffActor(context), orderId, kind: "paid" },
      ...{ payment: { ...payment, reason: "" }, loc: ["body", "payment", "amount_minor"] },
    });
    await requireCredit(tx, { shopId, orderId });
    return { ...written, owed };
  });
}
