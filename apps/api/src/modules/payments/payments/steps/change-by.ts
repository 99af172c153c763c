import { type PaymentFailure, type PaymentState, paymentMoves } from "@mauzo/contract/payments/payment-states";
import type { Absent, Outcome, RefusalReason } from "../../../../gateways/payments/port.ts";
import { settledAfterMs } from "./provider-requests.ts";

const failureOf: Readonly<Record<RefusalReason, PaymentFailure>> = {
  ...{ declined: "declined", no_balance: "no_balance", wrong_pin: "wrong_pin", limit: "limit" },
  ...{ unknown_number: "unknown_number", expired: "expired", unavailable: "unavailable" },
  ...{ failed: "failed", credentials: "failed", invalid: "failed", unsupported: "failed" },
  reversed: "failed",
};

type Change = { state: PaymentState; failure: PaymentFailure | null };
const meaningOf = (outcome: Outcome | Absent, isSettled: boolean): Change | undefined => {
  switch (outcome.result) {
    case "done":
      return { state: "paid", failure: null };
    case "waiting":
      return { state: "waiting", failure: null };
    case "refused":
      return { state: outcome.reason === "expired" ? "expired" : "declined", failure: failureOf[outcome.reason] };
    case "absent":
      return isSettled ? { state: "declined", failure: "failed" } : undefined;
    case "unknown":
      return isSettled ? { state: "unknown", failure: null } : undefined;
  }
};

/**
 * What a payment becomes by what its provider said: undefined where that changes nothing. That a question was not answered
 * is no news before some time has passed; that the request for the money was not, is news at once.
 */
export function changeBy(
  state: PaymentState,
  outcome: Outcome | Absent,
  { of, ageMs }: { of: "request" | "question"; ageMs: number },
): Change | undefined {
  const change = meaningOf(outcome, of === "request" || ageMs >= settledAfterMs);
  return change && paymentMoves[state].includes(change.state) ? change : undefined;
}
