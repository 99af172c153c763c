import { owedMinorOf } from "@mauzo/contract/orders/order-states";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../../deps.ts";
import type { Done } from "../../../../gateways/payments/port.ts";
import { type NewTransfer, postEntry } from "../../../ledger/journal/post-entry.ts";
import { recordPaymentOrRefund } from "../../../orders/orders/record-payment-or-refund.ts";
import { customerActor, factActorOf } from "../../../orders/orders/steps/actor.ts";
import type { getLockedOrder } from "../../../orders/orders/steps/get-locked-order.ts";
import { keepUnplaced } from "../../receipts/keep-unplaced.ts";
import type { AskedPayment } from "../queries.ts";
import { sharesOf } from "../rules.ts";

type Locked = Awaited<ReturnType<typeof getLockedOrder>>;

/**
 * Posts money that came, as one entry: to the order what it owes, the rest to its customer, or to what is matched by hand
 * where there is none, or the order is cancelled. Never refused: it is there. Part of the caller's transaction, which has
 * locked order and payment.
 * @returns how much of it is not the order's.
 */
export async function postPayment(
  tx: Tx,
  deps: OrderDeps,
  { shopId, order, payment, done }: { shopId: string; order: Locked; payment: AskedPayment; done: Done },
): Promise<number> {
  const { fulfilment, currency, customerId } = order;
  const money = (minor: number) => ({ minor, currency });
  const owedMinor = owedMinorOf({
    ...{ fulfilment, payment: order.payment },
    ...{ total: money(order.totalMinor), paid: money(order.paidMinor) },
    forgiven: money(order.forgivenMinor),
  });
  const came = done.amount?.minor ?? payment.askedMinor;
  const { orderMinor, roundingMinor, surplusMinor, feeMinor } = sharesOf(payment, came, owedMinor);
  const { network } = payment;
  const common = { orderId: order.id, paymentId: payment.id, network, reference: done.networkRef } as const;
  const isCustomers = customerId !== null && fulfilment !== "cancelled" && came === payment.askedMinor;
  const surplus: NewTransfer = {
    ...{ ...common, debit: "on_the_way", amountMinor: surplusMinor, method: "mobile_money" },
    ...(isCustomers ? { kind: "surplus", credit: "credit", customerId } : { kind: "unmatched", credit: "unmatched" }),
  };
  const more: NewTransfer[] = [
    { ...common, kind: "rounding", debit: "on_the_way", credit: "rounding", amountMinor: roundingMinor },
    { ...common, kind: "fee", debit: "mauzo", credit: "fees", amountMinor: feeMinor },
  ];
  const beside = more.filter(({ amountMinor }) => amountMinor > 0);
  if (surplusMinor > 0 && !isCustomers) {
    const { networkRef } = done;
    await keepUnplaced(tx, deps, {
      shopId,
      networkRef,
      reference: payment.reference,
      amountMinor: surplusMinor,
      payment,
    });
  }
  if (orderMinor > 0)
    await recordPaymentOrRefund(tx, deps, {
      ...{ shopId, author: customerActor, orderId: order.id, kind: "paid" },
      payment: { amount_minor: orderMinor, method: "mobile_money", reference: done.networkRef, reason: "" },
      origin: {
        ...{ account: "on_the_way", paymentId: payment.id, network },
        beside: surplusMinor > 0 ? [surplus, ...beside] : beside,
      },
    });
  else if (surplusMinor > 0) await postEntry(tx, shopId, { transfers: [surplus, ...beside], by: customerActor });
  if (feeMinor > 0)
    await deps.emitFact(tx, {
      ...{ name: "payment.charged", shopId, subject: payment.id, payload: {} },
      actor: factActorOf(customerActor),
    });
  return surplusMinor;
}
