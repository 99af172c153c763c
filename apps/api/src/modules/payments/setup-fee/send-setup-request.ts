import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { Outcome } from "../../../gateways/payments/port.ts";
import { collect, collectAgain } from "../payments/steps/collect.ts";
import { queryTimeOf } from "../payments/steps/provider-requests.ts";
import { findSetupPayment, markSetupSent } from "./queries.ts";
import { collectedOf, recordSetupOutcome } from "./steps/record-setup-outcome.ts";

/**
 * Asks the provider to ask the phone for the set-up fee; a run that finds that another one began asks first what became of
 * it. The questions are sent for before the request, so that they come whatever happens to it.
 */
export async function sendSetupRequest(
  deps: JobDeps,
  { shopId, paymentId }: { shopId: string; paymentId: string },
): Promise<void> {
  const begun = await inShop(deps.pool, shopId, async (tx) => {
    const payment = await findSetupPayment(tx, shopId, paymentId);
    if (payment?.state !== "asking") return undefined;
    const gateway = deps.payments.get(payment.provider)?.gateway;
    const isFirst = await markSetupSent(tx, shopId, paymentId);
    const afterSeconds = queryTimeOf(0, gateway?.firstQueryMs ?? 0) ?? 0;
    const key = `${paymentId} 0`;
    const query = { shopId, paymentId, time: 0 };
    await deps.queue.send(tx, "query-setup-fee", query, { afterSeconds, singleKey: key, idempotencyKey: key });
    return { payment, gateway, isFirst };
  });
  if (!begun) return;
  const { payment, gateway, isFirst } = begun;
  const gone: Outcome = { result: "refused", reason: "unavailable", code: undefined };
  const outcome = gateway ? await (isFirst ? collect : collectAgain)(gateway, collectedOf(payment)) : gone;
  await recordSetupOutcome(deps, { shopId, paymentId, outcome, of: "request" });
}
