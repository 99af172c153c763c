import { defineErrors } from "./define-errors.ts";

/** What any endpoint may answer, and what several domains refuse. */
export const generalErrors = defineErrors({
  validation: {
    status: 422,
    en: "What was sent is not valid",
    sw: "Kuna kitu si sahihi katika ulichotuma",
  },
  signed_out: {
    status: 401,
    en: "Sign in to go on",
    sw: "Ingia kwanza ili uendelee",
  },
  bot_token_invalid: {
    status: 401,
    en: "The bearer token is missing, wrong or has expired",
    sw: "Tokeni ya bot haipo, si sahihi au muda wake umeisha",
  },
  api_key_invalid: {
    status: 401,
    en: "This API key is unknown, was revoked or has expired",
    sw: "Funguo hii ya API haijulikani, imefutwa au muda wake umeisha",
  },
  api_key_refused: {
    status: 403,
    en: "No API key can do this: a person has to sign in for it",
    sw: "Hakuna funguo ya API inayoweza kufanya hivi: lazima mtu aingie mwenyewe",
  },
  api_key_elsewhere: {
    status: 403,
    en: "This API key does not work from this network address",
    sw: "Funguo hii ya API haifanyi kazi kutoka anwani hii ya mtandao",
  },
  too_many_calls: {
    status: 429,
    en: "This API key calls too often. Wait a while, then go on.",
    sw: "Funguo hii ya API inaita mara nyingi mno. Subiri kidogo, kisha endelea.",
  },
  forbidden: {
    status: 403,
    en: "You do not have permission to do this",
    sw: "Huna ruhusa ya kufanya hivi",
  },
  step_up: {
    status: 403,
    en: "Confirm your password to go on",
    sw: "Thibitisha nenosiri lako ili uendelee",
  },
  foreign_origin: {
    status: 403,
    en: "This call is only for our own pages",
    sw: "Ombi hili ni la kurasa zetu wenyewe tu",
  },
  not_found: {
    status: 404,
    en: "Not found",
    sw: "Haipo",
  },
  cart_link_unknown: {
    status: 404,
    en: "This link does not lead to a cart",
    sw: "Kiungo hiki hakifungui kikapu",
  },
  link_ended: {
    status: 404,
    en: "This link is no longer valid. Ask for a new one.",
    sw: "Kiungo hiki hakifanyi kazi tena. Omba kipya.",
  },
  body_too_late: {
    status: 408,
    en: "The body took too long",
    sw: "Ulichotuma kimechelewa kufika",
  },
  body_too_large: {
    status: 413,
    en: "The body is larger than 1 MB",
    sw: "Ulichotuma kinazidi MB 1",
  },
  body_type_unknown: {
    status: 415,
    en: "Send the body as application/json in UTF-8",
    sw: "Tuma maudhui kama application/json kwa UTF-8",
  },
  body_not_json: {
    status: 400,
    en: "The body is not valid JSON in UTF-8",
    sw: "Maudhui si JSON sahihi ya UTF-8",
  },
  too_many_values: {
    status: 422,
    en: "Too many values",
    sw: "Vitu vilivyotumwa ni vingi mno",
  },
  too_deep: {
    status: 422,
    en: "Nested too deeply",
    sw: "Vitu vimepangwa ndani kwa ndani mno",
  },
  unstorable_text: {
    status: 422,
    en: "Contains characters that cannot be stored",
    sw: "Kuna herufi zisizoweza kuhifadhiwa",
  },
  unstorable_key: {
    status: 422,
    en: "Has a key that is not allowed",
    sw: "Kuna ufunguo usioruhusiwa",
  },
  query_repeated: {
    status: 422,
    en: "Given more than once",
    sw: "Imetajwa zaidi ya mara moja",
  },
  cursor_invalid: {
    status: 422,
    en: "Not a cursor of this list",
    sw: "Hiki si kiashiria cha orodha hii",
  },
  sort_unknown: {
    status: 422,
    en: "The list has no such order",
    sw: "Orodha haina mpangilio huo",
  },
  idempotency_key_invalid: {
    status: 422,
    en: "A key is 1 to 255 visible ASCII characters",
    sw: "Funguo ni herufi 1 hadi 255 za ASCII zinazoonekana",
  },
  idempotency_key_guessable: {
    status: 422,
    en: "Use a random key of at least 16 characters",
    sw: "Tumia funguo ya nasibu yenye herufi 16 au zaidi",
  },
  idempotency_key_reused: {
    status: 409,
    en: "This Idempotency-Key was used for something else",
    sw: "Idempotency-Key hii imetumika kwa jambo lingine",
  },
  version_conflict: {
    status: 409,
    en: "This was saved elsewhere meanwhile. Look at it as it is now before you save.",
    sw: "Hii imehifadhiwa kwingine wakati huo. Iangalie ilivyo sasa kabla ya kuhifadhi.",
  },
  phone_invalid: {
    status: 422,
    en: "Write a phone number such as 0712 345 678 or +255 712 345 678.",
    sw: "Andika namba ya simu kama 0712 345 678 au +255 712 345 678.",
  },
  name_with_link: {
    status: 422,
    en: "Write a name, without a web address",
    sw: "Andika jina, bila anwani ya tovuti",
  },
  text_unreadable: {
    status: 422,
    en: "Write something that can be read",
    sw: "Andika kitu kinachosomeka",
  },
  short_id_invalid: {
    status: 422,
    en: "This is not a key",
    sw: "Hii si funguo sahihi",
  },
  day_out_of_range: {
    status: 422,
    en: "Choose a day between 2000 and 2100",
    sw: "Chagua siku kati ya mwaka 2000 na 2100",
  },
  too_many_tries: {
    status: 429,
    en: "Too many tries. Wait a while, then try again.",
    sw: "Umejaribu mara nyingi mno. Subiri kidogo, kisha jaribu tena.",
  },
  // These two are the site's own, in front of the API.
  method_not_allowed: {
    status: 405,
    en: "This page can only be read: ask for it with GET.",
    sw: "Ukurasa huu ni wa kusomwa tu: uombe kwa GET.",
  },
  unreachable: {
    status: 502,
    en: "The server is not answering. Try again in a moment.",
    sw: "Seva haijibu kwa sasa. Jaribu tena baada ya muda mfupi.",
  },
  busy: {
    status: 503,
    en: "The service is busy. Try again in a moment.",
    sw: "Huduma ina shughuli nyingi. Jaribu tena baada ya muda mfupi.",
  },
  server_error: {
    status: 500,
    en: "Internal Server Error",
    sw: "Internal Server Error",
  },
});
