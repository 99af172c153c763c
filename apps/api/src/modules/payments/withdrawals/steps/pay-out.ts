import type { Absent, Outcome, PayoutGateway } from "../../../../gateways/payments/port.ts";
import { settledAfterMs } from "../../payments/steps/provider-requests.ts";
import type { StoredWithdrawal } from "../queries/write-withdrawals.ts";

type Sending = StoredWithdrawal & { phone: string };

/** Asks the provider to send the money. */
export const payOut = (payouts: PayoutGateway, { reference, phone, amountMinor, currency }: Sending) =>
  payouts.send({ reference, phone, amountMinor, currency });

/** Asks what became of it. */
export const queryPayout = (payouts: PayoutGateway, { reference }: StoredWithdrawal): Promise<Outcome | Absent> =>
  payouts.query({ reference });

/**
 * Asks first what became of it: only what the provider has never heard of is sent again, under the same reference, which
 * the provider takes once. What it once had, it cannot have never heard of. As long as the latest request may only be on
 * its way, a refusal of another says nothing of the money: the balance may be too small because it took it.
 */
export async function payOutAgain(payouts: PayoutGateway, withdrawal: Sending): Promise<Outcome> {
  const outcome = await queryPayout(payouts, withdrawal);
  if (outcome.result !== "absent") return outcome;
  const { providerRef, ageMs, queriedMs } = withdrawal;
  if (providerRef !== "") return { result: "unknown", why: "answer", code: undefined };
  const again = await payOut(payouts, withdrawal);
  return again.result === "refused" && Math.min(ageMs, queriedMs ?? ageMs) < settledAfterMs
    ? { result: "unknown", why: "answer", code: again.code }
    : again;
}
