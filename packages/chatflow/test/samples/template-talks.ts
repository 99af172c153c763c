import type { FlowHeard } from "@mauzo/contract/conversations/flow-tests";
import { newChatState } from "../../src/chat-state.ts";
import { runConversation } from "../../src/run-conversation.ts";
import { playTalk } from "../../src/saved/play-talk.ts";
import { SavedTalk } from "../../src/saved/saved-talk.ts";
import { type Trade, templateOf } from "../../src/templates/templates.ts";
import { answerFromShelf } from "../../src/try/answer-from-shelf.ts";
import { catalogue, shop } from "../example-shop.ts";

type TemplateTalk = { name: string; trade: Trade; language: "en" | "sw"; said: readonly string[] };
const talk = (trade: Trade, language: "en" | "sw", ...said: string[]): TemplateTalk => ({
  ...{ name: `${trade}-${language}`, trade, language },
  said: [language === "sw" ? "Habari" : "Hello", ...said],
});

/** What the saved conversations of the templates are recorded from: `said` is written, or pressed where a button says it. */
export const templateTalks: readonly TemplateTalk[] = [
  talk("food", "sw", "Chakula cha sherehe", "24/12", "hamsini", "50", "0712345678"),
  talk("food", "en", "Food for a party", "24/12", "50", "0712345678"),
  talk("clothes", "sw", "Nisaidie saizi", "Ya kati"),
  talk("clothes", "en", "khanga", "Khanga ya Mwanza", "2", "Get order link", "No"),
  talk("services", "sw", "Omba bei ya kazi", "Kupaka rangi nyumba", "Mbezi", "+255 754 000 111"),
  talk("services", "en", "Ask for a quote", "Paint a house", "Mbezi", "+255 754 000 111"),
  talk("salon", "sw", "Weka miadi", "kesho", "Asubuhi", "Neema"),
  talk("salon", "en", "Book a time", "tomorrow", "Morning", "Neema"),
  talk("pharmacy", "sw", "Nina cheti", "Amoxicillin 500", "0622 333 444"),
  talk("pharmacy", "en", "My prescription", "Amoxicillin 500", "0622 333 444"),
  talk("agro", "sw", "Oda kubwa", "Mbegu za mahindi", "20", "Iringa"),
  talk("agro", "en", "A large order", "Maize seed", "20", "Iringa"),
];

/** Plays a conversation with today's template, and expects what it says. */
export async function recordTalk({ trade, language, said }: TemplateTalk): Promise<SavedTalk> {
  const flow = templateOf(trade, language);
  const { name, whatsappNumber, currency } = shop;
  const [now, today, link] = [{ weekday: 5, minute: 600 }, "2026-11-27", "https://mauzo.example/cart"];
  const about = { place: "Kariakoo", hours: "8–18" };
  const answer = answerFromShelf(catalogue, { currency, link, about, now });
  const heard: FlowHeard[] = [];
  let state = newChatState(language);
  for (const words of said) {
    const id = state.offers.find(({ title }) => title === words)?.id;
    const input = id === undefined ? { kind: "text" as const, text: words } : { kind: "pick" as const, id };
    heard.push(input.kind === "text" ? input : { ...input, title: words });
    state = (await runConversation(flow, state, input, { ...shop, today }, async (ask) => answer(ask))).state;
  }
  const talk = {
    ...{ format: 1 as const, language, channel: "web" as const, heard, shelf: catalogue },
    shop: { name, whatsappNumber, currency, timeZone: "Africa/Dar_es_Salaam", ...about, today, now, link },
  };
  return SavedTalk.parse({ ...talk, expected: await playTalk(flow, talk) });
}
