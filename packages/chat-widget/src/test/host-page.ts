import { mockApi } from "@mauzo/api-mock/mock-api";
import { disconnected, json, type MockCall, type Responder, silent } from "@mauzo/api-mock/responders";
import { chat } from "@mauzo/contract/conversations/chat";
import { afterEach, beforeEach, vi } from "vitest";
import type { Widget, WidgetOptions } from "../create-widget.ts";
import { mountWidget } from "../mount-widget.ts";

const buttons = {
  send_reply_button: {
    type: "button",
    body: { text: "What now?" },
    action: { buttons: [{ type: "reply", reply: { id: "see-products", title: "See products" } }] },
  },
};
const list = {
  send_button: {
    header: "Categories",
    body: "Choose",
    footer: "Prices in TZS",
    action: {
      button: "See categories",
      sections: [{ title: "Cloth", rows: [{ id: "kanga", title: "Kanga", description: "Pairs" }] }],
    },
  },
};
const pictures = { send_images: [{ link: "https://e.com/kanga.webp", caption: "*Kanga*\n25,000.00 TZS" }] };
const cart = { send_message: "Here: https://shop.example/cart?token=a_b <b>no</b>" };
const replies: Record<string, unknown> = {
  shelf: [pictures, list],
  Hello: [buttons],
  "see-products": [list],
  kanga: [pictures, cart],
};

type Call = { path: string; body: Record<string, unknown>; token: string | null; key: string | null };
type Shop = {
  calls: Call[];
  /**
   * `offline`: nothing gets through. `broken`: a proxy responds with HTML. `busy`: asks for a pause. `silent`: no answer
   * comes.
   */
  state: "up" | "offline" | "broken" | "busy" | "silent";
  /** The text of a busy shop, and the length of the pause. */
  pause: { detail?: string; seconds: number };
  theme: unknown;
  widget: Widget | undefined;
};

const forget = () => {
  localStorage.clear();
  sessionStorage.clear();
};

/** A shop that answers with the messages above and an empty page, reset for each test and after the file. */
export function hostPage(): Shop {
  const api = mockApi("https://shop.example/api");
  const shop: Shop = { calls: [], state: "up", pause: { seconds: 20 }, theme: {}, widget: undefined };
  beforeEach(() => {
    Object.assign(shop, { calls: [], state: "up", pause: { seconds: 20 }, theme: {}, widget: undefined });
    forget();
    const answer = (says: Responder) => (call: MockCall) => {
      if (shop.state === "offline") return disconnected(call);
      if (shop.state === "silent") return silent(call);
      if (shop.state === "broken") return new Response("<h1>Bad gateway</h1>", { status: 502 });
      return says(call);
    };
    const reply = answer((call) => {
      const body: Record<string, unknown> = { ...Object(call.body) };
      shop.calls.push({
        ...{ path: call.path, body, token: call.headers.get("X-Visitor-Token") },
        key: call.headers.get("Idempotency-Key"),
      });
      if (shop.state === "busy") {
        const { detail, seconds } = shop.pause;
        return json(429, { detail }, { "Retry-After": `${seconds}` })(call);
      }
      if (body.message === "closed") return json(404, { detail: "The chat is closed" })(call);
      const actions = replies[String(body.message)] ?? [{ send_message: `You said ${body.message}` }];
      return json(200, { actions, response: [], message: "", next_state: "" }, { "X-Visitor-Token": "secret" })(call);
    });
    api.answer(
      chat.theme,
      answer((call) => json(200, { theme_config: shop.theme })(call)),
    );
    api.answer(chat.send, reply);
    api.answer(chat.sendWithToken, reply);
    api.answer(chat.listen, silent);
  });
  afterEach(() => {
    shop.widget?.destroy();
    document.body.replaceChildren();
    forget();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return shop;
}

export const mount = (shop: Shop, options: Partial<WidgetOptions> = {}) => {
  shop.widget = mountWidget({ botId: "bot", apiBase: "https://shop.example/api", lang: "en", ...options });
  return shop.widget;
};
export const shadow = () => document.querySelector("mauzo-chat")?.shadowRoot;
export const find = (selector: string) =>
  vi.waitFor(
    () => {
      const found = shadow()?.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`nothing matches ${selector}`);
      return found;
    },
    { timeout: 5000 },
  );
export const textOf = (selector: string) =>
  [...(shadow()?.querySelectorAll(selector) ?? [])].map((element) => element.textContent);
export const press = (element: HTMLElement, key: string, init: KeyboardEventInit = {}) =>
  element.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true, ...init }),
  );
export const field = async () => {
  const found = await find("textarea");
  if (!(found instanceof HTMLTextAreaElement)) throw new Error("no text field");
  return found;
};
export const type = async (text: string) => {
  const area = await field();
  area.value = text;
  area.dispatchEvent(new Event("input", { bubbles: true }));
  return area;
};
export const say = async (text: string, init: KeyboardEventInit = {}) => press(await type(text), "Enter", init);
export const open = async () => {
  (await find(".launcher")).click();
  await find(".log");
};
