import type { Account } from "@mauzo/contract/ledger/accounts";
import type { PaymentMethod } from "@mauzo/contract/ledger/payment-methods";
import type { Balance, NewPayment } from "@mauzo/contract/orders/order-payments";
import { owedMinorOf, paymentStatusOf } from "@mauzo/contract/orders/order-states";
import { formatAmount } from "@mauzo/format/money";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import { type NewTransfer, postEntry } from "../../ledger/journal/post-entry.ts";
import { queueOrderPaidMessages } from "../workflow/queue-order-paid-messages.ts";
import { updatePaidAmounts } from "./queries/write-order.ts";
import type { Actor } from "./steps/actor.ts";
import { countOrderChange } from "./steps/count-order-change.ts";
import { getLockedOrder } from "./steps/get-locked-order.ts";
import { recordChange } from "./steps/record-change.ts";

type Payment = z.output<typeof NewPayment>;
/** Where the money is, if not where the shop keeps what it is given by hand, and what told of it. */
type Origin = Pick<NewTransfer, "paymentId" | "receiptId" | "network" | "shiftId"> & {
  account?: Account;
  /** What else the same event moved. */
  beside?: readonly NewTransfer[];
  /** When it was paid, if that was not now. */
  at?: string;
  /** The entry that it is a part of, where it is not the first. */
  partOf?: string | undefined;
};
const accountOf: Record<PaymentMethod, Account> = { cash: "cash", mobile_money: "till" };

const factNames = { paid: "order.paid", refunded: "order.refunded" } as const;

/**
 * Records a payment or refund of an order. Part of the caller's transaction.
 * @throws 404; 409 for a payment of a cancelled order; 422 for more than is owed, or a refund of more than was paid.
 */
export async function recordPaymentOrRefund(
  tx: Tx,
  deps: OrderDeps,
  {
    shopId,
    author,
    orderId,
    kind,
    payment,
    loc = ["body", "amount_minor"],
    origin: { account, at, partOf, beside = [], ...origin } = {},
  }: {
    shopId: string;
    author: Actor;
    orderId: string;
    kind: "paid" | "refunded";
    payment: Payment;
    /** The path of the amount in the request body. */
    loc?: string[];
    origin?: Origin;
  },
): Promise<Balance & { paymentId: string }> {
  const order = await getLockedOrder(tx, shopId, orderId);
  const { currency, totalMinor, forgivenMinor } = order;
  const { amount_minor, method, reference, reason } = payment;
  const money = (minor: number) => ({ minor, currency });
  const most = kind === "paid" ? Math.max(0, totalMinor - order.paidMinor - forgivenMinor) : order.paidMinor;
  if (kind === "paid" && order.fulfilment === "cancelled") throw refuse("order_cancelled");
  if (amount_minor > most) {
    const code = kind === "paid" ? "payment_too_large" : "refund_too_large";
    throw refuse({ code, values: { amount: formatAmount(most) } }, { loc });
  }
  const sign = kind === "paid" ? 1 : -1;
  const paidMinor = order.paidMinor + sign * amount_minor;
  const refundedMinor = order.refundedMinor + (kind === "paid" ? 0 : amount_minor);
  const own = account ?? accountOf[method];
  const sides = { paid: { debit: own, credit: "orders" }, refunded: { debit: "orders", credit: own } } as const;
  const used = own === "unmatched" ? "allocation" : "payment";
  const transfer = { ...sides[kind], orderId, amountMinor: amount_minor, method, reference, ...origin };
  const paymentId = await postEntry(tx, shopId, {
    transfers: [{ kind: kind === "paid" ? used : "refund", ...transfer }, ...beside],
    by: author,
    at,
    partOf,
  });
  await updatePaidAmounts(tx, shopId, orderId, { paidMinor, refundedMinor });
  await countOrderChange(tx, shopId, order, { paidMinor, refundedMinor });
  const change = { kind, amount: money(amount_minor), method, reference };
  const sums = { paidMinor, refundedMinor, forgivenMinor, totalMinor };
  const state = { fulfilment: order.fulfilment, payment: paymentStatusOf(sums) };
  const fact = {
    name: factNames[kind],
    payload: { payment_id: paymentId, amount: change.amount, method, payment: state.payment },
  };
  await recordChange(tx, deps, shopId, { orderId, reason, change, fact }, author);
  if (kind === "paid" && state.payment === "paid")
    await queueOrderPaidMessages(tx, deps, { shopId, orderId, by: paymentId });
  const [paid, total] = [money(paidMinor), money(totalMinor)];
  const owed = money(owedMinorOf({ ...state, total, paid, forgiven: money(forgivenMinor) }));
  return { paid, owed, paymentId };
}
