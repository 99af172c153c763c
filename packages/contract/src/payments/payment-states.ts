import * as z from "zod/mini";

/**
 * The states of a payment that is asked of a phone. `asking`: the provider is not asked yet, or has not answered.
 * `waiting`: the prompt is on the phone. `unknown`: nobody knows whether money moved; only the provider's answer to a
 * question does.
 */
export const paymentStates = ["asking", "waiting", "unknown", "paid", "declined", "expired"] as const;
export const PaymentState = z.enum(paymentStates);
export type PaymentState = z.infer<typeof PaymentState>;

/** The states in which an order can be asked for nothing else. */
export const openPaymentStates = ["asking", "waiting", "unknown"] as const satisfies readonly PaymentState[];
export const isOpenPayment = (state: PaymentState): boolean => openPaymentStates.some((open) => open === state);

/** Every allowed transition. Money that comes late is money: what failed may still be paid, and paid is final. */
export const paymentMoves: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  asking: ["waiting", "unknown", "paid", "declined", "expired"],
  waiting: ["unknown", "paid", "declined", "expired"],
  unknown: ["waiting", "paid", "declined", "expired"],
  paid: [],
  declined: ["paid"],
  expired: ["paid"],
};

/** Why a payment failed, in the words of screens. `failed`: the provider does not say, or it is nothing the customer can mend. */
export const paymentFailures = [
  ...(["declined", "no_balance", "wrong_pin", "limit", "unknown_number"] as const),
  ...(["expired", "unavailable", "failed"] as const),
] as const;
export const PaymentFailure = z.enum(paymentFailures);
export type PaymentFailure = z.infer<typeof PaymentFailure>;
