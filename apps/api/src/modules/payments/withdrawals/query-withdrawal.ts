import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { queryTimeOf } from "../payments/steps/provider-requests.ts";
import { openDestination } from "../payout-destinations/open-destination.ts";
import { findStored, markQueried } from "./queries/write-withdrawals.ts";
import { payOutAgain, queryPayout } from "./steps/pay-out.ts";
import { recordOutcome } from "./steps/record-outcome.ts";

/**
 * Asks the provider what became of a withdrawal: the only thing that says so. `time`: which of the regular questions it
 * is, which sends for the next one; null: a callback or the clock asked for it, also for what had arrived or come back.
 * The money stays held until the provider or a person says more.
 */
export async function queryWithdrawal(
  deps: JobDeps,
  { shopId, withdrawalId: id, time }: JobPayloads["query-withdrawal"],
): Promise<void> {
  const begun = await inShop(deps.pool, shopId, async (tx) => {
    const withdrawal = await findStored(tx, shopId, id);
    const known = withdrawal && deps.payments.get(withdrawal.provider)?.gateway;
    if (!withdrawal || !known?.payouts) return undefined;
    const { state, ageMs, destinationId } = withdrawal;
    const isOpen = state === "sending" || state === "unknown";
    const isTold = time === null && (state === "sent" || state === "returned");
    if (!isOpen && !isTold) return undefined;
    await markQueried(tx, { shopId, id });
    const next = time === null ? undefined : queryTimeOf(time + 1, known.firstQueryMs);
    if (time !== null && next !== undefined) {
      const afterSeconds = Math.max(1, next - Math.floor(ageMs / 1000));
      const key = `${id} ${time + 1}`;
      const options = { afterSeconds, singleKey: key, idempotencyKey: key };
      await deps.queue.send(tx, "query-withdrawal", { shopId, withdrawalId: id, time: time + 1 }, options);
    }
    const { phone } = await openDestination(tx, deps, { shopId, id: destinationId });
    return { withdrawal: { ...withdrawal, phone }, payouts: known.payouts };
  });
  if (!begun) return;
  const { withdrawal, payouts } = begun;
  // What is unknown may never have reached the provider: under its reference it is sent once, however often it is asked.
  const outcome = await (withdrawal.state === "unknown" ? payOutAgain : queryPayout)(payouts, withdrawal);
  await recordOutcome(deps, { shopId, id, outcome, of: "question" });
}
