import type { NewPayment } from "@mauzo/contract/orders/order-payments";
import type { debts } from "@mauzo/contract/payments/debts";
import { formatAmount } from "@mauzo/format/money";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { recordPaymentOrRefund } from "../../orders/orders/record-payment-or-refund.ts";
import { staffActor } from "../../orders/orders/steps/actor.ts";
import { getDebt } from "./get-debt.ts";
import { allocate } from "./steps/allocate.ts";
import { lockDebt } from "./steps/lock-debt.ts";

/**
 * Records a payment of what a customer owes: what is due first is paid first, then the oldest.
 * @throws 404; 422 for more than is owed.
 */
export async function payDebt(
  deps: Deps,
  context: ShopContext,
  { id, payment }: { id: string; payment: z.output<typeof NewPayment> },
): Promise<z.output<typeof debts.pay.reply>> {
  const { shopId } = context;
  return context.tx(async (tx) => {
    const { owed, orders } = await lockDebt(tx, shopId, id);
    if (payment.amount_minor > owed.minor) {
      const values = { amount: formatAmount(owed.minor) };
      throw refuse({ code: "payment_above_owed", values }, { loc: ["body", "amount_minor"] });
    }
    const paid = allocate(orders, payment.amount_minor);
    for (const { order, amount } of paid)
      await recordPaymentOrRefund(tx, deps, {
        ...{ shopId, author: staffActor(context), orderId: order.id, kind: "paid" },
        payment: { ...payment, amount_minor: amount.minor },
      });
    const told = paid.map(({ order: { id, number }, amount }) => ({ order: { id, number }, amount }));
    return { paid: told, debt: await getDebt(tx, shopId, id) };
  });
}
