import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { Language } from "@mauzo/contract/shared";
import { defaultFlow } from "../default-flow.ts";
import { connect } from "../edit/edit-flow.ts";
import { ask, chain, greetWith, pick, say, tell } from "./chain.ts";

export const trades = ["food", "clothes", "services", "salon", "pharmacy", "agro"] as const;
export type Trade = (typeof trades)[number];

const ordering = [
  { from: "added", outlet: "order" },
  { from: "cart-next", outlet: "order" },
] as const;

/** Asks before the link of the order, from wherever somebody orders. */
function beforeOrder(flow: FlowDocument, steps: Parameters<typeof chain>[2]): FlowDocument {
  const [first] = steps;
  const [way, other] = ordering;
  return first ? connect(chain(flow, way, steps), other, first.id) : flow;
}

const food = (language: Language): FlowDocument =>
  beforeOrder(
    greetWith(defaultFlow, {
      text: {
        en: "Hello, welcome to {shop}. Are you hungry?",
        sw: "Habari, karibu {shop}. Una njaa?",
      },
      option: {
        label: { en: "Food for a party", sw: "Chakula cha sherehe" },
        steps: [
          ask("siku", "date", "Which day is it? For example 24/12.", "Ni siku gani? Mfano 24/12."),
          ask("watu", "number", "For how many people?", "Kwa watu wangapi?"),
          ask("simu", "phone", "Which number can we call?", "Tukupigie namba gani?"),
          tell(
            "tell-party",
            {
              en: "Party: {watu} people on {siku}, call {simu}",
              sw: "Sherehe: watu {watu}, siku ya {siku}, piga {simu}",
            }[language],
          ),
          say(
            "party-noted",
            "Thank you. We call {simu} about {watu} people on {siku}.",
            "Asante. Tutapiga {simu} kuhusu watu {watu} siku ya {siku}.",
          ),
        ],
      },
    }),
    [
      pick("namna", { en: "How would you like it?", sw: "Ungependa iwe vipi?" }, [
        { en: "Hot, now", sw: "Ya moto, sasa" },
        { en: "Later today", sw: "Baadaye leo" },
      ]),
      tell("tell-when", { en: "Food: {namna}", sw: "Chakula: {namna}" }[language]),
    ],
  );

const clothes = (language: Language): FlowDocument =>
  beforeOrder(
    greetWith(defaultFlow, {
      text: {
        en: "Hello, welcome to {shop}. What would you like to wear?",
        sw: "Habari, karibu {shop}. Ungependa kuvaa nini?",
      },
      option: {
        label: { en: "Help me with size", sw: "Nisaidie saizi" },
        steps: [
          pick("saizi", { en: "Which size do you usually wear?", sw: "Kwa kawaida unavaa saizi gani?" }, [
            { en: "Small", sw: "Ndogo" },
            { en: "Medium", sw: "Ya kati" },
            { en: "Large", sw: "Kubwa" },
            { en: "Extra large", sw: "Kubwa zaidi" },
          ]),
          say(
            "size-noted",
            "Good, {saizi}. It is on each product: pick the one you like.",
            "Sawa, {saizi}. Kila bidhaa inaonyesha saizi zake: chagua unayopenda.",
          ),
        ],
      },
    }),
    [
      pick("zawadi", { en: "Is it a present?", sw: "Ni zawadi?" }, [
        { en: "Yes, wrap it", sw: "Ndiyo, ifungeni" },
        { en: "No", sw: "Hapana" },
      ]),
      tell("tell-present", { en: "Present: {zawadi}", sw: "Zawadi: {zawadi}" }[language]),
    ],
  );

const services = (language: Language): FlowDocument =>
  greetWith(defaultFlow, {
    text: {
      en: "Hello, this is {shop}. What can we do for you?",
      sw: "Habari, hapa ni {shop}. Tukusaidie nini?",
    },
    option: {
      label: { en: "Ask for a quote", sw: "Omba bei ya kazi" },
      steps: [
        ask("kazi", "text", "What needs to be done?", "Kazi gani inahitajika?"),
        ask("mahali", "text", "Where is it?", "Ni mahali gani?"),
        ask("simu", "phone", "Which number can we call?", "Tukupigie namba gani?"),
        tell(
          "tell-work",
          { en: "Quote wanted: {kazi}, {mahali}, call {simu}", sw: "Anaomba bei: {kazi}, {mahali}, piga {simu}" }[
            language
          ],
        ),
        say("work-noted", "Thank you. We call {simu} with a price.", "Asante. Tutapiga {simu} na kukuambia bei."),
      ],
    },
  });

const salon = (language: Language): FlowDocument =>
  greetWith(defaultFlow, {
    text: {
      en: "Hello beautiful, welcome to {shop}.",
      sw: "Habari, karibu {shop}. Leo tukupendezeshe vipi?",
    },
    option: {
      label: { en: "Book a time", sw: "Weka miadi" },
      steps: [
        ask(
          "siku",
          "date",
          "Which day suits you? For example tomorrow, or 24/12.",
          "Siku gani? Mfano kesho, au 24/12.",
        ),
        pick("saa", { en: "What time of the day?", sw: "Wakati gani?" }, [
          { en: "Morning", sw: "Asubuhi" },
          { en: "Afternoon", sw: "Mchana" },
          { en: "Evening", sw: "Jioni" },
        ]),
        ask("jina", "text", "And your name?", "Na jina lako?"),
        tell("tell-booking", { en: "Booking: {jina}, {siku}, {saa}", sw: "Miadi: {jina}, {siku}, {saa}" }[language]),
        say(
          "booking-noted",
          "Thank you, {jina}. We have noted {siku}, {saa}. See you.",
          "Asante, {jina}. Tumeandika {siku}, {saa}. Karibu sana.",
        ),
      ],
    },
  });

const pharmacy = (language: Language): FlowDocument =>
  greetWith(defaultFlow, {
    text: {
      en: "Hello, welcome to {shop}. For an emergency go to the nearest hospital.",
      sw: "Habari, karibu {shop}. Kwa dharura nenda hospitali iliyo karibu.",
    },
    option: {
      label: { en: "My prescription", sw: "Nina cheti" },
      steps: [
        ask("dawa", "text", "Which medicine is on it?", "Cheti kimeandikwa dawa gani?"),
        ask("simu", "phone", "Which number can we call?", "Tukupigie namba gani?"),
        tell(
          "tell-prescription",
          { en: "Prescription: {dawa}, call {simu}", sw: "Cheti: {dawa}, piga {simu}" }[language],
        ),
        say(
          "prescription-noted",
          "Thank you. We look whether we have {dawa} and call {simu}. Please bring the prescription with you.",
          "Asante. Tutaangalia kama {dawa} ipo na kupiga {simu}. Tafadhali njoo na cheti.",
        ),
      ],
    },
  });

const agro = (language: Language): FlowDocument =>
  greetWith(defaultFlow, {
    text: {
      en: "Hello farmer, welcome to {shop}.",
      sw: "Habari mkulima, karibu {shop}.",
    },
    option: {
      label: { en: "A large order", sw: "Oda kubwa" },
      steps: [
        ask("bidhaa", "text", "What do you need?", "Unahitaji nini?"),
        ask("kiasi", "number", "How many bags or kilos?", "Magunia au kilo ngapi?"),
        ask("mkoa", "text", "In which region are you?", "Uko mkoa gani?"),
        tell(
          "tell-large",
          { en: "Large order: {kiasi} of {bidhaa}, {mkoa}", sw: "Oda kubwa: {bidhaa}, {kiasi}, {mkoa}" }[language],
        ),
        say(
          "large-noted",
          "Thank you. We come back to you with a price for {kiasi} of {bidhaa}, brought to {mkoa}.",
          "Asante. Tutakujibu bei ya {bidhaa}, {kiasi}, hadi {mkoa}.",
        ),
      ],
    },
  });

const byTrade = { food, clothes, services, salon, pharmacy, agro };

/** A flow to begin with, by what a shop sells. It speaks both languages to customers, and one to the staff. */
export const templateOf = (trade: Trade, language: Language): FlowDocument => byTrade[trade](language);
