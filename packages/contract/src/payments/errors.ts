import { defineErrors } from "../define-errors.ts";

/** What the domain refuses. */
export const paymentErrors = defineErrors({
  receipt_unreadable: {
    status: 422,
    en: "This is no confirmation of a payment that can be read.",
    sw: "Huu si uthibitisho wa malipo unaosomeka.",
  },
  receipt_sent: {
    status: 422,
    en: "This message is about money that you sent, not that came to you.",
    sw: "Ujumbe huu ni wa pesa uliyotuma, si uliyopokea.",
  },
  receipt_spent: {
    status: 422,
    en: "Only {amount} of this money is left.",
    sw: "Kiasi kilichobaki cha pesa hii ni {amount} tu.",
  },
  receipt_dismissed: {
    status: 409,
    en: "This message was put aside. Take it back first.",
    sw: "Ujumbe huu uliwekwa kando. Urudishe kwanza.",
  },
  code_used: {
    status: 409,
    en: "This code was used for {order}.",
    sw: "Namba hii ya muamala ilitumika kwa {order}.",
  },
  code_of_less: {
    status: 409,
    en: "The message with this code is about {amount} only.",
    sw: "Ujumbe wenye namba hii ya muamala ni wa {amount} tu.",
  },
});
