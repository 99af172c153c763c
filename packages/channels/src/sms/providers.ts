import type { SmsProvider } from "@mauzo/contract/shop/sms-kinds";

/** What opens an account at each provider, by the names of its own pages: first who it is, then what is secret. */
export const smsCredentials = {
  beem: ["api_key", "secret_key"],
  nextsms: ["username", "password"],
  africas_talking: ["username", "api_key"],
} as const satisfies Record<SmsProvider, readonly [string, string]>;
