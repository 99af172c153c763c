import type { PaymentMethod } from "@mauzo/contract/orders/order-payments";
import type { Language } from "@mauzo/contract/shared";

/** How somebody paid, as a paper says it. */
export const methodNames: Record<PaymentMethod, Record<Language, string>> = {
  mobile_money: { en: "Mobile money", sw: "Pesa ya simu" },
  cash: { en: "Cash", sw: "Pesa taslimu" },
};

/** How many units of a line came back, as a paper says it. */
export const cameBack = (count: number, language: Language): string =>
  language === "sw" ? `zimerudi ${count}` : `${count} returned`;

/** That an add-on belongs to all of the variants above it, as a paper says it. */
export const forAll = (units: number, language: Language): string =>
  language === "sw" ? `kwa zote ${units} za juu` : `for the ${units} above`;
