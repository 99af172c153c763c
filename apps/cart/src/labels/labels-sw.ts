import { sw as cardWords } from "@mauzo/product-cards/cart/labels-sw";
import type { en } from "./labels-en.ts";

export const sw: typeof en = {
  orderTitle: (id) => `Oda ${id}`,
  productsTitle: "Unachoagiza",
  ...cardWords,

  holdOffer: (minutes) =>
    `Andika namba yako ya simu, tukuwekee vitu hivi kwa ${minutes < 60 ? `dakika ${minutes}` : `saa ${minutes / 60}`}.`,
  holdFull: "Kwa sasa hatuwezi kukuwekea vitu hivi. Bado unaweza kuagiza.",
  heldUntil: (time) => `Tumekuwekea hadi ${time}.`,
  heldText: "Mpaka hapo hakuna mwingine anayeweza kuvinunua vitu hivi. Bado hujaagiza.",
  heldFor: (minutes) => `Tumekuwekea kwa dakika ${minutes}.`,
  heldLastMinute: "Imebaki chini ya dakika moja ya kukuwekea.",
  heldNoLonger: "Muda wa kukuwekea umeisha",
  heldNoLongerText: "Wengine wanaweza kuvinunua vitu hivi sasa. Bado unaweza kuviagiza kama havijaisha.",

  deliveryTitle: "Utakavyopata oda",
  noFee: "Bure",
  freeFrom: (amount) => `Bure kuanzia ${amount}`,
  withFee: (fee) => `pamoja na nauli ${fee}`,
  place: "Pa kukuletea",
  placeHint: "Mtaa, nyumba, na mahali panapojulikana.",
  placeMissing: "Andika pa kukuletea oda.",

  customerTitle: "Taarifa zako",
  name: "Jina",
  nameMissing: "Andika jina lako.",
  phone: "Namba ya simu",
  phoneHint: "Duka litakupata kwa namba hii.",
  phoneMissing: "Andika namba yako ya simu.",
  note: "Ujumbe kwa duka",
  optional: "si lazima",

  total: "Jumla",
  items: (count) => (count === 1 ? "kitu 1" : `vitu ${count}`),
  updateTotal: "Hesabu jumla upya",
  submit: "Tuma oda",
  accept: "Nakubali, tuma oda",
  retry: "Jaribu tena",
  sending: "Inatuma…",

  error: "Kuna tatizo",
  placedTitle: "Oda imetumwa",
  placedText: "Oda yako imepokelewa",
  check: {
    title: "Oda yako haijatumwa",
    text: "Angalia sehemu zilizowekewa alama, kisha tuma tena.",
    empty: "Chagua angalau kitu kimoja.",
    "too-large": "Oda hii ni kubwa mno. Punguza idadi.",
  },
  changed: { title: "Oda yako imebadilika", text: "Bado hakuna kilichoagizwa. Ukikubali mabadiliko, tuma oda tena." },
  changedPrice: (name, was, is) => `${name}: bei ilikuwa ${was}, sasa ni ${is}.`,
  changedStock: (name, wanted, left) => `${name}: zimebaki ${left} tu. Ulitaka ${wanted}.`,
  changedSoldOut: (name) => `${name}: imeisha.`,
  changedGone: (name) => `${name}: haiuzwi tena.`,
  already: { title: "Oda hii imeshatumwa", text: "Hapa chini ni ulichoagiza." },
  busy: { title: "Oda ni nyingi kwa sasa", text: "Subiri kidogo, kisha jaribu tena. Ulichoandika hakijapotea." },
  unreachable: {
    title: "Bado hatujui kama oda yako imefika",
    text: "Mtandao au mfumo wetu haukujibu. Jaribu tena: oda haiwezi kuingia mara mbili.",
  },

  backToShop: (shop) => `Rudi ${shop}`,

  noToken: "Kiungo hiki hakijakamilika. Tafadhali kiangalie tena.",
  goHome: "Rudi mwanzo",
  gone: {
    title: "Kiungo hiki hakifanyi kazi tena",
    text: "Huenda kimepitwa na muda au kimekatika. Omba duka likutumie kingine kwenye chat.",
  },
  loadFailed: {
    title: "Oda yako haikufunguka",
    text: "Mfumo wetu haukujibu. Hakuna kilichopotea. Jaribu tena baada ya muda mfupi.",
  },
  empty: {
    title: "Hakuna kilichobaki cha kuagiza",
    text: "Bidhaa za oda hii haziuzwi tena. Rudi dukani uchague kitu kingine.",
  },
  missing: { title: "Ukurasa huu haupo", text: "Angalia kiungo ulichotumiwa." },
  foreign: "Oda hii haikutoka kwenye ukurasa wetu. Fungua kiungo chako tena na utume oda hapo.",
  broken: "Kuna hitilafu imetokea.",
  refresh: "Fungua upya",
};
