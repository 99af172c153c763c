import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { Outcome } from "../../../gateways/payments/port.ts";
import { findPayment, markSent } from "./queries.ts";
import { collect, collectAgain } from "./steps/collect.ts";
import { queryTimeOf } from "./steps/provider-requests.ts";
import { recordOutcome } from "./steps/record-outcome.ts";

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
