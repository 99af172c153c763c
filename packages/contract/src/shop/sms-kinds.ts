/** Over whom SMS leave; the account there is the shop's own. */
export const smsProviders = ["beem", "nextsms", "africas_talking"] as const;
export type SmsProvider = (typeof smsProviders)[number];

/** Why an SMS did not leave for a reason that lies with the shop's account: it hits every message after it as well. */
export const accountFailures = ["credentials", "balance", "sender"] as const;
/**
 * Why an SMS did not leave or did not arrive. `number`: nobody has it; `blocked`: its owner or the network wants no such
 * messages; `expired`: the phone was off for too long; `busy`: the provider took nothing at the time.
 */
export const smsFailures = [
  ...accountFailures,
  ...(["number", "blocked", "content", "expired", "busy", "other"] as const),
] as const;
export type SmsFailure = (typeof smsFailures)[number];

/**
 * How far an SMS about an order has come; no state ever goes back to an earlier one but `sending` to `queued`, when the
 * provider took nothing. `unknown`: it was handed over, and nobody knows whether it left; it is not sent again.
 */
export const smsStates = ["queued", "sending", "unknown", "sent", "failed", "delivered"] as const;
export type SmsState = (typeof smsStates)[number];
