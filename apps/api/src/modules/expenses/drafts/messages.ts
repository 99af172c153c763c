import type { Language } from "@mauzo/contract/shared";
import { formatMoney } from "@mauzo/format/money";

type Said = { amountMinor: number; currency: string; note: string };

/** What somebody of the shop hears of the draft that their message became. */
export function savedText({ amountMinor, currency, note }: Said, language: Language): string {
  const said = [formatMoney({ minor: amountMinor, currency }), note].filter(Boolean).join(" · ");
  return language === "sw"
    ? `Rasimu imehifadhiwa: ${said}. Itahesabiwa ikithibitishwa dukani.`
    : `Draft saved: ${said}. It counts once it is confirmed in the shop.`;
}

/** What they hear of the picture that came after it. */
export const picturedText = ({ amountMinor, currency, note }: Said, language: Language): string => {
  const said = [formatMoney({ minor: amountMinor, currency }), note].filter(Boolean).join(" · ");
  return language === "sw" ? `Picha imewekwa kwenye rasimu: ${said}.` : `The picture is with the draft: ${said}.`;
};
