import type { PaymentMethod } from "@mauzo/contract/ledger/payment-methods";
import type { Language } from "@mauzo/contract/shared";

/** The names of the payment methods in a document. */
export const methodNames: Record<PaymentMethod | "credit", Record<Language, string>> = {
  mobile_money: { en: "Mobile money", sw: "Pesa ya simu" },
  cash: { en: "Cash", sw: "Pesa taslimu" },
  credit: { en: "From what was paid before", sw: "Kutoka kwenye malipo ya awali" },
};

/** The text in a document for returned units of a line. */
export const cameBack = (count: number, language: Language): string =>
  language === "sw" ? `zimerudi ${count}` : `${count} returned`;

/** The text in a document that an add-on belongs to all of the variants above it. */
export const forAll = (units: number, language: Language): string =>
  language === "sw" ? `kwa zote ${units} za juu` : `for the ${units} above`;
