import type { Locale } from "./locale.ts";

/** What each call does, in Swahili; English stands in the contract, and here too for a call without a row. */
const swahili: Record<string, string> = {
  "GET /public/shops": "Maduka yaliyo kwenye orodha, mapya au yanayofanana zaidi kwanza",
  "GET /public/shops/{slug}": "Ukurasa wa duka kwa umma: duka na hadi bidhaa zake 60",
  "GET /public/statistics": "Jumla za maduka yote, za dakika chache zilizopita",
  "POST /public/contact-messages": "Waandikie wanaoendesha Mauzo",
  "GET /products": "Bidhaa za duka, mpya kwanza au kwa jina; zilizohifadhiwa kando zinaitwa peke yake",
  "GET /products/{id}": "Bidhaa moja; iliyohifadhiwa kando ukiiomba hivyo",
  "POST /products": "Ongeza bidhaa",
  "PUT /products/{id}": "Badilisha bidhaa",
  "POST /products/{id}/archive": "Ondoa bidhaa dukani, kwenye ukurasa na kwenye chati",
  "POST /products/{id}/restore": "Rudisha bidhaa iliyohifadhiwa kando",
  "POST /media/uploads": "Pakia faili; lisipotumika kwa siku moja linaondolewa",
  "GET /media/usage": "Duka limehifadhi kiasi gani, na linaruhusiwa kiasi gani",
  "GET /media/{key}/{file}": "Faili kwa anuani yake",
  "GET /orders": "Oda za duka, mpya kwanza",
  "GET /orders/{id}": "Oda moja na bidhaa zake",
  "GET /api/v1/order": "Kikapu kilicho nyuma ya kiungo",
  "POST /api/v1/order": "Agiza kikapu; token ile ile inatoa oda ile ile siku zote",
  "GET /plugin/{botId}/unauthenticated": "Muonekano wa chati ya boti",
  "POST /plugin/conversation/{botId}": "Mwambie boti kitu ukiwa mteja",
  "POST /conversation/whatsapp": "Mwambie boti kitu kwa token yake",
  "POST /bots/{botId}/token": "Token ya /conversation/whatsapp, inayodumu dakika 15",
  "GET /shop": "Duka la mtu aliyeingia; 404 kama bado halipo",
  "POST /shop": "Fungua duka",
  "PUT /shop": "Badilisha maelezo ya duka",
  "GET /staff": "Watu wa duka, waliokaa muda mrefu kwanza",
  "PUT /staff/{id}": "Badilisha anachoruhusiwa mtu wa duka, papo hapo",
  "DELETE /staff/{id}": "Mtoe mtu kwenye duka, papo hapo",
  "GET /invites": "Mialiko ambayo bado haijapokelewa, ya mwisho kutumwa kwanza",
  "POST /invites": "Mwalike mtu kwa barua pepe, kwa saa 72",
  "POST /invites/{id}/resend": "Tuma mwaliko tena, kwa saa 72 nyingine; kiungo cha zamani kinakufa",
  "DELETE /invites/{id}": "Futa mwaliko",
  "GET /invite": "Mwaliko ni wa nini",
  "POST /invite/accept": "Jiunge na duka kwa akaunti uliyoingia nayo",
  "POST /invite/accept-new": "Fungua akaunti ya barua pepe iliyoalikwa, jiunge na duka na uanze kipindi",
  "GET /events": "Mabadiliko yanapotokea, kama server-sent events",
  "POST /auth/sign-up": "Fungua akaunti na uanze kipindi",
  "POST /auth/log-in": "Anza kipindi",
  "POST /auth/renew": "Badilisha kidakuzi cha kipindi kwa access token mpya",
  "POST /auth/log-out": "Maliza kipindi mahali pote kinapotumika",
  "POST /auth/forgot-password": "Tuma kiungo cha kuchagua nenosiri jipya, kama barua pepe ina akaunti",
  "POST /auth/reset-password": "Chagua nenosiri jipya kwa kiungo cha barua pepe; vipindi vyote vya mtu vinaisha",
  "POST /auth/confirm-password": "Toa nenosiri tena, kabla ya jambo nyeti",
  "GET /user": "Mtu aliyeingia, na ruhusa zake",
  "PUT /user": "Badilisha jina, lugha au saa za eneo lako",
  "PUT /user/password": "Badilisha nenosiri lako; vipindi vingine vyote vinaisha",
  "PUT /user/email": "Omba barua pepe nyingine: kiungo kinaenda kwenye mpya, taarifa kwenye ya zamani",
  "POST /auth/confirm-email": "Pokea barua pepe mpya kwa kiungo kilichotumwa kwake",
  "GET /user/sessions": "Mahali ulipoingia, pa mwisho kuonekana kwanza",
  "DELETE /user/sessions/{id}": "Toa kifaa kingine kimoja papo hapo",
  "DELETE /user/sessions": "Toa vifaa vingine vyote papo hapo",
};

/** A summary in the language of the page; undefined where there is only the contract's English. */
export const summaryIn = (locale: Locale, call: string): string | undefined =>
  locale === "sw" ? swahili[call] : undefined;

/** The calls that have a Swahili summary. */
export const summarisedCalls: readonly string[] = Object.keys(swahili);
