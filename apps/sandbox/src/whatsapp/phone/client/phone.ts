import type { Customer } from "../../world/model.ts";
import type { Shop } from "../snapshot.ts";
import type { ChatContext } from "./chat/chat-context.ts";
import { chatScreen, face } from "./chat/chat-screen.ts";
import { summaryOf } from "./chat/summary.ts";
import { h, iconButton, place } from "./parts/dom.ts";
import { phoneOf, timeOf } from "./parts/format.ts";
import { promptLayer } from "./prompt.ts";
import { openPhoneSettings } from "./sheets/phone-settings.ts";
import { smsScreen } from "./sms/sms-screen.ts";
import { smsFrom, smsSenders } from "./sms/threads.ts";
import { chatOf, now, state } from "./state.ts";
import { words } from "./words.ts";

export type Phone = {
  waId: string;
  root: HTMLElement;
  draw: () => void;
  open: (number: string, draft?: string) => void;
};

function chatRow(customer: Customer, shop: Shop, open: () => void): HTMLElement {
  const last = chatOf(shop.phone_number_id, customer).at(-1);
  return h(
    "li",
    {},
    h(
      "button",
      { type: "button", class: "chat-row", click: open },
      face(shop.verified_name),
      h(
        "span",
        { class: "row-words" },
        h("b", {}, shop.verified_name),
        h("small", {}, last ? summaryOf(last) : shop.display_phone_number),
      ),
      last ? h("time", {}, timeOf(last.at)) : null,
    ),
  );
}

function smsRow({ sender, last }: ReturnType<typeof smsSenders>[number], open: () => void): HTMLElement {
  return h(
    "li",
    {},
    h(
      "button",
      { type: "button", class: "chat-row", click: open },
      face(sender),
      h("span", { class: "row-words" }, h("b", {}, `${sender} · ${words.sms}`), h("small", {}, last.text)),
      h("time", {}, timeOf(last.at)),
    ),
  );
}

/** The phone of one customer: its chats and its SMS, and one of them. */
export function phone(waId: string, remove: () => void): Phone {
  const time = h("time", {});
  const title = h("h2", {});
  const number = h("small", {});
  const list = h("ul", { class: "chat-rows" });
  const carts = new Map<string, Map<string, number>>();
  const customer = () => state.customers.get(waId);
  const home = h(
    "div",
    { class: "home" },
    h(
      "header",
      { class: "bar" },
      h("span", { class: "bar-words" }, title, number),
      iconButton("more", words.phoneSettings, () => {
        const owner = customer();
        if (owner) openPhoneSettings(screen, owner, remove);
      }),
    ),
    list,
  );
  const screen = h("div", { class: "screen" }, home);
  const prompt = promptLayer(waId);
  const status = h(
    "div",
    { class: "status", "aria-hidden": "true" },
    time,
    h("span", { class: "signals" }, h("i"), h("i"), h("i")),
  );
  const root = h("article", { class: "phone" }, h("div", { class: "glass" }, status, screen, prompt.root));
  let current: { isThere: () => boolean; draw: () => void } | undefined;

  function open(number: string, draft?: string): void {
    const cart = carts.get(number) ?? new Map<string, number>();
    carts.set(number, cart);
    const chat = (): ChatContext | undefined => {
      const [shop, owner] = [state.shops.get(number), customer()];
      return shop && owner && { customer: owner, shop, screen, cart };
    };
    const first = chat();
    if (!first) return;
    let last = first;
    const context = () => {
      last = chat() ?? last;
      return last;
    };
    const shown = chatScreen(context, close, draft);
    current = { isThere: () => state.shops.has(number), draw: shown.draw };
    place(screen, [shown.root]);
    shown.draw();
    if (draft) shown.root.querySelector("textarea")?.focus();
  }

  function openSms(sender: string): void {
    const shown = smsScreen(waId, sender, close);
    current = { isThere: () => smsFrom(waId, sender).length > 0, draw: shown.draw };
    place(screen, [shown.root]);
    shown.draw();
  }

  function close(): void {
    current = undefined;
    place(screen, [home]);
    draw();
    list.querySelector("button")?.focus();
  }

  function drawChats(owner: Customer): void {
    const rows = [...state.shops.values()].map((shop) => chatRow(owner, shop, () => open(shop.phone_number_id)));
    const sms = smsSenders(waId).map((thread) => smsRow(thread, () => openSms(thread.sender)));
    place(list, rows.length + sms.length > 0 ? [...sms, ...rows] : [h("li", { class: "empty" }, words.noShops)]);
  }

  function draw(): void {
    const owner = customer();
    if (!owner) return;
    root.setAttribute("aria-label", owner.name);
    root.classList.toggle("is-off", !owner.online);
    time.textContent = timeOf(now());
    title.textContent = owner.name;
    number.textContent = owner.online ? phoneOf(waId) : words.offline;
    if (current && !current.isThere()) close();
    else if (current) current.draw();
    else drawChats(owner);
    prompt.draw();
  }

  return { waId, root, draw, open };
}
