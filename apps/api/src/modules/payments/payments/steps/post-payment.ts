import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../../deps.ts";
import type { Done } from "../../../../gateways/payments/port.ts";
import { type NewTransfer, postEntry } from "../../../ledger/journal/post-entry.ts";
import { recordPaymentOrRefund } from "../../../orders/orders/record-payment-or-refund.ts";
import { customerActor, factActorOf } from "../../../orders/orders/steps/actor.ts";
import { allocate } from "../../debts/steps/allocate.ts";
import { payManualDebt } from "../../debts/steps/pay-manual-debt.ts";
import { keepUnplaced } from "../../receipts/keep-unplaced.ts";
import type { AskedPayment } from "../queries.ts";
import { sharesOf } from "../rules.ts";
import type { lockOwed } from "./lock-owed.ts";

type Owed = Awaited<ReturnType<typeof lockOwed>>;

/**
 * Posts money that came: to each order and debt that it pays what that owes, the rest to their customer, or to what is matched by
 * hand where there is none, or the order is cancelled. All of it is one entry. Never refused: it is there. Part of the
 * caller's transaction, which has locked orders and payment.
 * @returns how much of it is no order's.
 */
export async function postPayment(
  tx: Tx,
  deps: OrderDeps,
  { shopId, order, owed, payment, done }: Owed & { shopId: string; payment: AskedPayment; done: Done },
): Promise<number> {
  const { fulfilment, customerId } = order;
  const owedMinor = owed.reduce((all, one) => all + one.owed.minor, 0);
  const came = done.amount?.minor ?? payment.askedMinor;
  const { orderMinor, roundingMinor, surplusMinor, feeMinor } = sharesOf(payment, came, owedMinor);
  const { network } = payment;
  const common = { orderId: order.id, paymentId: payment.id, network, reference: done.networkRef } as const;
  const isTheirs = payment.forDebt || fulfilment !== "cancelled";
  const isCustomers = customerId !== null && isTheirs && came === payment.askedMinor;
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
  const paid = allocate(owed, orderMinor);
  const money = { method: "mobile_money", reference: done.networkRef } as const;
  let entry: string | undefined;
  for (const { order: one, amount } of paid) {
    const by = { shopId, author: customerActor, account: "on_the_way" } as const;
    const all = entry !== undefined ? [] : surplusMinor > 0 ? [surplus, ...beside] : beside;
    if (one.number === null && customerId !== null) {
      const of = { customerId, debtId: one.id, amountMinor: amount.minor, partOf: entry, beside: all };
      const id = await payManualDebt(tx, deps, { ...by, ...of, money: { ...money, network, paymentId: payment.id } });
      entry ??= id;
      continue;
    }
    const { paymentId } = await recordPaymentOrRefund(tx, deps, {
      ...{ shopId, author: customerActor, orderId: one.id, kind: "paid" },
      payment: { ...money, amount_minor: amount.minor, reason: "" },
      origin: { account: by.account, paymentId: payment.id, network, partOf: entry, beside: all },
    });
    entry ??= paymentId;
  }
  if (paid.length === 0 && surplusMinor > 0)
    await postEntry(tx, shopId, { transfers: [surplus, ...beside], by: customerActor });
  if (feeMinor > 0)
    await deps.emitFact(tx, {
      ...{ name: "payment.charged", shopId, subject: payment.id, payload: {} },
      actor: factActorOf(customerActor),
    });
  return surplusMinor;
}
