import type { Language } from "@mauzo/contract/shared";

/** What the conversation of a cart is told when it is ordered. */
export const receiptMessage = (number: string, total: string, language: Language): string =>
  language === "sw"
    ? `Tumepokea oda yako *${number}*. Jumla: *${total}*.`
    : `We have your order *${number}*. Total: *${total}*.`;
