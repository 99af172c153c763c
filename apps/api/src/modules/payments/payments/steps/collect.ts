import type { Absent, Outcome, PaymentGateway } from "../../../../gateways/payments/port.ts";
import type { AskedPayment } from "../queries.ts";

/** `number`: what the payer reads it is for. */
type Collected = Pick<AskedPayment, "reference" | "phone" | "currency" | "askedMinor" | "number" | "providerRef">;

/** Asks the provider to ask the phone. */
export const collect = (gateway: PaymentGateway, payment: Collected): Promise<Outcome> =>
  gateway.collect({
    ...{ reference: payment.reference, phone: payment.phone, currency: payment.currency },
    ...{ amountMinor: payment.askedMinor, description: payment.number },
  });

/** Asks what became of it. */
export const query = (gateway: PaymentGateway, payment: Collected): Promise<Outcome | Absent> =>
  gateway.query({ reference: payment.reference, providerRef: payment.providerRef || undefined });

/** Asks first what became of it: only what the provider has never heard of is sent again, under the same reference. */
export async function collectAgain(gateway: PaymentGateway, payment: Collected): Promise<Outcome> {
  const outcome = await query(gateway, payment);
  return outcome.result === "absent" ? collect(gateway, payment) : outcome;
}
