import type { Forgiven } from "@mauzo/contract/orders/order-credit";
import { owedMinorOf, paymentStatusOf } from "@mauzo/contract/orders/order-states";
import { formatAmount } from "@mauzo/format/money";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { Actor } from "../orders/steps/actor.ts";
import { countOrderChange } from "../orders/steps/count-order-change.ts";
import { getLockedOrder } from "../orders/steps/get-locked-order.ts";
import { recordChange } from "../orders/steps/record-change.ts";
import { updateForgiven } from "./queries/order-credit.ts";

const codes = { forgiven: "payment_too_large", unforgiven: "unforgive_too_large" } as const;

type Doing = {
  shopId: string;
  author: Actor;
  orderId: string;
  kind: keyof typeof codes;
  amount_minor: number;
  reason: string;
};

/**
 * Stops asking for a part of what is owed for an order, or asks for it again. No money moves, so nothing is posted, and
 * nobody is told that it was paid. Part of the caller's transaction.
 * @throws 404; 409 for a cancelled order; 422 for more than is owed, or more than was forgiven.
 */
export async function forgiveOrUnforgive(
  tx: Tx,
  deps: OrderDeps,
  { shopId, author, orderId, kind, amount_minor, reason }: Doing,
): Promise<Forgiven> {
  const order = await getLockedOrder(tx, shopId, orderId);
  const { currency, fulfilment, totalMinor, paidMinor } = order;
  if (fulfilment === "cancelled") throw refuse("order_cancelled");
  const money = (minor: number) => ({ minor, currency });
  const owedWith = (forgivenMinor: number) => {
    const payment = paymentStatusOf({ ...order, forgivenMinor });
    const sums = { total: money(totalMinor), paid: money(paidMinor), forgiven: money(forgivenMinor) };
    return { payment, owed: money(owedMinorOf({ fulfilment, payment, ...sums })) };
  };
  const most = kind === "forgiven" ? owedWith(order.forgivenMinor).owed.minor : order.forgivenMinor;
  if (amount_minor > most)
    throw refuse({ code: codes[kind], values: { amount: formatAmount(most) } }, { loc: ["body", "amount_minor"] });
  const forgivenMinor = order.forgivenMinor + (kind === "forgiven" ? amount_minor : -amount_minor);
  const { payment, owed } = owedWith(forgivenMinor);
  await updateForgiven(tx, shopId, orderId, forgivenMinor);
  await countOrderChange(tx, shopId, order, { forgivenMinor });
  const change = { kind, amount: money(amount_minor) };
  const fact = { name: "order.credit_changed" as const, payload: { kind, payment } };
  await recordChange(tx, deps, shopId, { orderId, reason, change, fact }, author);
  return { forgiven: money(forgivenMinor), owed };
}
