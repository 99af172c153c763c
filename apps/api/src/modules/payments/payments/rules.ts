import { randomInt } from "node:crypto";
import { owedMinorOf } from "@mauzo/contract/orders/order-states";
import type { Order } from "@mauzo/contract/orders/orders";
import { type PaymentFailure, type PaymentState, paymentMoves } from "@mauzo/contract/payments/payment-states";
import { mostAskedMinor, type PaymentOffer, type PaymentProvider } from "@mauzo/contract/payments/payments";
import type { PaymentNetwork } from "@mauzo/contract/shop/payment-networks";
import type { PaymentFees } from "../../../env.ts";
import type { Absent, Outcome, RefusalReason } from "../../../gateways/payments/port.ts";

/** The networks by the first two digits after the country's. A number that moved to another network keeps its digits. */
const networkOfDigits: Readonly<Record<string, PaymentNetwork>> = {
  ...{ 74: "M-Pesa", 75: "M-Pesa", 76: "M-Pesa", 68: "Airtel Money", 69: "Airtel Money", 78: "Airtel Money" },
  ...{ 65: "Mixx by Yas", 67: "Mixx by Yas", 71: "Mixx by Yas", 77: "Mixx by Yas", 61: "HaloPesa", 62: "HaloPesa" },
};
/** The network of a number in E.164. */
export const networkOf = (phone: string): PaymentNetwork | undefined =>
  networkOfDigits[/^\+255(\d\d)\d{7}$/.exec(phone)?.[1] ?? ""];

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

const roundedUp = (minor: bigint): number => Number(((minor + 99n) / 100n) * 100n);

/** What a phone is asked for so that so much of an order is paid: whole shillings, with the fee on top. */
export function priceOf(amountMinor: number, fees: PaymentFees | undefined): { feeMinor: number; askedMinor: number } {
  const whole = roundedUp(BigInt(amountMinor));
  const part = fees ? (BigInt(whole) * BigInt(fees.hundredths) + 9_999n) / 10_000n : 0n;
  const feeMinor = fees ? Math.max(fees.leastMinor, roundedUp(part)) : 0;
  return { feeMinor, askedMinor: whole + feeMinor };
}

type Owing = Pick<Order, "fulfilment" | "payment" | "total" | "paid" | "forgiven">;
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

const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
/** Nobody can guess one: 103 bits. */
export const newReference = () => Array.from({ length: 20 }, () => signs[randomInt(signs.length)]).join("");

/** When the provider is asked what became of a payment: seconds after it was asked for the money. */
const hours = Array.from({ length: 24 }, (_, index) => (index + 1) * 3600);
const queryTimes = [10, 30, 60, 180, 600, 1800, ...hours];
/** @param firstQueryMs before which the provider's answer means nothing. @returns undefined: no more. */
export function queryTimeOf(time: number, firstQueryMs: number): number | undefined {
  const first = Math.ceil(firstQueryMs / 1000);
  return [first, ...queryTimes.filter((seconds) => seconds > first)][time];
}

/** After this, a provider that knows nothing of a payment, or does not say, is believed not to know it. */
export const settledAfterMs = 180_000;
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
