import { defineErrors } from "../define-errors.ts";

/** What the domain refuses. */
export const developerErrors = defineErrors({
  webhook_url_invalid: {
    status: 422,
    en: "This is not an address that starts with https://.",
    sw: "Hii si anwani inayoanza na https://.",
  },
  webhook_unreachable: {
    status: 422,
    en: "Mauzo cannot reach this address. It has to be open to the internet and start with https://.",
    sw: "Mauzo haiwezi kuifikia anwani hii. Lazima iwe wazi kwenye intaneti na ianze na https://.",
  },
  too_many_webhooks: {
    status: 409,
    en: "A shop can have {most} webhooks. Delete one that you do not need.",
    sw: "Duka linaweza kuwa na webhook {most}. Futa moja usiyoihitaji.",
  },
  webhook_paused: {
    status: 409,
    en: "This webhook is paused. Resume it first.",
    sw: "Webhook hii imesimamishwa. Iendeleze kwanza.",
  },
  webhook_deleted: {
    status: 409,
    en: "This webhook was deleted, so nothing can be sent to it.",
    sw: "Webhook hii imefutwa, hivyo hakuna kinachoweza kutumwa kwake.",
  },
  webhook_body_gone: {
    status: 409,
    en: "What this message said is kept for seven days only, so it cannot be sent again.",
    sw: "Maudhui ya ujumbe huu huhifadhiwa siku saba tu, hivyo hauwezi kutumwa tena.",
  },
  webhook_under_way: {
    status: 409,
    en: "This message is being sent right now. Wait for its answer.",
    sw: "Ujumbe huu unatumwa sasa hivi. Subiri jibu lake.",
  },
  too_many_webhook_tests: {
    status: 429,
    en: "Too many messages were sent by hand. Wait a minute and try again.",
    sw: "Ujumbe mwingi mno umetumwa kwa mkono. Subiri dakika moja ujaribu tena.",
  },
  too_many_api_keys: {
    status: 409,
    en: "A shop can have {most} keys. Revoke one that you do not need.",
    sw: "Duka linaweza kuwa na funguo {most}. Futa moja usiyoihitaji.",
  },
  api_key_address_invalid: {
    status: 422,
    en: "Write an address such as 196.41.0.7, or a network such as 196.41.0.0/24.",
    sw: "Andika anwani kama 196.41.0.7, au mtandao kama 196.41.0.0/24.",
  },
  api_key_expired: {
    status: 409,
    en: "This key has expired. Make a new one.",
    sw: "Muda wa funguo hii umeisha. Tengeneza mpya.",
  },
});
