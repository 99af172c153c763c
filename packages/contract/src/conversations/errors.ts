import { defineErrors } from "../define-errors.ts";

/** What the domain refuses. */
export const conversationErrors = defineErrors({
  bot_mismatch: {
    status: 422,
    en: "Not the bot of this address",
    sw: "Hii si bot ya anwani hii",
  },
  message_empty: {
    status: 422,
    en: "The message is empty",
    sw: "Ujumbe ni mtupu",
  },
  conversation_unheard: {
    status: 409,
    en: "The customer has written nothing here that the bot could answer",
    sw: "Mteja hajaandika kitu hapa ambacho boti inaweza kujibu",
  },
  customer_on_whatsapp: {
    status: 409,
    en: "Answer this conversation in WhatsApp: it does not listen here",
    sw: "Jibu mazungumzo haya kwenye WhatsApp: mteja hasikilizi hapa",
  },
  tag_forbidden: {
    status: 403,
    en: "Only those who may read customers filter by their tags",
    sw: "Wenye ruhusa ya kuona wateja ndio wanaoweza kuchuja kwa lebo zao",
  },
  answered_meanwhile: {
    status: 409,
    en: "Somebody has answered meanwhile. Read it, then send yours if it still fits.",
    sw: "Kuna aliyejibu wakati huo huo. Soma jibu lake, kisha tuma lako kama bado linafaa.",
  },
  push_off: {
    status: 409,
    en: "Nothing is pushed to devices here",
    sw: "Hapa hakuna taarifa zinazotumwa kwenye vifaa",
  },
  push_service_unknown: {
    status: 422,
    en: "Mauzo does not know where this browser gets its notifications from",
    sw: "Mauzo haitambui huduma inayoletea kivinjari hiki taarifa",
  },
  push_key_invalid: {
    status: 422,
    en: "No notification could be encrypted for this browser",
    sw: "Haiwezekani kusimba taarifa za kivinjari hiki",
  },
  quoted_unknown: {
    status: 422,
    en: "This conversation has no such message to answer",
    sw: "Mazungumzo haya hayana ujumbe huo wa kujibu",
  },
  planned_time_invalid: {
    status: 422,
    en: "Choose a time from now on, at most {days} days ahead",
    sw: "Chagua wakati ujao, usiozidi siku {days} kuanzia sasa",
  },
  planned_full: {
    status: 409,
    en: "This conversation already has {most} planned messages",
    sw: "Mazungumzo haya tayari yana jumbe {most} zilizopangwa",
  },
  planned_over: {
    status: 409,
    en: "This message has been sent or cancelled already",
    sw: "Ujumbe huu tayari umetumwa au umeghairiwa",
  },
  offer_gone: {
    status: 422,
    en: "It is no longer on sale",
    sw: "Haiuzwi tena",
  },
  turn_taken: {
    status: 409,
    en: "Somebody else answers this conversation by now",
    sw: "Mtu mwingine tayari anajibu mazungumzo haya",
  },
  assignee_unknown: {
    status: 422,
    en: "Nobody of the shop who may write to customers",
    sw: "Si mtu wa duka mwenye ruhusa ya kuwaandikia wateja",
  },
  whatsapp_not_connected: {
    status: 409,
    en: "The shop has no WhatsApp number connected",
    sw: "Duka halijaunganisha namba ya WhatsApp",
  },
  catalogue_unknown: {
    status: 422,
    en: "WhatsApp has no such catalogue for this token",
    sw: "WhatsApp haina katalogi hii kwa tokeni hii",
  },
  catalogue_missing: {
    status: 409,
    en: "The shop sends no products to a catalogue of WhatsApp",
    sw: "Duka halitumi bidhaa kwenye katalogi ya WhatsApp",
  },
  provider_refused: {
    status: 422,
    en: "WhatsApp refused it (code {code})",
    sw: "WhatsApp imekataa (kodi {code})",
  },
  provider_silent: {
    status: 503,
    en: "WhatsApp does not answer. Try again later.",
    sw: "WhatsApp haijibu. Jaribu tena baadaye.",
  },
  whatsapp_id_invalid: {
    status: 422,
    en: "Only digits, as they stand in your WhatsApp account",
    sw: "Tarakimu pekee, kama zilivyo kwenye akaunti yako ya WhatsApp",
  },
  whatsapp_secret_invalid: {
    status: 422,
    en: "Copy it whole: letters and digits, without spaces",
    sw: "Nakili yote: herufi na tarakimu, bila nafasi",
  },
  whatsapp_secret_missing: {
    status: 422,
    en: "Needed the first time",
    sw: "Inahitajika mara ya kwanza",
  },
  whatsapp_number_taken: {
    status: 409,
    en: "This number is connected to another shop. Disconnect it there first.",
    sw: "Namba hii imeunganishwa na duka lingine. Itenganishe huko kwanza.",
  },
  shortcut_invalid: {
    status: 422,
    en: "Letters without accents, digits, - and _ only",
    sw: "Herufi za kawaida, tarakimu, - na _ pekee",
  },
  shortcut_taken: {
    status: 409,
    en: "Another canned reply has this shortcut",
    sw: "Jibu lingine tayari lina njia hii ya mkato",
  },
  canned_text_missing: {
    status: 422,
    en: "Write the reply, in one language at least",
    sw: "Andika jibu, angalau kwa lugha moja",
  },
  too_many_canned: {
    status: 409,
    en: "A shop has at most {most} canned replies. Delete one that is no longer used.",
    sw: "Duka huwa na majibu tayari {most} tu. Futa moja lisilotumika.",
  },
  template_name_invalid: {
    status: 422,
    en: "Small letters, digits and _ only",
    sw: "Herufi ndogo, tarakimu na _ pekee",
  },
  template_name_taken: {
    status: 409,
    en: "A template with this name exists",
    sw: "Kuna kiolezo chenye jina hili",
  },
  template_purpose_taken: {
    status: 409,
    en: "Another template is used for this already",
    sw: "Kiolezo kingine tayari kinatumika kwa hili",
  },
  too_many_templates: {
    status: 409,
    en: "A shop has at most {most} templates. Delete one that is no longer used.",
    sw: "Duka huwa na violezo {most} tu. Futa kimoja kisichotumika.",
  },
  template_body_missing: {
    status: 422,
    en: "Write the message, in one language at least",
    sw: "Andika ujumbe, angalau kwa lugha moja",
  },
  template_field_unknown: {
    status: 422,
    en: "A field in braces that does not exist",
    sw: "Sehemu kwenye mabano ambayo haipo",
  },
  template_field_at_edge: {
    status: 422,
    en: "Words must come before the first field and after the last one",
    sw: "Lazima kuwe na maneno kabla ya sehemu ya kwanza na baada ya ya mwisho",
  },
  template_fields_touch: {
    status: 422,
    en: "Put words between two fields",
    sw: "Weka maneno kati ya sehemu mbili",
  },
  template_few_words: {
    status: 422,
    en: "Too few words for so many fields",
    sw: "Maneno ni machache kwa sehemu nyingi hivi",
  },
  template_header_fields: {
    status: 422,
    en: "The heading takes one field at most",
    sw: "Kichwa kina sehemu moja tu",
  },
  template_field_not_here: {
    status: 422,
    en: "No fields here",
    sw: "Hapa hapawekwi sehemu",
  },
  template_button_empty: {
    status: 422,
    en: "A button needs words",
    sw: "Kitufe kinahitaji maneno",
  },
  template_address_invalid: {
    status: 422,
    en: "An address that begins with https://",
    sw: "Anwani inayoanza na https://",
  },
  too_many_tests: {
    status: 429,
    en: "Many tests at once. Wait a few minutes.",
    sw: "Majaribio mengi kwa mara moja. Subiri dakika chache.",
  },
  unsendable_template: {
    status: 409,
    en: "This template cannot be sent to this customer now",
    sw: "Kiolezo hiki hakiwezi kutumwa kwa mteja huyu sasa",
  },
  message_not_failed: {
    status: 409,
    en: "This message is not sent again: some of it may have arrived, or it was sent again already",
    sw: "Ujumbe huu hautumwi tena: huenda sehemu yake ilifika, au ulishatumwa tena",
  },
  window_closed: {
    status: 409,
    en: "More than 24 hours since the customer wrote. WhatsApp lets only templates through.",
    sw: "Zimepita saa 24 tangu mteja aandike. WhatsApp inaruhusu violezo pekee.",
  },
  number_disconnected: {
    status: 409,
    en: "The WhatsApp number of this conversation is no longer connected",
    sw: "Namba ya WhatsApp ya mazungumzo haya haijaunganishwa tena",
  },
  signature_invalid: {
    status: 401,
    en: "The signature is not that of the shop's app",
    sw: "Sahihi si ya programu ya duka hili",
  },
  messages_too_fast: {
    status: 429,
    en: "Many messages at once. Wait a moment.",
    sw: "Ujumbe mwingi kwa mara moja. Subiri kidogo.",
  },
  network_starts_many_chats: {
    status: 429,
    en: "Many people on your network are starting chats right now. Wait a while.",
    sw: "Watu wengi wa mtandao wako wanaanza mazungumzo sasa hivi. Subiri kwa muda.",
  },
  too_many_streams: {
    status: 429,
    en: "Too many streams at once. Ask for the messages instead.",
    sw: "Umefungua njia nyingi mno kwa pamoja. Omba jumbe zenyewe badala yake.",
  },
  chats_full: {
    status: 503,
    en: "Too many chats listen. Ask for the messages instead.",
    sw: "Chati nyingi mno zinasikiliza. Omba jumbe zenyewe badala yake.",
  },
});
