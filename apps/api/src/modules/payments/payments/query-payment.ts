import { isOpenPayment } from "@mauzo/contract/payments/payment-states";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import { findPayment, markQueried } from "./queries.ts";
import { collectAgain, query } from "./steps/collect.ts";
import { queryTimeOf, settledAfterMs } from "./steps/provider-requests.ts";
import { recordOutcome } from "./steps/record-outcome.ts";

/**
 * Asks the provider what became of a payment: the only thing that says so. `time`: which of the regular questions it is,
 * which sends for the next one; null: a callback asked for it. What was declined is only asked for again by a callback; a
 * prompt that ran out may still be paid.
 */
export async function queryPayment(
  deps: JobDeps,
  { shopId, paymentId, time }: { shopId: string; paymentId: string; time: number | null },
): Promise<void> {
  const begun = await inShop(deps.pool, shopId, async (tx) => {
    const payment = await findPayment(tx, shopId, paymentId);
    const gateway = payment && deps.payments.get(payment.provider)?.gateway;
    if (!gateway) return undefined;
    const isRegular = time !== null;
    if (isRegular && !isOpenPayment(payment.state) && payment.state !== "expired") return undefined;
    if (!(await markQueried(tx, shopId, paymentId))) return undefined;
    const next = isRegular ? queryTimeOf(time + 1, gateway.firstQueryMs) : undefined;
    if (isRegular && next !== undefined) {
      const afterSeconds = Math.max(1, next - Math.floor(payment.ageMs / 1000));
      const key = `${paymentId} ${time + 1}`;
      const options = { afterSeconds, singleKey: key, idempotencyKey: key };
      await deps.queue.send(tx, "query-payment", { shopId, paymentId, time: time + 1 }, options);
    }
    return { payment, gateway };
  });
  if (!begun) return;
  const { payment, gateway } = begun;
  // The request was not answered, or not let in, as by a session of M-Pesa that is not good yet.
  const maySendAgain = payment.state === "unknown" && payment.ageMs < settledAfterMs;
  const outcome = await (maySendAgain ? collectAgain : query)(gateway, payment);
  await recordOutcome(deps, { shopId, payment, outcome, of: "question" });
}
