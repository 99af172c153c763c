import type { SetupPayment } from "@mauzo/contract/payments/setup-fee";
import type { Absent, Outcome } from "../../../gateways/payments/port.ts";
import type { SetupRow } from "./queries.ts";

/** The fee is in the currency of the networks. */
export const setupCurrency = "TZS";

export const setupPaymentOf = ({ amountMinor, phoneEnd, networkRef, ...row }: SetupRow): SetupPayment => ({
  ...{ ...row, amount: { minor: amountMinor, currency: setupCurrency } },
  ...{ phone_end: phoneEnd, network_ref: networkRef },
});

/** Another amount or currency than was asked for is no answer: somebody has to look at it. */
export const asAsked = (outcome: Outcome | Absent, askedMinor: number): Outcome | Absent =>
  outcome.result === "done" &&
  outcome.amount &&
  (outcome.amount.currency !== setupCurrency || outcome.amount.minor !== askedMinor)
    ? { result: "unknown", why: "answer", code: undefined }
    : outcome;
