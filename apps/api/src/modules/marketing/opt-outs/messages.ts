import type { Language } from "@mauzo/contract/shared";

/** How it is known that somebody wants no more offers, as their record says it. */
export const optedOutHow: Record<Language, string> = {
  en: "By the link in an SMS",
  sw: "Kwa kiungo kilicho kwenye SMS",
};
