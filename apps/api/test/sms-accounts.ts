import type { SmsAccount } from "../src/gateways/sms/port.ts";

/** One at each provider; nothing of theirs that begins with `canary` is ever told. */
export const smsAccounts = {
  beem: { provider: "beem", credentials: { api_key: "canary-key", secret_key: "canary-secret" }, senderId: "DUKA" },
  nextsms: { provider: "nextsms", credentials: { username: "duka", password: "canary: neno" }, senderId: "DUKA" },
  africas_talking: {
    ...{ provider: "africas_talking", credentials: { username: "duka", api_key: "canary-key" }, senderId: "DUKA" },
  },
} satisfies Record<string, SmsAccount>;
export const smsMessage = { to: "+255712345678", text: "Ofa ya leo\r\nKaribu", reference: "K1_a-9" };
