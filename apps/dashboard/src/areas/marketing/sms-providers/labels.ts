import type { SmsProvider } from "@mauzo/contract/shop/sms-kinds";

/** What providers call themselves, in any language. */
export const providerNames: Readonly<Record<SmsProvider, string>> = {
  beem: "Beem Africa",
  nextsms: "NextSMS",
  africas_talking: "Africa’s Talking",
};
