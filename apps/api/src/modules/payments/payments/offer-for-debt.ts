import type { PaymentOffer } from "@mauzo/contract/payments/payments";
import type { Money } from "@mauzo/contract/shared";
import { offerOf, owingAll } from "./rules.ts";
import type { PaymentDeps } from "./steps/payments-of-order.ts";

/** What a phone would be asked for to pay all that a customer owes. */
export const offerForDebt = ({ payments, env }: PaymentDeps, owed: Money): PaymentOffer =>
  offerOf(owingAll(owed), { present: payments, fees: env.paymentFees });
