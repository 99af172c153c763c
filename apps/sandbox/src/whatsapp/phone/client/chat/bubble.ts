import { listOf, numberOf, objectOf, textOf } from "../../../json.ts";
import type { Message } from "../../../world/model.ts";
import { write } from "../ask.ts";
import { h, icon, iconButton } from "../parts/dom.ts";
import { money, phoneOf, timeOf } from "../parts/format.ts";
import { richText } from "../parts/rich-text.ts";
import { pairOf, state } from "../state.ts";
import { words } from "../words.ts";
import type { ChatContext } from "./chat-context.ts";
import { type Drawn, interactivePart } from "./interactive-part.ts";
import { mediaPart } from "./media-part.ts";
import { summaryOf, templateText } from "./summary.ts";

const emojis = ["👍", "❤️", "😂", "🙏", "😮"];
const media = ["image", "video", "audio", "document", "sticker"];

function locationPart(content: unknown): Node[] {
  const { latitude, longitude, name, address } = objectOf(content);
  const at = [latitude, longitude].map((value) => Number(value).toFixed(4)).join(", ");
  return [
    h("span", { class: "map", "aria-hidden": "true" }, icon("place")),
    h("b", {}, textOf(name) ?? words.place),
    h("small", {}, textOf(address) ?? at),
  ];
}

function contactsPart(content: unknown): Node[] {
  return listOf(content).map((value) => {
    const { name, phones } = objectOf(value);
    const number = textOf(objectOf(listOf(phones)[0]).phone) ?? "";
    return h(
      "span",
      { class: "card" },
      icon("person"),
      h("span", {}, h("b", {}, textOf(objectOf(name).formatted_name) ?? ""), h("small", {}, number)),
    );
  });
}

function orderPart(content: unknown): Node[] {
  const order = objectOf(content);
  const items = listOf(order.product_items).map(objectOf);
  const count = items.reduce((sum, item) => sum + (numberOf(item.quantity) ?? 0), 0);
  const total = items.reduce((sum, item) => sum + (numberOf(item.quantity) ?? 0) * (numberOf(item.item_price) ?? 0), 0);
  const currency = textOf(items[0]?.currency) ?? "TZS";
  return [
    h(
      "span",
      { class: "card" },
      icon("bag"),
      h("span", {}, h("b", {}, words.ofOrder(count)), h("small", {}, money(total, currency))),
    ),
    h("p", {}, textOf(order.text) ?? ""),
  ];
}

function templatePart(chat: ChatContext, message: Message): Drawn {
  const quick = listOf(objectOf(message.content).components)
    .map(objectOf)
    .filter(({ sub_type }) => sub_type === "quick_reply")
    .map((component) => textOf(objectOf(listOf(component.parameters)[0]).payload) ?? "");
  const header = templateText(message.content, "header");
  return {
    inside: [
      ...(header ? [h("strong", { class: "head" }, header)] : []),
      h("p", {}, ...richText(summaryOf(message))),
      h("small", {}, templateText(message.content, "footer")),
    ],
    below: quick.map((payload) =>
      h(
        "button",
        {
          type: "button",
          class: "action",
          click: () =>
            void write(chat.customer.wa_id, chat.shop.phone_number_id, { pick: payload, message_id: message.id }),
        },
        payload,
      ),
    ),
  };
}

function drawn(chat: ChatContext, message: Message): Drawn {
  const { type, content } = message;
  if (type === "interactive") return interactivePart(chat, message);
  if (type === "template") return templatePart(chat, message);
  if (media.includes(type)) {
    const caption = textOf(objectOf(content).caption);
    return { inside: [mediaPart(type, content), ...(caption ? [h("p", {}, ...richText(caption))] : [])], below: [] };
  }
  if (type === "location") return { inside: locationPart(content), below: [] };
  if (type === "contacts") return { inside: contactsPart(content), below: [] };
  if (type === "order") return { inside: orderPart(content), below: [] };
  return { inside: [h("p", {}, ...richText(summaryOf(message)))], below: [] };
}

/** What became of a message: of a customer's as they see it, of a shop's as the shop is told. */
function ticks({ from, state: told = "sent" }: Message): Node {
  const words_ = words.states[told];
  const name = told === "accepted" ? "clock" : told === "sent" ? "check" : told === "failed" ? "close" : "checks";
  return h("span", { class: `ticks ${told} of-${from}`, title: words_, role: "img", "aria-label": words_ }, icon(name));
}

function reactionsOf({ customer, business }: Message["reactions"]): Node | undefined {
  const shown = [customer, business].filter((emoji) => emoji);
  return shown.length > 0 ? h("span", { class: "reactions" }, shown.join(" ")) : undefined;
}

function reactButton(chat: ChatContext, message: Message): Node {
  const { wa_id } = chat.customer;
  const menu = h("span", { class: "emojis", hidden: true });
  for (const emoji of emojis) {
    const click = () => {
      menu.hidden = true;
      const isSame = message.reactions.customer === emoji;
      void write(wa_id, chat.shop.phone_number_id, {
        reaction: { message_id: message.id, emoji: isSame ? "" : emoji },
      });
    };
    menu.append(h("button", { type: "button", click }, emoji));
  }
  const open = iconButton("smile", words.react, () => {
    menu.hidden = !menu.hidden;
  });
  open.classList.add("react");
  return h("span", { class: "react-place" }, open, menu);
}

function quote(chat: ChatContext, { reply_to }: Message): Node | undefined {
  const quoted = reply_to && state.chats.get(pairOf(chat.shop.phone_number_id, chat.customer.wa_id))?.get(reply_to);
  if (!quoted) return undefined;
  const who = quoted.from === "customer" ? chat.customer.name : chat.shop.verified_name;
  return h("span", { class: "quote" }, h("b", {}, who), h("span", {}, summaryOf(quoted)));
}

/** One message of a chat. */
export function bubble(chat: ChatContext, message: Message): HTMLElement {
  const { inside, below } = drawn(chat, message);
  const mine = message.from === "customer";
  const who = mine ? chat.customer.name || phoneOf(chat.customer.wa_id) : chat.shop.verified_name;
  const foot = h("span", { class: "foot" }, h("time", {}, timeOf(message.at)), ticks(message));
  return h(
    "li",
    { class: `message ${mine ? "mine" : "theirs"} is-${message.type}`, "data-id": message.id },
    h(
      "div",
      { class: "bubble", role: "group", "aria-label": who },
      quote(chat, message),
      ...inside,
      foot,
      reactionsOf(message.reactions),
      mine ? undefined : reactButton(chat, message),
    ),
    below.length > 0 && h("div", { class: "actions" }, ...below),
  );
}
