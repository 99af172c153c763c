import { defineErrors } from "../define-errors.ts";

/** What the domain refuses. */
export const posErrors = defineErrors({
  pos_register_twice: {
    status: 422,
    en: "A register is in the list twice.",
    sw: "Kaunta moja iko kwenye orodha mara mbili.",
  },
  pos_register_open: {
    status: 409,
    en: "A shift is open at {register}. Close it before you remove the register.",
    sw: "Zamu iko wazi kwenye {register}. Ifunge kabla ya kuondoa kaunta hiyo.",
  },
  pos_register_gone: {
    status: 409,
    en: "This register is no longer there. Choose another one.",
    sw: "Kaunta hii haipo tena. Chagua nyingine.",
  },
  pos_register_taken: {
    status: 409,
    en: "{name} has already opened a shift at this register.",
    sw: "{name} ameshafungua zamu kwenye kaunta hii.",
  },
  pos_shift_closed: {
    status: 409,
    en: "This shift is closed. Open a new one.",
    sw: "Zamu hii imefungwa. Fungua nyingine.",
  },
  pos_drawer_too_small: {
    status: 409,
    en: "Only {amount} is in the drawer.",
    sw: "Droo ina {amount} tu.",
  },
  pos_note_missing: {
    status: 422,
    en: "Say why more or less is in the drawer than expected.",
    sw: "Andika kwa nini kilichomo kwenye droo kimezidi au kimepungua.",
  },
  pos_total_changed: {
    status: 409,
    en: "A price has changed: this comes to {amount} now. Nothing was sold yet.",
    sw: "Bei imebadilika: sasa jumla ni {amount}. Bado hakuna kilichouzwa.",
  },
  pos_price_unknown: {
    status: 422,
    en: "The shop never sold {name} at this price.",
    sw: "Duka halijawahi kuuza {name} kwa bei hii.",
  },
  pos_credit_unknown: {
    status: 422,
    en: "To sell on credit, choose a customer or enter a phone number.",
    sw: "Ili kuuza kwa mkopo, chagua mteja au andika namba ya simu.",
  },
  pos_given_too_small: {
    status: 422,
    en: "Less cash was handed over than is to be paid.",
    sw: "Taslimu iliyotolewa ni pungufu ya inayolipwa.",
  },
  pos_given_without_cash: {
    status: 422,
    en: "Cash was handed over, but nothing is paid in cash.",
    sw: "Kuna taslimu iliyotolewa, lakini hakuna kinacholipwa kwa taslimu.",
  },
  pos_id_used: {
    status: 409,
    en: "This was already recorded, with something else in it. Look at it in your orders, and begin anew.",
    sw: "Hii ilishahifadhiwa ikiwa tofauti. Iangalie kwenye oda zako, kisha uanze upya.",
  },
  pos_cash_refused: {
    status: 422,
    en: "This shop takes no cash. Choose another way of paying.",
    sw: "Duka hili halipokei pesa taslimu. Chagua njia nyingine ya kulipa.",
  },
  pos_receipt_unknown: {
    status: 404,
    en: "There is no receipt with this number.",
    sw: "Hakuna risiti yenye namba hii.",
  },
  pos_refund_too_large: {
    status: 422,
    en: "No more than {amount} goes back for this.",
    sw: "Pesa inayorudishwa kwa hizi isizidi {amount}.",
  },
  pos_method_twice: {
    status: 422,
    en: "Each way of paying can be used once.",
    sw: "Kila njia ya malipo hutumika mara moja.",
  },
});
