/** Over whom SMS leave; the account there is the shop's own. */
export const smsProviders = ["beem", "nextsms", "africas_talking"] as const;
export type SmsProvider = (typeof smsProviders)[number];

/**
 * Why an SMS did not leave or did not arrive. `credentials`, `balance`, `sender`, `route` and `limit` lie with the shop's
 * account, the others with the number or the text.
 */
export const smsFailures = [
  ...(["credentials", "balance", "sender", "route", "limit", "number", "blocked", "text", "expired"] as const),
  "other",
] as const;
export type SmsFailure = (typeof smsFailures)[number];
/** Those which hit every message after them as well. */
export const accountFailures = ["credentials", "balance", "sender", "route"] as const satisfies SmsFailure[];
