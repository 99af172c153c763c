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
  payment_waits: {
    status: 409,
    en: "A payment of this order waits for its PIN on {phone}, or for the network. Wait until it is through.",
    sw: "Malipo ya oda hii yanasubiri PIN kwenye {phone}, au mtandao. Subiri yakamilike.",
  },
  payment_order_cancelled: {
    status: 409,
    en: "This order is cancelled.",
    sw: "Oda hii imeghairiwa.",
  },
  payment_nothing_owed: {
    status: 409,
    en: "Nothing is owed for this order.",
    sw: "Oda hii haina deni.",
  },
  debt_nothing_owed: {
    status: 409,
    en: "This customer owes nothing.",
    sw: "Mteja huyu hadaiwi chochote.",
  },
  debt_customer_forgotten: {
    status: 409,
    en: "This customer's data was erased, so they cannot be reminded.",
    sw: "Taarifa za mteja huyu zimefutwa, hivyo hawezi kukumbushwa.",
  },
  payment_above_owed: {
    status: 422,
    en: "Only {amount} is owed.",
    sw: "Deni ni {amount} tu.",
  },
  payment_network_unknown: {
    status: 422,
    en: "Payments are not taken from this network. Use a number of another one.",
    sw: "Malipo hayapokelewi kutoka mtandao huu. Tumia namba ya mtandao mwingine.",
  },
  callback_signature_invalid: {
    status: 401,
    en: "The signature is not that of the provider.",
    sw: "Sahihi hii si ya mtoa huduma.",
  },
});
