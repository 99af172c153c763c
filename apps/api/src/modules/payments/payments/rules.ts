import { owedMinorOf } from "@mauzo/contract/orders/order-states";
import type { Order } from "@mauzo/contract/orders/orders";
import { mostAskedMinor } from "@mauzo/contract/payments/most-asked";
import type { PaymentOffer } from "@mauzo/contract/payments/payments";
import type { Money } from "@mauzo/contract/shared";
import type { Absent, Outcome } from "../../../gateways/payments/port.ts";
import type { PaymentFees } from "../../../payment-settings.ts";
import { priceOf } from "./steps/provider-requests.ts";
import { networksOf, type Present } from "./steps/who-asks.ts";

type Owing = Pick<Order, "fulfilment" | "payment" | "total" | "paid" | "forgiven">;
/** All that a customer owes, as if it was owed for one order. */
export const owingAll = (owed: Money): Owing => {
  const nothing = { ...owed, minor: 0 };
  return { fulfilment: "new", payment: "unpaid", total: owed, paid: nothing, forgiven: nothing };
};
/** What of an order a phone would be asked for. */
export const askableMinorOf = (order: Owing): number =>
  order.total.currency === "TZS" ? Math.min(owedMinorOf(order), mostAskedMinor) : 0;

/** @param present who asks phones; undefined where the shop has none asked. */
export function offerOf(
  order: Owing,
  { present, fees }: { present: Present | undefined; fees: PaymentFees | undefined },
): PaymentOffer {
  const { currency } = order.total;
  const money = (minor: number) => ({ minor, currency });
  const amountMinor = askableMinorOf(order);
  const { feeMinor, askedMinor } = amountMinor > 0 ? priceOf(amountMinor, fees) : { feeMinor: 0, askedMinor: 0 };
  return {
    networks: present ? networksOf(present) : [],
    owed: money(amountMinor),
    fee: money(feeMinor),
    asked: money(askedMinor),
  };
}

/** Callbacks bring a query forward, but there is none sooner after another one than this. */
export const queryPauseMs = 10_000;

/** What a provider says of another currency than was asked for is no answer: somebody has to look at it. */
export const inCurrency = (outcome: Outcome | Absent, currency: string): Outcome | Absent =>
  outcome.result === "done" && outcome.amount && outcome.amount.currency !== currency
    ? { result: "unknown", why: "answer", code: outcome.amount.currency }
    : outcome;

type Came = { amountMinor: number; feeMinor: number; askedMinor: number };
type Shares = { orderMinor: number; roundingMinor: number; surplusMinor: number; feeMinor: number };
/**
 * Where money that came goes: to the order up to what it owes, with the cents that made it whole shillings; what is more
 * than that is the payer's. Another amount than was asked for is nobody's until somebody looks at it.
 */
export function sharesOf({ amountMinor, feeMinor, askedMinor }: Came, cameMinor: number, owedMinor: number): Shares {
  if (cameMinor !== askedMinor) return { orderMinor: 0, roundingMinor: 0, surplusMinor: cameMinor, feeMinor: 0 };
  const orderMinor = Math.min(amountMinor, owedMinor);
  const isWhole = orderMinor === amountMinor;
  const roundingMinor = isWhole ? askedMinor - feeMinor - amountMinor : 0;
  return { orderMinor, roundingMinor, feeMinor, surplusMinor: isWhole ? 0 : askedMinor - feeMinor - orderMinor };
}
