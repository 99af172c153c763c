import { owedMinorOf } from "@mauzo/contract/orders/order-states";
import type { Order } from "@mauzo/contract/orders/orders";
import { type PaymentFailure, type PaymentState, paymentMoves } from "@mauzo/contract/payments/payment-states";
import { mostAskedMinor, type PaymentOffer, type PaymentProvider } from "@mauzo/contract/payments/payments";
import type { Money } from "@mauzo/contract/shared";
import type { PaymentNetwork } from "@mauzo/contract/shop/payment-networks";
import type { Absent, Outcome, RefusalReason } from "../../../gateways/payments/port.ts";
import type { PaymentFees } from "../../../payment-settings.ts";
import { priceOf, settledAfterMs } from "./steps/provider-requests.ts";

/** Who asks the phones of a network, the first that is there. */
const providersOf: readonly (readonly [PaymentNetwork, readonly PaymentProvider[]])[] = [
  ["M-Pesa", ["mpesa", "clickpesa"]],
  ["Airtel Money", ["airtel", "clickpesa"]],
  ["Mixx by Yas", ["clickpesa"]],
  ["HaloPesa", ["clickpesa"]],
];
type Present = { has: (provider: PaymentProvider) => boolean };
export const providerOf = (network: PaymentNetwork | undefined, present: Present): PaymentProvider | undefined =>
  providersOf.find(([one]) => one === network)?.[1].find((provider) => present.has(provider));
const networksOf = (present: Present): PaymentNetwork[] =>
  providersOf.flatMap(([network]) => (providerOf(network, present) ? [network] : []));

type Owing = Pick<Order, "fulfilment" | "payment" | "total" | "paid" | "forgiven">;
/** All that a customer owes, as if it was owed for one order. */
export const owingAll = (owed: Money): Owing => {
  const nothing = { ...owed, minor: 0 };
  return { fulfilment: "new", payment: "unpaid", total: owed, paid: nothing, forgiven: nothing };
};
/** What of an order a phone would be asked for. */
export const askableMinorOf = (order: Owing): number =>
  order.total.currency === "TZS" ? Math.min(owedMinorOf(order), mostAskedMinor) : 0;

export function offerOf(
  order: Owing,
  { present, fees }: { present: Present; fees: PaymentFees | undefined },
): PaymentOffer {
  const { currency } = order.total;
  const money = (minor: number) => ({ minor, currency });
  const amountMinor = askableMinorOf(order);
  const { feeMinor, askedMinor } = amountMinor > 0 ? priceOf(amountMinor, fees) : { feeMinor: 0, askedMinor: 0 };
  return { networks: networksOf(present), owed: money(amountMinor), fee: money(feeMinor), asked: money(askedMinor) };
}

/** Callbacks bring a query forward, but there is none sooner after another one than this. */
export const queryPauseMs = 10_000;

const failureOf: Readonly<Record<RefusalReason, PaymentFailure>> = {
  ...{ declined: "declined", no_balance: "no_balance", wrong_pin: "wrong_pin", limit: "limit" },
  ...{ unknown_number: "unknown_number", expired: "expired", unavailable: "unavailable" },
  ...{ failed: "failed", credentials: "failed", invalid: "failed", unsupported: "failed" },
  reversed: "failed",
};

type Change = { state: PaymentState; failure: PaymentFailure | null };
const meaningOf = (outcome: Outcome | Absent, isSettled: boolean): Change | undefined => {
  switch (outcome.result) {
    case "done":
      return { state: "paid", failure: null };
    case "waiting":
      return { state: "waiting", failure: null };
    case "refused":
      return { state: outcome.reason === "expired" ? "expired" : "declined", failure: failureOf[outcome.reason] };
    case "absent":
      return isSettled ? { state: "declined", failure: "failed" } : undefined;
    case "unknown":
      return isSettled ? { state: "unknown", failure: null } : undefined;
  }
};

/**
 * What a payment becomes by what its provider said: undefined where that changes nothing. That a question was not answered
 * is no news before some time has passed; that the request for the money was not, is news at once.
 */
export function changeBy(
  state: PaymentState,
  outcome: Outcome | Absent,
  { of, ageMs }: { of: "request" | "question"; ageMs: number },
): Change | undefined {
  const change = meaningOf(outcome, of === "request" || ageMs >= settledAfterMs);
  return change && paymentMoves[state].includes(change.state) ? change : undefined;
}

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
