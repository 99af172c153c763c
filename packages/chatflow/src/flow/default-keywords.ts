import type { FlowKeyword } from "@mauzo/contract/conversations/chatflow";

const list = (words: string) => words.split(",").map((word) => word.trim());
const alone = (to: string | null, words: string, language: "en" | "sw" | null = null): FlowKeyword => ({
  words: list(words),
  match: "alone",
  language,
  to,
});
const first = (to: string, words: string, language: "en" | "sw"): FlowKeyword => ({
  words: list(words),
  match: "first",
  language,
  to,
});

export const defaultKeywords: FlowKeyword[] = [
  first(
    "greeting",
    "hello, hi, hey, helo, hallo, hiya, howdy, good morning, good afternoon, good evening, greetings",
    "en",
  ),
  first(
    "greeting",
    "habari, habarini, mambo, jambo, hujambo, hamjambo, sijambo, niaje, salamu, salaam, salam, salama, vipi, oya, " +
      "hodi, za asubuhi, za mchana, za jioni, za leo, asalam aleikum, assalam alaikum, asalaam aleikum",
    "sw",
  ),
  alone("greeting", "sasa, poa, freshi, uko poa, mzima", "sw"),
  first("shikamoo", "shikamoo, shikamo, shkamoo", "sw"),
  alone(null, "english, kiingereza, in english, speak english", "en"),
  alone(null, "kiswahili, swahili, kwa kiswahili, ongea kiswahili", "sw"),
  alone(
    "menu",
    "menu, main menu, home, start, begin, back, go back, cancel, stop, menyu, mwanzo, anza, rudi, nyuma, acha",
  ),
  alone("more", "more options, help, zaidi, msaada, nisaidie"),
  alone(
    "categories",
    "products, see products, catalogue, catalog, categories, collections, shop, browse, what do you sell",
  ),
  alone(
    "categories",
    "bidhaa, bidhaa zenu, makundi, makundi maalum, seti, seti za bidhaa, angalia bidhaa, aina, aina za bidhaa, duka, mnauza nini, mna nini, naomba bidhaa",
  ),
  alone("cart", "cart, my cart, basket, my basket, view cart, see cart, kikapu, kikapu changu, kapu, kapu langu"),
  alone("cart-change", "change cart, empty cart, empty my cart, clear cart, remove, delete, edit cart"),
  alone("cart-change", "badilisha kikapu, ondoa, futa, futa kikapu, ondoa vyote, toa"),
  alone("checkout", "checkout, check out, order, order now, order link, get order link, link, buy, pay, place order"),
  alone(
    "checkout",
    "agiza, kuagiza, nunua, lipa, lipia, oda, weka oda, pata link ya oda, pata kiungo cha oda, tuma oda, nataka kuagiza",
  ),
  alone("order-status", "order status, status, my order, my orders, orders, track, track order, where is my order"),
  alone(
    "order-status",
    "oda yangu, oda zangu, hali ya oda, agizo langu, oda iko wapi, oda yangu iko wapi, fuatilia oda",
  ),
  alone("person", "person, human, agent, talk to a person, talk to someone, talk to a human, customer care, call"),
  alone("person", "mtu, ongea na mtu, nataka kuongea na mtu, mhudumu, muuzaji, huduma kwa wateja, piga simu"),
  alone("thanks", "thanks, thank you, thank you very much, thanks a lot, ok thanks", "en"),
  alone("thanks", "asante, ahsante, asante sana, ahsante sana, shukrani, nashukuru", "sw"),
];
