import type { Language } from "@mauzo/contract/shared";

/** The message in a cart's conversation once the cart is ordered. */
export const orderConfirmation = (number: string, total: string, language: Language): string =>
  language === "sw"
    ? `Tumepokea oda yako *${number}*. Jumla: *${total}*.`
    : `We have your order *${number}*. Total: *${total}*.`;
