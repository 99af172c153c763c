import { createHash } from "node:crypto";
import type { Language } from "@mauzo/contract/shared";
import { formatMoney } from "@mauzo/format/money";
import type { MessageBody } from "../../../schema/conversations/messages.ts";
import { demoProducts } from "../../demo-products.ts";
import type { DemoPerson } from "../demo-people.ts";
import type { Dice } from "../dice.ts";
import { currency, type OrderStory, totalMinorOf } from "../order-story.ts";
import { minuteMs, type ShopClock } from "../shop-clock.ts";
import { type ChatLine, confirmation, dialogues, laterLines, orderingLines } from "./chat-lines.ts";

type PlannedMessage = {
  id: string;
  atMs: number;
  body: MessageBody;
  /** Said by the bot in answer to something. */
  fromFlow: boolean;
  pushNumber: number | null;
};
type PlannedChat = {
  id: string;
  channel: "web" | "whatsapp";
  language: Language;
  chatId: string;
  visitorHash: Buffer;
  openedMs: number;
  messages: PlannedMessage[];
};
export type PlannedChats = { chats: PlannedChat[]; ofOrder: Map<OrderStory, PlannedChat> };
type Planning = { dice: Dice; clock: ShopClock; botId: string; staffId: string };

const hashOf = (text: string) => createHash("sha256").update(text).digest();

function openChat({ dice, botId }: Planning, person: DemoPerson, firstMs: number): PlannedChat {
  const { language } = person;
  const opened = { id: dice.idAt(firstMs), openedMs: firstMs, language, messages: [] };
  if (person.channel === "whatsapp") {
    const chatId = person.phone.replace("+", "");
    // As the API knows the sender of messages that come over a shop's own connection.
    return { ...opened, channel: "whatsapp", chatId, visitorHash: hashOf(`sender:${botId}:${chatId}`) };
  }
  const secret = dice.text("0123456789abcdef", 32);
  return { ...opened, channel: "web", chatId: `c-${opened.id}`, visitorHash: hashOf(secret) };
}

function say(
  { dice, staffId }: Planning,
  chat: PlannedChat,
  lines: readonly ChatLine[],
  fromMs: number,
  untilMs: number,
) {
  lines.forEach(([who, text, picture], at) => {
    const atMs = fromMs + ((at + dice.roll() * 0.6) / lines.length) * (untilMs - fromMs);
    const body: MessageBody =
      who === "customer"
        ? { text, type: "text" }
        : {
            actions: [picture ? { send_images: [{ link: picture, caption: text }] } : { send_message: text }],
            ...(who === "staff" && { by: staffId }),
          };
    // In a chat on the web, what nobody asked for is pushed; the number is set when all is said.
    const isPushed = who === "staff" && chat.channel === "web";
    chat.messages.push({ id: dice.idAt(atMs), atMs, body, fromFlow: who === "bot", pushNumber: isPushed ? 0 : null });
  });
}

function confirm({ dice }: Planning, chat: PlannedChat, story: OrderStory) {
  if (chat.channel !== "web") return;
  // The amount as it was ordered, before anything was changed.
  const first = story.changes.find(({ change }) => change.kind === "edited" || change.kind === "returned")?.change;
  const minor = first && "total_from" in first ? first.total_from.minor : totalMinorOf(story);
  const text = confirmation[chat.language](story.number, formatMoney({ minor, currency }));
  const atMs = story.placedMs + 1_000;
  const body = { actions: [{ send_message: text }] };
  chat.messages.push({ id: dice.idAt(atMs), atMs, body, fromFlow: false, pushNumber: 0 });
}

/** The chats behind the orders that came through one: one for each customer, in which each order was talked about. */
export function planChats(planning: Planning, stories: readonly OrderStory[]): PlannedChats {
  const { dice, clock } = planning;
  const chatOf = new Map<DemoPerson, PlannedChat>();
  const ofOrder = new Map<OrderStory, PlannedChat>();
  for (const story of stories) {
    const { person, placedMs, lines, language } = story;
    if (!person || story.channel === "manual") continue;
    const startMs = placedMs - dice.between(6, 20) * minuteMs;
    const chat = chatOf.get(person) ?? openChat(planning, person, startMs);
    chatOf.set(person, chat);
    ofOrder.set(story, chat);
    const [first] = lines;
    const filled = {
      ...{ name: person.name.split(" ")[0] ?? "", place: person.place },
      ...{ product: first?.stock.productName ?? "", quantity: first?.quantity ?? 1 },
      picture: demoProducts.find(({ name }) => name === first?.stock.productName)?.image_url ?? null,
    };
    const asked = dice.chance(0.35) ? dice.pick(dialogues[language])(filled) : [];
    say(planning, chat, [...asked, ...orderingLines[language](filled)], startMs, placedMs - 30_000);
    confirm(planning, chat, story);
    const laterMs = placedMs + dice.between(60, 300) * minuteMs;
    if (dice.chance(0.15) && laterMs + 20 * minuteMs < clock.nowMs)
      say(planning, chat, dice.pick(laterLines[language]), laterMs, laterMs + 15 * minuteMs);
  }
  for (const { messages } of chatOf.values()) {
    messages.sort((one, other) => one.atMs - other.atMs);
    let pushed = 0;
    for (const message of messages) if (message.pushNumber !== null) message.pushNumber = ++pushed;
  }
  return { chats: [...chatOf.values()], ofOrder };
}
