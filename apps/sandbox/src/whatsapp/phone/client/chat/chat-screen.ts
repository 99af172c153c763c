import type { Message } from "../../../world/model.ts";
import { h, iconButton, place } from "../parts/dom.ts";
import { dayOf, hueOf, initials } from "../parts/format.ts";
import { chatOf, isTyping, pairOf, state } from "../state.ts";
import { words } from "../words.ts";
import { bubble } from "./bubble.ts";
import type { ChatContext } from "./chat-context.ts";
import { composer } from "./composer.ts";

export const face = (name: string) =>
  h("span", { class: `face hue-${hueOf(name)}`, "aria-hidden": "true" }, initials(name));

/** A bubble is drawn anew only when its message changed. */
function bubbles(chat: () => ChatContext) {
  const drawn = new Map<string, { key: string; node: HTMLElement }>();
  return (message: Message): HTMLElement => {
    const key = JSON.stringify(message);
    const known = drawn.get(message.id);
    if (known?.key === key) return known.node;
    const node = bubble(chat(), message);
    drawn.set(message.id, { key, node });
    return node;
  };
}

/** One chat on one phone. */
export function chatScreen(chat: () => ChatContext, back: () => void, draft?: string) {
  const { shop, customer } = chat();
  const nodeOf = bubbles(chat);
  const days = new Map<string, HTMLElement>();
  const dayLine = (day: string) => {
    const line = days.get(day) ?? h("li", { class: "day" }, h("span", {}, day));
    days.set(day, line);
    return line;
  };
  const empty = h("li", { class: "empty" }, words.noMessages);
  const typing = h(
    "li",
    { class: "message theirs typing", "aria-label": `${shop.verified_name} ${words.typing}` },
    h("span", { class: "bubble" }, h("i"), h("i"), h("i")),
  );
  const list = h("ol", { class: "messages", "aria-live": "polite", tabindex: "0" });
  const below = h("small", {}, "");
  const root = h(
    "div",
    { class: "chat" },
    h(
      "header",
      { class: "bar" },
      iconButton("back", words.back, back),
      face(shop.verified_name),
      h("span", { class: "bar-words" }, h("b", {}, shop.verified_name), below),
    ),
    list,
    composer(chat, draft),
  );

  function draw(): void {
    const pair = pairOf(shop.phone_number_id, customer.wa_id);
    const messages = chatOf(shop.phone_number_id, chat().customer);
    let day = "";
    const nodes = messages.flatMap((message) => {
      const own = dayOf(message.at);
      if (own === day) return [nodeOf(message)];
      day = own;
      return [dayLine(own), nodeOf(message)];
    });
    if (nodes.length === 0) nodes.push(empty);
    if (isTyping(pair)) nodes.push(typing);
    const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 80;
    const isOwn = messages.at(-1)?.from === "customer";
    const wasEmpty = list.childElementCount === 0;
    const lastBefore = list.lastElementChild;
    place(list, nodes);
    const online = chat().customer.online;
    below.textContent = !state.isConnected ? words.lost : online ? shop.display_phone_number : words.offline;
    if (wasEmpty || ((isAtEnd || isOwn) && lastBefore !== list.lastElementChild)) list.scrollTop = list.scrollHeight;
  }

  // Pictures grow the list after it was scrolled.
  list.addEventListener(
    "load",
    () => {
      if (list.scrollHeight - list.scrollTop - list.clientHeight < 400) list.scrollTop = list.scrollHeight;
    },
    { capture: true },
  );
  return { root, draw };
}
