import type { Language } from "@mauzo/contract/shared";
import { formatMoney } from "@mauzo/format/money";
import type { MessageClaim } from "../../orders/payment-claims/steps/claim-from-message.ts";

/** What the bot says of a confirmation that a customer pasted: that it was read, and that the shop looks whether it is so. */
export function claimAnswer({ outcome, number, amount, reference }: MessageClaim, language: Language): string {
  const paid = formatMoney(amount);
  if (language === "sw")
    return {
      claimed: `Asante. Umesema umelipa *${paid}* kwa oda *${number}*, namba ya muamala *${reference}*. Duka litahakikisha.`,
      known: `Tayari tunao ujumbe huu wa oda *${number}*, namba ya muamala *${reference}*.`,
      covered: `Umeshatuambia kuhusu malipo yote ya oda *${number}*. Duka linayahakikisha.`,
    }[outcome];
  return {
    claimed: `Thank you. You say that you paid *${paid}* for order *${number}*, code *${reference}*. The shop will check it.`,
    known: `We have this message for order *${number}* already, code *${reference}*.`,
    covered: `You have told us of all that is owed for order *${number}*. The shop is checking it.`,
  }[outcome];
}
