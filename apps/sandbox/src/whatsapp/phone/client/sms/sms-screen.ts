import type { ShownSms } from "../../../../sms/feed.ts";
import { face } from "../chat/chat-screen.ts";
import { h, iconButton, place } from "../parts/dom.ts";
import { dayOf, timeOf } from "../parts/format.ts";
import { words } from "../words.ts";
import { smsFrom } from "./threads.ts";

const address = /(?:https?:\/\/)?(?:[\w-]+\.)*[\w-]+(?:\.[a-z]{2,}|:\d+)\/[^\s<>"]*[^\s<>".,;:!?)]/gi;

/** An SMS has no signs of its own but addresses, which phones make links of. */
function linked(text: string): Node[] {
  const nodes: Node[] = [];
  let from = 0;
  for (const match of text.matchAll(address)) {
    const [shown] = match;
    nodes.push(document.createTextNode(text.slice(from, match.index)));
    from = match.index + shown.length;
    const href = /^https?:/i.test(shown) ? shown : `http://${shown}`;
    nodes.push(h("a", { href, target: "_blank", rel: "noreferrer" }, shown));
  }
  nodes.push(document.createTextNode(text.slice(from)));
  return nodes;
}

const bubble = ({ text, at, from }: ShownSms) =>
  h(
    "li",
    { class: "message theirs is-sms" },
    h(
      "div",
      { class: "bubble", role: "group", "aria-label": from },
      h("p", {}, ...linked(text)),
      h("span", { class: "foot" }, h("time", {}, timeOf(at))),
    ),
  );

/** What one sender sent to one phone: nobody can answer a name. */
export function smsScreen(waId: string, sender: string, back: () => void) {
  const drawn = new Map<string, HTMLElement>();
  const days = new Map<string, HTMLElement>();
  const nodeOf = (sms: ShownSms) => {
    const node = drawn.get(sms.id) ?? bubble(sms);
    drawn.set(sms.id, node);
    return node;
  };
  const dayLine = (day: string) => {
    const line = days.get(day) ?? h("li", { class: "day" }, h("span", {}, day));
    days.set(day, line);
    return line;
  };
  const list = h("ol", { class: "messages", "aria-live": "polite", tabindex: "0" });
  const root = h(
    "div",
    { class: "chat" },
    h(
      "header",
      { class: "bar" },
      iconButton("back", words.back, back),
      face(sender),
      h("span", { class: "bar-words" }, h("b", {}, sender), h("small", {}, words.sms)),
    ),
    list,
  );
  function draw(): void {
    const messages = smsFrom(waId, sender);
    let day = "";
    const nodes = messages.flatMap((sms) => {
      const own = dayOf(sms.at);
      if (own === day) return [nodeOf(sms)];
      day = own;
      return [dayLine(own), nodeOf(sms)];
    });
    const lastBefore = list.lastElementChild;
    place(list, nodes);
    if (lastBefore !== list.lastElementChild) list.scrollTop = list.scrollHeight;
  }
  return { root, draw };
}
