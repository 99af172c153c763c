import type { PaymentProvider } from "@mauzo/contract/payments/payments";
import {
  type WithdrawalFailure,
  type WithdrawalState,
  withdrawalMoves,
} from "@mauzo/contract/payments/withdrawal-states";
import { type PaymentNetwork, paymentNetworks } from "@mauzo/contract/shop/payment-networks";
import type { Absent, Outcome, PaymentGateways, RefusalReason } from "../../../gateways/payments/port.ts";
import type { PaymentFees } from "../../../payment-settings.ts";
import { priceOf, settledAfterMs } from "../payments/steps/provider-requests.ts";

/** What is taken from the balance besides what is sent: whole shillings. */
export const withdrawalFeeOf = (amountMinor: number, fees: PaymentFees | undefined): number =>
  priceOf(amountMinor, fees).feeMinor;

/** Who sends money to the wallets of any network: the first provider that does. */
export const payerOf = (network: PaymentNetwork, gateways: PaymentGateways): PaymentProvider | undefined =>
  network === "bank" ? undefined : [...gateways].find(([, { gateway }]) => gateway.payouts !== undefined)?.[0];
export const payableNetworks = (gateways: PaymentGateways): PaymentNetwork[] =>
  paymentNetworks.filter((network) => payerOf(network, gateways) !== undefined);

const failureOf: Readonly<Record<RefusalReason, WithdrawalFailure>> = {
  ...{ unknown_number: "unknown_number", limit: "limit", unavailable: "unavailable", credentials: "unavailable" },
  ...{ no_balance: "unavailable", reversed: "reversed", declined: "failed", wrong_pin: "failed", expired: "failed" },
  ...{ failed: "failed", invalid: "failed", unsupported: "failed" },
};

type Present = { state: WithdrawalState; failure: WithdrawalFailure | null };
const meaningOf = (outcome: Outcome | Absent, isOld: boolean): Present | undefined => {
  switch (outcome.result) {
    case "done":
      return { state: "sent", failure: null };
    case "waiting":
      return { state: "sending", failure: null };
    case "refused":
      return { state: "returned", failure: failureOf[outcome.reason] };
    case "absent":
    case "unknown":
      return isOld ? { state: "unknown", failure: null } : undefined;
  }
};

/**
 * What a withdrawal becomes by what its provider said: undefined where that changes nothing. Nothing comes back because
 * nobody answers. What has arrived only comes back when the provider says that it took it, and what it took back has not
 * arrived after all.
 */
export function changeBy(
  { state, failure }: Present,
  outcome: Outcome | Absent,
  { of, ageMs }: { of: "request" | "question"; ageMs: number },
): Present | undefined {
  const change = meaningOf(outcome, of === "request" || ageMs >= settledAfterMs);
  if (!change || !withdrawalMoves[state].includes(change.state)) return undefined;
  if (state === "sent" && change.failure !== "reversed") return undefined;
  if (state === "returned" && failure === "reversed") return undefined;
  return change;
}

/** Another amount or currency than was to be sent is no answer: somebody has to look at it. */
export const asAsked = (
  outcome: Outcome | Absent,
  { amountMinor, currency }: { amountMinor: number; currency: string },
): Outcome | Absent =>
  outcome.result === "done" &&
  outcome.amount &&
  (outcome.amount.currency !== currency || outcome.amount.minor !== amountMinor)
    ? { result: "unknown", why: "answer", code: undefined }
    : outcome;
