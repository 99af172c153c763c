import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, Moment, Money } from "../shared.ts";
import { PaymentNetwork } from "../shop/payment-networks.ts";
import { PaymentFailure, PaymentState } from "./payment-states.ts";

/** A phone that was asked for the set-up fee. */
export const SetupPayment = z.object({
  id: Id,
  state: PaymentState,
  /** Why it failed; null while it has not. */
  failure: z.nullable(PaymentFailure),
  network: PaymentNetwork,
  amount: Money,
  /** The last digits of the phone. */
  phone_end: z.string(),
  /** The network's code of the transfer; empty until it is paid. */
  network_ref: z.string(),
  by: z.string(),
  at: Moment,
});
export type SetupPayment = z.infer<typeof SetupPayment>;

/** What a shop pays once for being set up. `fee` is null where this installation asks for none. */
export const SetupFee = z.object({
  fee: z.nullable(Money),
  /** Until it is paid no phones of customers are asked for money; all else works. */
  is_needed: z.boolean(),
  is_paid: z.boolean(),
  /** The networks whose phones can be asked. */
  networks: z.array(PaymentNetwork),
  /** Newest first. */
  items: z.array(SetupPayment),
});
export type SetupFee = z.infer<typeof SetupFee>;

export const NewSetupPayment = z.strictObject({ phone: z.string().check(z.trim(), z.minLength(1), z.maxLength(32)) });
export type NewSetupPayment = z.input<typeof NewSetupPayment>;

export const setupFee = {
  get: endpoint({
    method: "GET",
    path: "/setup-fee",
    access: "admin",
    summary: "The fee that a shop pays once, and how its payment stands",
    reply: SetupFee,
  }),
  /** 409 while a phone is asked, and once it is paid. */
  pay: endpoint({
    method: "POST",
    path: "/setup-fee/payments",
    access: "admin",
    summary: "Ask a phone to pay the set-up fee",
    body: NewSetupPayment,
    reply: SetupPayment,
    errors: [
      ...(["setup_fee_none", "setup_fee_asked", "payment_network_unknown", "phone_invalid"] as const),
      "too_many_tries",
    ],
  }),
};
