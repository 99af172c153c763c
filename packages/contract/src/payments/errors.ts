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
  setup_fee_none: {
    status: 409,
    en: "There is no set-up fee to pay here.",
    sw: "Hakuna ada ya kuanza ya kulipa hapa.",
  },
  setup_fee_asked: {
    status: 409,
    en: "The set-up fee is paid, or a phone is being asked for it. It is paid once.",
    sw: "Ada ya kuanza imelipwa, au kuna simu inayoombwa sasa. Inalipwa mara moja tu.",
  },
  payment_push_off: {
    status: 409,
    en: "This shop asks no phones for money. Pay in one of its other ways.",
    sw: "Duka hili halitumi maombi ya malipo kwenye simu. Lipa kwa njia zake nyingine.",
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
    en: "This customer's data was erased, so this cannot be done.",
    sw: "Taarifa za mteja huyu zimefutwa, hivyo hili haliwezekani.",
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
  compliance_closed: {
    status: 409,
    en: "This is being looked at, or is approved, and cannot be changed now.",
    sw: "Hizi zinakaguliwa au zimeshaidhinishwa, hazibadilishwi sasa.",
  },
  compliance_number_invalid: {
    status: 422,
    en: "This number does not have the right digits. Copy it as it is printed.",
    sw: "Namba hii haina tarakimu sahihi. Iandike kama ilivyochapishwa.",
  },
  compliance_file_refused: {
    status: 422,
    en: "Send a picture or a PDF.",
    sw: "Tuma picha au PDF.",
  },
  compliance_incomplete: {
    status: 422,
    en: "This is missing.",
    sw: "Hiki hakipo.",
  },
  compliance_not_waiting: {
    status: 409,
    en: "This case does not wait for a decision.",
    sw: "Maombi haya hayasubiri uamuzi.",
  },
  withdrawal_not_approved: {
    status: 409,
    en: "Your documents have to be approved before money can be withdrawn.",
    sw: "Hati zako lazima ziidhinishwe kabla ya kutoa pesa.",
  },
  withdrawal_above_limit: {
    status: 409,
    en: "Only {amount} more can be withdrawn today.",
    sw: "Leo unaweza kutoa {amount} zaidi tu.",
  },
  withdrawal_id_used: {
    status: 409,
    en: "Another withdrawal was asked for with this id.",
    sw: "Kuna utoaji mwingine ulioombwa kwa kitambulisho hiki.",
  },
  withdrawal_fee_changed: {
    status: 409,
    en: "The fee is {fee} now. Look at it and try again.",
    sw: "Ada sasa ni {fee}. Iangalie ujaribu tena.",
  },
  withdrawal_moved_on: {
    status: 409,
    en: "This withdrawal has moved on meanwhile.",
    sw: "Utoaji huu umeshaendelea.",
  },
  withdrawal_own: {
    status: 409,
    en: "Another admin has to confirm it.",
    sw: "Lazima ithibitishwe na msimamizi mwingine.",
  },
  withdrawal_one_admin: {
    status: 409,
    en: "The shop has one admin only. Make somebody else an admin first.",
    sw: "Duka lina msimamizi mmoja tu. Kwanza mfanye mwingine kuwa msimamizi.",
  },
  withdrawal_no_provider: {
    status: 409,
    en: "No money can be sent to this network now.",
    sw: "Kwa sasa pesa haiwezi kutumwa kwenye mtandao huu.",
  },
  destination_too_new: {
    status: 409,
    en: "This number is new. Money can be sent to it from {from} on.",
    sw: "Namba hii ni mpya. Pesa inaweza kutumwa kuanzia {from}.",
  },
  destination_gone: {
    status: 409,
    en: "This number was removed.",
    sw: "Namba hii imeondolewa.",
  },
  destination_network_unknown: {
    status: 422,
    en: "Money cannot be sent to this network. Use a number of another one.",
    sw: "Pesa haiwezi kutumwa kwenye mtandao huu. Tumia namba ya mtandao mwingine.",
  },
  destination_twice: {
    status: 409,
    en: "This number is there already.",
    sw: "Namba hii tayari ipo.",
  },
  debts_too_many: {
    status: 409,
    en: "This customer has too many debts that are open. Write down their payments first.",
    sw: "Mteja huyu ana madeni mengi mno ambayo hayajalipwa. Andika malipo yake kwanza.",
  },
  debt_paid_already: {
    status: 409,
    en: "Something of this debt is paid or forgiven already, so it cannot be taken back.",
    sw: "Sehemu ya deni hili imeshalipwa au kusamehewa, kwa hiyo haliwezi kufutwa.",
  },
  debt_voided: {
    status: 409,
    en: "This debt was taken back already, with another reason.",
    sw: "Deni hili limeshafutwa kwa sababu nyingine.",
  },
  destinations_full: {
    status: 409,
    en: "There are ten numbers already. Remove one first.",
    sw: "Tayari kuna namba kumi. Ondoa moja kwanza.",
  },
});
