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
  flow_text_missing: {
    status: 422,
    en: "In one language at least",
    sw: "Angalau kwa lugha moja",
  },
  customer_on_whatsapp: {
    status: 409,
    en: "Answer this conversation in WhatsApp: it does not listen here",
    sw: "Jibu mazungumzo haya kwenye WhatsApp: mteja hasikilizi hapa",
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
