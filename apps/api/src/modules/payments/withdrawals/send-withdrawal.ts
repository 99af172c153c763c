import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { queryTimeOf } from "../payments/steps/provider-requests.ts";
import { openDestination } from "../payout-destinations/open-destination.ts";
import { lockWithdrawal, markQueried, moveFrom } from "./queries/write-withdrawals.ts";
import { payOut, payOutAgain } from "./steps/pay-out.ts";
import { recordOutcome } from "./steps/record-outcome.ts";

/**
 * Asks the provider to send a withdrawal. A run that finds that another one began asks what became of it: its answer may
 * have been lost. The questions are sent for before the request, so that they come whatever happens to it.
 */
export async function sendWithdrawal(
  deps: JobDeps,
  { shopId, withdrawalId: id }: JobPayloads["send-withdrawal"],
): Promise<void> {
  const begun = await inShop(deps.pool, shopId, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, shopId, id);
    const known = withdrawal && deps.payments.get(withdrawal.provider)?.gateway;
    if (!withdrawal || !known?.payouts) return undefined;
    const isFirst = await moveFrom(tx, { shopId, id }, ["held"], { state: "sending" }, "sentAt");
    if (!isFirst && withdrawal.state !== "sending") return undefined;
    if (!isFirst) await markQueried(tx, { shopId, id });
    const key = `${id} 0`;
    const afterSeconds = queryTimeOf(0, known.firstQueryMs) ?? 0;
    const query = { shopId, withdrawalId: id, time: 0 };
    await deps.queue.send(tx, "query-withdrawal", query, { afterSeconds, singleKey: key, idempotencyKey: key });
    const { phone } = await openDestination(tx, deps, { shopId, id: withdrawal.destinationId });
    return { withdrawal: { ...withdrawal, phone }, payouts: known.payouts, isFirst };
  });
  if (!begun) return;
  const { withdrawal, payouts, isFirst } = begun;
  const outcome = await (isFirst ? payOut : payOutAgain)(payouts, withdrawal);
  await recordOutcome(deps, { shopId, id, outcome, of: "request" });
}
