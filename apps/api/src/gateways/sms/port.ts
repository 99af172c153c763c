import type { SmsFailure, SmsProvider } from "@mauzo/contract/shop/sms-kinds";

/** An account at a provider; `credentials` are those that `smsCredentials` names. */
export type SmsAccount = { provider: SmsProvider; credentials: Record<string, string>; senderId: string };

/** `providerCode`: the provider's own, for who has to mend it; never words, a phone or a secret. */
export type SmsRefused = { kind: "refused"; code: SmsFailure; providerCode: string };
/** Nobody knows: it may have been sent, and only a report can tell. */
export type SmsUnknown = { kind: "unknown" };

export type SmsBalance = { kind: "messages"; count: number } | { kind: "money"; minor: number; currency: string };
/** undefined: the provider does not say. */
export type SmsChecked =
  | { kind: "ok"; balance?: SmsBalance | undefined; senderIds?: string[] | undefined }
  | SmsRefused
  | SmsUnknown;

/** `to`: as `+255712345678`. `reference`: ours, up to 40 of A–Z, a–z, 0–9, - and _; not every provider takes it. */
export type SmsMessage = { to: string; text: string; reference: string };
/** `providerRef`: what reports name it by. */
export type SmsSent = { kind: "accepted"; providerRef: string } | SmsRefused | SmsUnknown;

export type SmsReport = { providerRef: string; state: "sent" | "delivered" | "failed"; code?: SmsFailure };

/** The providers of SMS. Nothing here throws because of a provider, and no message is sent twice. */
export type SmsGateway = {
  check: (account: SmsAccount) => Promise<SmsChecked>;
  send: (account: SmsAccount, message: SmsMessage) => Promise<SmsSent>;
  /** What a callback says; empty: nothing that is known. Providers sign none, so its address has to be a secret. */
  readReports: (provider: SmsProvider, body: string) => SmsReport[];
};

/** One provider; accounts come with all the credentials that it needs. */
export type SmsAdapter = {
  check: (credentials: Record<string, string>) => Promise<SmsChecked>;
  send: (account: SmsAccount, message: SmsMessage) => Promise<SmsSent>;
  readReports: (body: unknown) => SmsReport[];
};
