import { defineErrors } from "../define-errors.ts";

/** What the domain refuses. */
export const paymentErrors = defineErrors({
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
