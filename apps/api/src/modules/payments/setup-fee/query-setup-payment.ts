import { isOpenPayment } from "@mauzo/contract/payments/payment-states";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { collectAgain, query } from "../payments/steps/collect.ts";
import { queryTimeOf, settledAfterMs } from "../payments/steps/provider-requests.ts";
import { countSetupQuery, findSetupPayment } from "./queries.ts";
import { collectedOf, recordSetupOutcome } from "./steps/record-setup-outcome.ts";

/** Asks the provider what became of a payment of the set-up fee, as of any other: the only thing that says so. */
export async function querySetupPayment(
  deps: JobDeps,
  { shopId, paymentId, time }: JobPayloads["query-setup-fee"],
): Promise<void> {
  const begun = await inShop(deps.pool, shopId, async (tx) => {
    const payment = await findSetupPayment(tx, shopId, paymentId);
    const gateway = payment && deps.payments.get(payment.provider)?.gateway;
    if (!gateway || payment.state === "paid") return undefined;
    if (time !== null && !isOpenPayment(payment.state) && payment.state !== "expired") return undefined;
    await countSetupQuery(tx, shopId, paymentId);
    const next = time === null ? undefined : queryTimeOf(time + 1, gateway.firstQueryMs);
    if (time !== null && next !== undefined) {
      const afterSeconds = Math.max(1, next - Math.floor(payment.ageMs / 1000));
      const key = `${paymentId} ${time + 1}`;
      const again = { shopId, paymentId, time: time + 1 };
      await deps.queue.send(tx, "query-setup-fee", again, { afterSeconds, singleKey: key, idempotencyKey: key });
    }
    return { payment, gateway };
  });
  if (!begun) return;
  const { payment, gateway } = begun;
  // The request was not answered, or not let in.
  const maySendAgain = payment.state === "unknown" && payment.ageMs < settledAfterMs;
  const outcome = await (maySendAgain ? collectAgain : query)(gateway, collectedOf(payment));
  await recordSetupOutcome(deps, { shopId, paymentId, outcome, of: "question" });
}
