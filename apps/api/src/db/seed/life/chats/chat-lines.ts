import type { Language } from "@mauzo/contract/shared";

/** Who says something in a chat: the customer, the bot, or somebody of the shop. */
type Speaker = "customer" | "bot" | "staff";
/** `picture`: its address, where the text stands below one. */
export type ChatLine = readonly [who: Speaker, text: string, picture?: string | null];
type Filled = { name: string; product: string; place: string; picture: string | null };
type Dialogue = (filled: Filled) => ChatLine[];

const sw: Dialogue[] = [
  ({ place }) => [
    ["customer", `Habari, mnatuma mzigo ${place}?`],
    ["staff", `Nzuri, karibu! Ndiyo, tunatuma ${place} kila siku kwa bodaboda.`],
    ["customer", "Sawa, asante. Ngoja nichague."],
  ],
  ({ product }) => [
    ["customer", `${product} bado ipo?`],
    ["staff", "Ipo, zimebaki chache. Chagua hapa hapa kwenye chati, nitakuwekea."],
    ["customer", "Poa, naagiza sasa hivi"],
  ],
  ({ product }) => [
    ["customer", `Nikichukua mbili za ${product} mnapunguza?`],
    ["staff", "Ukichukua zaidi ya elfu sitini tunakupunguzia elfu mbili."],
    ["customer", "Haya sawa"],
  ],
  () => [
    ["customer", "Naweza kulipa kwa simu nikipokea mzigo?"],
    ["staff", "Ndiyo, unaweza kulipa ukipokea, kwa simu au taslimu."],
    ["customer", "Safi sana"],
  ],
  ({ product, picture }) => [
    ["customer", `Naomba picha halisi ya ${product}, rangi ni kama kwenye picha?`],
    [
      "staff",
      "Rangi ni ile ile, tumepiga picha mchana bila kuongeza chochote. Isipokupendeza unarudisha ndani ya siku tatu.",
      picture,
    ],
    ["customer", "Asante kwa uaminifu"],
  ],
  ({ name }) => [
    ["customer", "Mko wapi Kariakoo? Nataka kuja kuchukua mwenyewe"],
    ["staff", `Karibu ${name}! Mtaa wa Mchikichi, duka la tatu kutoka kona. Tupo hadi saa mbili usiku.`],
  ],
];
const en: Dialogue[] = [
  ({ place }) => [
    ["customer", `Hi, do you deliver to ${place}?`],
    ["staff", `Hello, welcome! Yes, we send a bodaboda to ${place} every day.`],
    ["customer", "Great, let me choose."],
  ],
  ({ product }) => [
    ["customer", `Is the ${product} still available?`],
    ["staff", "It is, but only a few are left. Choose it here in the chat and I will keep it for you."],
    ["customer", "Ordering now, thanks"],
  ],
  () => [
    ["customer", "Can I pay by phone when it arrives?"],
    ["staff", "Yes, by phone or in cash, whichever you like."],
    ["customer", "Perfect"],
  ],
  ({ product, picture }) => [
    ["customer", `Is the colour of the ${product} the same as in the picture?`],
    [
      "staff",
      "The same, this one was taken in daylight. If you do not like it, bring it back within three days.",
      picture,
    ],
    ["customer", "Thank you"],
  ],
];
/** What people ask before they order. */
export const dialogues: Record<Language, Dialogue[]> = { sw, en };

/** How the bot leads to an order. */
export const orderingLines: Record<Language, (filled: Filled & { quantity: number }) => ChatLine[]> = {
  sw: ({ product, quantity }) => [
    ["customer", "Habari"],
    ["bot", "Habari! Karibu Duka la Mwanzi. Ungependa kuona nini?"],
    ["customer", product],
    ["bot", `${product}: unataka ngapi?`],
    ["customer", String(quantity)],
    ["bot", "Imewekwa kwenye kikapu chako. Fungua kiungo cha oda yako ukague na kutuma."],
  ],
  en: ({ product, quantity }) => [
    ["customer", "Hello"],
    ["bot", "Hello! Welcome to Duka la Mwanzi. What would you like to see?"],
    ["customer", product],
    ["bot", `${product}: how many would you like?`],
    ["customer", String(quantity)],
    ["bot", "It is in your cart. Open the link of your order to check and send it."],
  ],
};

/** What an order says in the chat on the web that it came from. */
export const confirmation: Record<Language, (number: string, total: string) => string> = {
  sw: (number, total) => `Tumepokea oda yako *${number}*. Jumla: *${total}*.`,
  en: (number, total) => `We have your order *${number}*. Total: *${total}*.`,
};

/** What some ask or say after they ordered. */
export const laterLines: Record<Language, ChatLine[][]> = {
  sw: [
    [
      ["customer", "Mzigo wangu umefikia wapi?"],
      ["staff", "Umeshatoka dukani, bodaboda atakupigia akikaribia."],
    ],
    [["customer", "Nimepokea, asanteni sana. Ni nzuri kuliko nilivyotarajia!"]],
    [
      ["customer", "Nimelipa kwa simu, mmeona?"],
      ["staff", "Tumeona, asante. Tunaandaa mzigo wako sasa."],
    ],
  ],
  en: [
    [
      ["customer", "Where is my parcel?"],
      ["staff", "It has left the shop, the rider will call when he is close."],
    ],
    [["customer", "Received, thank you. It is even nicer than I hoped!"]],
  ],
};
