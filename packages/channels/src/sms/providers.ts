/** Who sends SMS for shops. */
export const smsProviders = ["beem", "nextsms", "africas_talking"] as const;
export type SmsProvider = (typeof smsProviders)[number];

/** What opens an account at each, as its own pages name it. */
export const smsCredentials = {
  beem: ["api_key", "secret_key"],
  nextsms: ["username", "password"],
  africas_talking: ["username", "api_key"],
} as const satisfies Record<SmsProvider, readonly string[]>;

/** The longest name that an SMS can come from. */
export const longestSenderId = 11;
