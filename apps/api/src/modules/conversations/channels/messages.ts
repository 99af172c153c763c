import type { Language } from "@mauzo/contract/shared";

/** What a shop sends to itself to see that its number works. */
export const testMessage: Record<Language, (shop: string) => string> = {
  en: (shop) => `This is a test from ${shop}. If you read it on WhatsApp, your number sends messages.`,
  sw: (shop) => `Hili ni jaribio kutoka ${shop}. Ukilisoma kwenye WhatsApp, namba yako inatuma ujumbe.`,
};
