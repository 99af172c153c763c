import type { PaymentProvider } from "@mauzo/contract/payments/payments";

/** Why money was not taken: said by the provider, or known before anything was sent. */
export type RefusalReason =
  | "declined"
  | "no_balance"
  | "wrong_pin"
  | "limit"
  | "unknown_number"
  /** Nobody answered the prompt in time, and it is gone. */
  | "expired"
  /** It failed, and the provider does not say why. */
  | "failed"
  /** The networks behind the provider take no payment from this number now. */
  | "unavailable"
  /** The provider does not know us: nothing goes through until somebody mends the account. */
  | "credentials"
  /** What was asked is not taken as it is, such as an amount with cents. */
  | "invalid"
  /** The provider has no such thing, such as giving back a part. */
  | "unsupported"
  /** Money that had been sent was taken back. */
  | "reversed";

/** `amount`: what was collected; undefined where the wire does not tell it, and it was what was asked. */
export type Done = {
  result: "done";
  amount: { minor: number; currency: string } | undefined;
  /** The network's own code of the transfer, which stands in the customer's message. */
  networkRef: string;
};
/** `code`: the provider's, for the log. */
export type Refused = { result: "refused"; reason: RefusalReason; code: string | undefined };
/** It is on its way: the customer is being asked, or the network is not through. */
type Waiting = { result: "waiting"; providerRef: string | undefined };
/**
 * Nobody knows whether money moved, so it may have: only a query can tell.
 * silence: no answer came. answer: one came that does not say. credentials: we were not let in.
 * asked_before: the provider had the reference already, and this call added nothing.
 */
export type Unknown = {
  result: "unknown";
  why: "silence" | "answer" | "credentials" | "asked_before";
  code: string | undefined;
};
export type Outcome = Done | Refused | Waiting | Unknown;
/** The provider says that it has never heard of the reference: nothing was taken. */
export type Absent = { result: "absent" };

/** `reference`: ours, up to 20 of A–Z and 0–9, never used for anything else. `amountMinor`: whole shillings. */
export type Collect = {
  reference: string;
  phone: string;
  amountMinor: number;
  currency: string;
  description: string;
};
/** A payment that was made; `providerRef` and `networkRef` are what its outcomes said. */
type Query = { reference: string; providerRef: string | undefined };
export type Refund = {
  /** Of the refund, not of the payment. */
  reference: string;
  payment: { networkRef: string; amountMinor: number };
  amountMinor: number;
  currency: string;
};

/** Money that is sent to a wallet; `reference` and `amountMinor` as for what is collected. */
type Payout = { reference: string; phone: string; amountMinor: number; currency: string };
/** Sends money to wallets. What it has had once under a reference it never sends again. */
export type PayoutGateway = {
  send: (ask: Payout) => Promise<Outcome>;
  query: (payout: { reference: string }) => Promise<Outcome | Absent>;
};

/** `answer`: the body that the provider expects; undefined: any 200 does. */
type Callback = { reference: string; answer: Readonly<Record<string, string>> | undefined };

/**
 * One account at a provider of mobile money. Nothing here throws because of the provider, and nothing that could move money
 * is sent twice. A callback is a hint to query: it never says that money came.
 */
export type PaymentGateway = {
  /** How long after the prompt the provider's answer to a query begins to mean something. */
  firstQueryMs: number;
  collect: (ask: Collect) => Promise<Outcome>;
  query: (payment: Query) => Promise<Outcome | Absent>;
  refund: (ask: Refund) => Promise<Outcome>;
  /** undefined: this provider sends no money. */
  payouts: PayoutGateway | undefined;
  /** undefined: not a callback of this provider, or signed by somebody else. */
  readCallback: (headers: Headers, body: string) => Callback | undefined;
};

/** The providers that there are, each with the last part of the address that it calls; undefined: it calls none. */
export type PaymentGateways = ReadonlyMap<
  PaymentProvider,
  { gateway: PaymentGateway; callbackSecret: string | undefined }
>;
