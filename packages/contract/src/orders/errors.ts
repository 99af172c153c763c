import { defineErrors } from "../define-errors.ts";

/** What the domain refuses. */
export const orderErrors = defineErrors({
  order_moved_meanwhile: {
    status: 409,
    en: "Somebody else moved this order meanwhile.",
    sw: "Mtu mwingine amesogeza oda hii wakati huo huo.",
  },
  order_there_already: {
    status: 409,
    en: "The order is there already.",
    sw: "Oda iko hapo tayari.",
  },
  order_conversation_unknown: {
    status: 422,
    en: "No conversation of this shop",
    sw: "Si mazungumzo ya duka hili",
  },
  order_under_way: {
    status: 409,
    en: "The shop works on this order already. Ask the shop to cancel it.",
    sw: "Duka limeshaanza kuandaa oda hii. Liombe liighairi.",
  },
  order_handed_over: {
    status: 409,
    en: "What was handed over is not cancelled. Take the goods back as a return.",
    sw: "Oda iliyokabidhiwa haighairiwi. Pokea bidhaa kama zilizorudishwa.",
  },
  order_cancelled: {
    status: 409,
    en: "A cancelled order is opened again before it goes on.",
    sw: "Oda iliyoghairiwa hufunguliwa upya kabla ya kuendelea.",
  },
  order_cancel_forbidden: {
    status: 403,
    en: "Only those who may delete orders cancel them and open them again.",
    sw: "Wenye ruhusa ya kufuta oda ndio wanaoweza kuzighairi na kuzifungua upya.",
  },
  order_paid_for: {
    status: 409,
    en: "Money was paid for this order. Write down what went back before you cancel it.",
    sw: "Oda hii imelipiwa. Andika kwanza pesa iliyorudishwa, ndipo uighairi.",
  },
  order_claimed: {
    status: 409,
    en: "The shop is looking at what was said to be paid for this order.",
    sw: "Duka linaangalia kilichosemwa kwamba kimelipwa kwa oda hii.",
  },
  order_sold_out: {
    status: 409,
    en: "Not everything of this order is there any more: it was sold meanwhile.",
    sw: "Baadhi ya bidhaa za oda hii hazipo tena: zimeuzwa wakati huo.",
  },
  order_twice: {
    status: 422,
    en: "The same order is there twice",
    sw: "Oda moja imewekwa mara mbili",
  },
  order_changed: {
    status: 409,
    en: "Somebody changed this order meanwhile. Look at it as it is now; nothing of yours is lost.",
    sw: "Mtu mwingine amebadilisha oda hii sasa hivi. Iangalie ilivyo; ulichoandika hakijapotea.",
  },
  order_not_editable: {
    status: 409,
    en: "What was handed over is not changed. Take the goods back as a return.",
    sw: "Kilichokwisha kukabidhiwa hakibadilishwi. Pokea bidhaa zilizorudishwa.",
  },
  order_not_returnable: {
    status: 409,
    en: "Only what was handed over comes back. Change the order instead.",
    sw: "Kinachorudishwa ni kilichokwisha kukabidhiwa. Badilisha oda yenyewe.",
  },
  order_line_unknown: {
    status: 422,
    en: "This line is not in the order.",
    sw: "Mstari huu haumo kwenye oda.",
  },
  order_line_twice: {
    status: 422,
    en: "The same line is there twice",
    sw: "Mstari mmoja umewekwa mara mbili",
  },
  order_needs_product: {
    status: 422,
    en: "An order keeps at least one product. Cancel it instead.",
    sw: "Oda hubaki na angalau bidhaa moja. Kama hakuna, ighairi.",
  },
  order_total_too_large: {
    status: 422,
    en: "That is more than an order may come to.",
    sw: "Kiasi hicho kimezidi kinachoruhusiwa kwa oda moja.",
  },
  discount_too_large: {
    status: 422,
    en: "The discount is more than the order comes to.",
    sw: "Punguzo ni kubwa kuliko jumla ya oda.",
  },
  percentage_too_large: {
    status: 422,
    en: "At most 100 per cent",
    sw: "Isizidi asilimia 100",
  },
  return_too_large: {
    status: 422,
    en: "Only {quantity} of this can come back.",
    sw: "Zinazoweza kurudi ni {quantity} tu.",
  },
  payment_forbidden: {
    status: 403,
    en: "You may write orders down, but not payments. Leave the payment out.",
    sw: "Unaweza kuandika oda, lakini si malipo. Acha sehemu ya malipo.",
  },
  refund_forbidden: {
    status: 403,
    en: "You may take goods back, but not write refunds down. Leave the refund out.",
    sw: "Unaweza kupokea bidhaa, lakini si kuandika pesa iliyorudishwa. Acha sehemu ya pesa.",
  },
  payment_too_large: {
    status: 422,
    en: "Only {amount} is owed.",
    sw: "Deni ni {amount} tu.",
  },
  refund_too_large: {
    status: 422,
    en: "Only {amount} was paid.",
    sw: "Kilicholipwa ni {amount} tu.",
  },
  customer_ambiguous: {
    status: 422,
    en: "Either somebody the shop knows, or somebody new",
    sw: "Chagua mteja aliyepo, au andika mpya",
  },
  claim_order_cancelled: {
    status: 409,
    en: "This order is cancelled.",
    sw: "Oda hii imeghairiwa.",
  },
  unforgive_too_large: {
    status: 422,
    en: "Only {amount} was forgiven.",
    sw: "Kiasi kilichosamehewa ni {amount} tu.",
  },
  claim_nothing_owed: {
    status: 409,
    en: "Nothing is owed for this order.",
    sw: "Oda hii haina deni.",
  },
  claim_waits: {
    status: 409,
    en: "The shop has not looked at what you said before. Wait for its answer.",
    sw: "Duka bado halijaangalia uliyosema mwanzo. Subiri jibu lake.",
  },
  claim_covers_all: {
    status: 409,
    en: "You said before that all of it was paid. Wait for the shop's answer.",
    sw: "Umeshasema kwamba deni lote limelipwa. Subiri jibu la duka.",
  },
  claim_too_large: {
    status: 422,
    en: "Only {amount} is owed.",
    sw: "Deni ni {amount} tu.",
  },
  claim_too_large_beside: {
    status: 422,
    en: "Only {amount} is owed beside what you said before.",
    sw: "Ukiondoa ulichosema awali, deni ni {amount} tu.",
  },
  claim_cash_refused: {
    status: 422,
    en: "This shop takes no cash",
    sw: "Duka hili halipokei pesa taslimu",
  },
  claim_settled: {
    status: 409,
    en: "This was settled meanwhile. Look at it again.",
    sw: "Hili limeshaamuliwa wakati huo. Liangalie tena.",
  },
  notice_one_language: {
    status: 422,
    en: "Write the message in both languages",
    sw: "Andika ujumbe kwa lugha zote mbili",
  },
  notice_field_unknown: {
    status: 422,
    en: "This names something messages do not know",
    sw: "Kuna neno kwenye mabano ambalo ujumbe haulijui",
  },
  timer_twice: {
    status: 422,
    en: "Two timers have the same key",
    sw: "Kanuni mbili za muda zina funguo moja",
  },
  item_gone: {
    status: 409,
    en: "{name} is no longer on sale.",
    sw: "{name} haiuzwi tena.",
  },
  product_gone: {
    status: 409,
    en: "This is no longer on sale.",
    sw: "Hii haiuzwi tena.",
  },
  item_sold_out: {
    status: 409,
    en: "{name} is sold out.",
    sw: "{name} imeisha.",
  },
  item_few_left: {
    status: 409,
    en: "Only {left} left of {name}.",
    sw: "{name}: zimebaki {left} tu.",
  },
  price_changed: {
    status: 409,
    en: "The price of {name} has changed.",
    sw: "Bei ya {name} imebadilika.",
  },
  add_ons_exactly: {
    status: 422,
    en: "{name}: choose {min}.",
    sw: "{name}: chagua {min}.",
  },
  add_ons_between: {
    status: 422,
    en: "{name}: choose from {min} to {max}.",
    sw: "{name}: chagua kuanzia {min} hadi {max}.",
  },
  cart_item_unknown: {
    status: 422,
    en: "This is not in your cart.",
    sw: "Kitu hiki hakipo kwenye oda yako.",
  },
  cart_item_twice: {
    status: 422,
    en: "This is in the order twice.",
    sw: "Kitu hiki kimeandikwa mara mbili.",
  },
  cart_empty: {
    status: 422,
    en: "Choose at least one item.",
    sw: "Chagua angalau kitu kimoja.",
  },
  cart_too_large: {
    status: 422,
    en: "This order is too large. Lower the quantities.",
    sw: "Oda hii ni kubwa mno. Punguza idadi.",
  },
  delivery_missing: {
    status: 422,
    en: "Choose how you get your order.",
    sw: "Chagua utakavyopata oda yako.",
  },
  place_missing: {
    status: 422,
    en: "Write where to bring your order.",
    sw: "Andika pa kukuletea oda.",
  },
  cart_changed: {
    status: 409,
    en: "The prices or choices have changed since you opened this page. Look at the order again before you send it.",
    sw: "Bei au bidhaa zimebadilika tangu ulipofungua ukurasa huu. Angalia tena oda yako kabla ya kutuma.",
  },
  cart_ordered_differently: {
    status: 409,
    en: "This order was already sent. To order something else, start again in the chat.",
    sw: "Oda hii imeshatumwa. Ukitaka kitu kingine, anza upya kwenye chati.",
  },
  cart_cancelled_already: {
    status: 409,
    en: "This order is cancelled already.",
    sw: "Oda hii imeshaghairiwa.",
  },
  cart_paid_for: {
    status: 409,
    en: "Money was paid for this order. Ask the shop in the chat to cancel it and to pay back.",
    sw: "Oda hii imeshalipiwa. Omba duka kwenye chati liighairi na kurudisha pesa.",
  },
  cart_claimed: {
    status: 409,
    en: "The shop is looking at your payment. Write to it in the chat, or take back what you said you paid.",
    sw: "Duka linaangalia malipo yako. Liandikie kwenye chati, au futa ulichosema umelipa.",
  },
  cart_under_way: {
    status: 409,
    en: "The shop works on your order already. Ask it in the chat to cancel it.",
    sw: "Duka limeshaanza kushughulikia oda yako. Omba duka kwenye chati liighairi.",
  },
  storefront_cart_gone: {
    status: 422,
    en: "Some of this is no longer on sale.",
    sw: "Baadhi ya bidhaa haziuzwi tena.",
  },
  storefront_cart_changed: {
    status: 409,
    en: "Stock or prices have changed meanwhile.",
    sw: "Idadi au bei zimebadilika wakati huo.",
  },
});
