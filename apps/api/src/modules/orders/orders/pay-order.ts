import type { Balance, NewPayment } from "@mauzo/contract/orders/order-payments";
import { moneyOf, owedMinorOf } from "@mauzo/contract/orders/order-states";
import { formatAmount } from "@mauzo/format/money";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/scope.ts";
import type { OrderDeps } from "../../../deps.ts";
import { fieldRefusal, Refusal } from "../../../http/refusal.ts";
import { followPayment } from "../workflow/follow-payment.ts";
import { insertPayment, setMoney } from "./queries/write-order.ts";
import type { Author } from "./steps/author.ts";
import { holdOrder } from "./steps/hold-order.ts";
import { noteChange } from "./steps/note-change.ts";

type Payment = z.output<typeof NewPayment>;

/**
 * Writes down money of an order that came, or went back. Part of the caller's transaction.
 * @throws 404; 409 for money that comes for a cancelled order; 422 for more than is owed, or than is there to go back.
 */
export async function payOrder(
  tx: Tx,
  deps: OrderDeps,
  {
    shopId,
    author,
    orderId,
    kind,
    payment,
    loc = ["body", "amount_minor"],
  }: {
    shopId: string;
    author: Author;
    orderId: string;
    kind: "paid" | "refunded";
    payment: Payment;
    /** Where the amount stands in what was sent. */
    loc?: string[];
  },
): Promise<Balance> {
  const order = await holdOrder(tx, shopId, orderId);
  const { currency, totalMinor } = order;
  const { amount_minor, method, reference, reason } = payment;
  const money = (minor: number) => ({ minor, currency });
  const most = kind === "paid" ? Math.max(0, totalMinor - order.paidMinor) : order.paidMinor;
  if (kind === "paid" && order.goods === "cancelled")
    throw new Refusal(409, "A cancelled order is opened again before it goes on.");
  if (amount_minor > most) {
    const words = kind === "paid" ? "is owed" : "was paid";
    throw fieldRefusal(loc, `Only ${formatAmount(most)} ${words}.`);
  }
  const sign = kind === "paid" ? 1 : -1;
  const paidMinor = order.paidMinor + sign * amount_minor;
  const refundedMinor = order.refundedMinor + (kind === "paid" ? 0 : amount_minor);
  const paymentId = await insertPayment(
    tx,
    shopId,
    { orderId, amountMinor: sign * amount_minor, method, reference },
    author,
  );
  await setMoney(tx, shopId, orderId, { paidMinor, refundedMinor });
  const change = { kind, amount: money(amount_minor), method, reference };
  await noteChange(tx, shopId, { orderId, reason, change }, author);
  const state = { goods: order.goods, money: moneyOf({ paidMinor, refundedMinor, totalMinor }) };
  if (kind === "paid" && state.money === "paid") await followPayment(tx, deps, { shopId, orderId, by: paymentId });
  const [paid, total] = [money(paidMinor), money(totalMinor)];
  return { paid, owed: money(owedMinorOf({ ...state, total, paid })) };
}
