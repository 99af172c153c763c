import type { Messages } from "../en.ts";

export const shop: Messages["shop"] = {
  description: "Tazama bidhaa za {shop} na uagize kwa chati.",
  chat: "Chati nasi",
  whatsapp: "WhatsApp",
  contact: "Wasiliana na duka",
  products: "Bidhaa",
  categories: "Aina za bidhaa",
  soldOut: "Imeisha",
  fewLeft: "Zimebaki {count} tu",
  order: "Agiza kwenye chati",
  askMessage: "Habari, hii bado ipo: {product}?",
  choices: "Machaguo",
  extras: "Kuna nyongeza",
  empty: "Bado hakuna bidhaa hapa",
  emptyText: "Chati na duka uulize wana nini leo.",
  more: "Huenda duka lina bidhaa zaidi ya hizi. Uliza kwenye chati.",
  missing: "Hakuna duka kwenye anwani hii",
  missingText: "Huenda kiungo kimekosewa, au duka limefungwa. Litafute kwenye orodha ya maduka.",
  missingAction: "Tazama maduka",
};
