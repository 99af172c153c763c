import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { Outcome, PaymentGateway } from "../../../gateways/payments/port.ts";
import { type AskedPayment, findPayment, markSent } from "./queries.ts";
import { queryTimeOf } from "./rules.ts";
import { recordOutcome } from "./steps/record-outcome.ts";

const collect = (gateway: PaymentGateway, payment: AskedPayment): Promise<Outcome> =>
  gateway.collect({
    ...{ reference: payment.reference, phone: payment.phone, currency: payment.currency },
    ...{ amountMinor: payment.askedMinor, description: payment.number },
  });

/** Whether money was asked for before is asked first: only what the provider has never heard of is sent again. */
async function collectAgain(gateway: PaymentGateway, payment: AskedPayment): Promise<Outcome> {
  const outcome = await gateway.query({ reference: payment.reference, providerRef: payment.providerRef || undefined });
  return outcome.result === "absent" ? collect(gateway, payment) : outcome;
}

/**
 * Asks the provider to ask the phone. A run that finds that another one began asks the provider what became of it: the
 * answer may have been lost. The questions are sent for before the request, so that they come whatever happens to it.
 */
export async function sendPaymentRequest(
  deps: JobDeps,
  { shopId, paymentId }: { shopId: string; paymentId: string },
): Promise<void> {
  const begun = await inShop(deps.pool, shopId, async (tx) => {
    const payment = await findPayment(tx, shopId, paymentId);
    if (payment?.state !== "asking") return undefined;
    const gateway = deps.payments.get(payment.provider)?.gateway;
    const isFirst = await markSent(tx, shopId, paymentId);
    const query = { shopId, paymentId, time: 0 };
    const afterSeconds = queryTimeOf(0, gateway?.firstQueryMs ?? 0) ?? 0;
    const key = `${paymentId} 0`;
    await deps.queue.send(tx, "query-payment", query, { afterSeconds, singleKey: key, idempotencyKey: key });
    return { payment, gateway, isFirst };
  });
  if (!begun) return;
  const { payment, gateway, isFirst } = begun;
  const gone: Outcome = { result: "refused", reason: "unavailable", code: undefined };
  const outcome = gateway ? await (isFirst ? collect : collectAgain)(gateway, payment) : gone;
  await recordOutcome(deps, { shopId, payment, outcome, of: "request" });
}
