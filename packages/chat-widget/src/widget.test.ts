// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Widget } from "./create-widget.ts";
import { mountWidget } from "./mount-widget.ts";

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

type Call = { url: string; body: Record<string, unknown>; token: string | null };
let calls: Call[] = [];
let offline = false;
let theme: unknown = {};
let widget: Widget | undefined;

beforeEach(() => {
  calls = [];
  offline = false;
  theme = {};
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    if (init.method !== "POST") return Response.json({ theme_config: theme });
    const body = JSON.parse(String(init.body));
    calls.push({ url, body, token: new Headers(init.headers).get("X-Visitor-Token") });
    if (offline) throw new TypeError("Failed to fetch");
    if (body.message === "closed") return Response.json({ detail: "The chat is closed" }, { status: 404 });
    const actions = replies[body.message] ?? [{ send_message: `You said ${body.message}` }];
    return Response.json(
      { actions, response: [], message: "", next_state: "" },
      { headers: { "X-Visitor-Token": "secret" } },
    );
  });
});
afterEach(() => {
  widget?.destroy();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const start = (lang: "en" | "sw" = "en") => {
  widget = mountWidget({ botId: "bot", apiBase: "https://shop.example/api", lang });
  return widget;
};
const shadow = () => document.querySelector("mauzo-chat")?.shadowRoot;
const find = (selector: string) =>
  vi.waitFor(() => {
    const found = shadow()?.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing matches ${selector}`);
    return found;
  });
const press = (element: HTMLElement, key: string, init: KeyboardEventInit = {}) =>
  element.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true, ...init }),
  );
const field = async () => {
  const found = await find("textarea");
  if (!(found instanceof HTMLTextAreaElement)) throw new Error("no text field");
  return found;
};
const say = async (text: string, init: KeyboardEventInit = {}) => {
  const area = await field();
  area.value = text;
  area.dispatchEvent(new Event("input", { bubbles: true }));
  press(area, "Enter", init);
};
const open = async () => {
  (await find(".launcher")).click();
  await find(".log");
};
const textOf = (selector: string) =>
  [...(shadow()?.querySelectorAll(selector) ?? [])].map((element) => element.textContent);

it("shows a round launcher, and a bubble after five seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  theme = { bubbleTitle: "Karibu" };
  start();
  expect(shadow()?.querySelector(".launcher")?.textContent).toBe("Open chat");
  await vi.advanceTimersByTimeAsync(1000);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(3900);
  expect(shadow()?.querySelector(".words")).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(shadow()?.querySelector(".words")?.textContent).toBe("Karibu Ask me");
});

it("opens a dialog with the cursor in the text field, and gives the focus back", async () => {
  start("sw");
  await open();
  const box = await find("[role=dialog]");
  expect([box.hidden, (await find(".launcher")).hidden]).toEqual([false, true]);
  expect(shadow()?.activeElement).toBe(await field());
  expect((await field()).placeholder).toBe("Andika ujumbe");
  press(await field(), "Escape");
  expect(box.hidden).toBe(true);
  expect(shadow()?.activeElement).toBe(await find(".launcher"));
});

it("gives the exact first hint and placeholder", async () => {
  start();
  await open();
  expect((await find(".hint")).textContent).toContain('Send a message to initiate conversation i.e "Hello"');
  expect((await field()).placeholder).toBe("Compose a message");
});

it("sends with Enter, but not empty, not with Shift, not while a character is being composed", async () => {
  start();
  await open();
  await say("   ");
  await say("Hello", { shiftKey: true });
  await say("Hello", { isComposing: true });
  expect(calls).toEqual([]);
  await say("Hello");
  expect((await field()).value).toBe("");
  await find(".choices");
  expect(calls[0]).toMatchObject({
    url: "https://shop.example/api/plugin/conversation/bot",
    body: { message: "Hello", bot_id: "bot", message_type: "text" },
    token: null,
  });
});

it("leads from buttons through a list to a product and the cart", async () => {
  start();
  await open();
  await say("Hello");
  (await find(".choices button")).click();
  (await find(".opener")).click();
  const row = await find(".option");
  expect(shadow()?.activeElement).toBe(row);
  press(row, "Escape");
  await vi.waitFor(() => expect(shadow()?.querySelector(".sheet")).toBeNull());
  expect((await find(".box")).hidden).toBe(false);
  expect(shadow()?.activeElement).toBe(await find(".opener"));
  (await find(".opener")).click();
  (await find(".option")).click();
  expect((await find(".price")).textContent).toBe("25,000.00 TZS");
  expect((await find(".picture img")).getAttribute("src")).toBe("https://e.com/kanga.webp");
  const link = await find("a.cart");
  expect([link.textContent, link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
    "Open your cart",
    "https://shop.example/cart?token=a_b",
    "_blank",
    "noopener noreferrer",
  ]);
  expect(shadow()?.querySelector(".log")?.textContent).toContain("<b>no</b>");
  expect(textOf(".visitor")).toEqual(["Hello", "See products", "Kanga"]);
  expect(calls.slice(1)).toMatchObject([
    { body: { message: "see-products", message_type: "interactive" }, token: "secret" },
    { body: { message: "kanga", message_type: "interactive" }, token: "secret" },
  ]);
});

it("picks a row by its picture, and leaves other pictures a link", async () => {
  start();
  await open();
  await say("shelf");
  const card = await find(".picture button");
  expect(card.getAttribute("aria-label")).toBe("Kanga");
  expect(shadow()?.querySelector(".picture a")).toBeNull();
  card.click();
  await find(".picture a");
  expect(calls[1]?.body).toMatchObject({ message: "kanga", message_type: "interactive" });
  expect(textOf(".visitor")).toEqual(["shelf", "Kanga"]);
  expect(shadow()?.querySelectorAll(".picture button")).toHaveLength(1);
});

it("sends a message again that did not get through", async () => {
  start();
  await open();
  offline = true;
  await say("one");
  expect((await find(".problem")).textContent).toContain("Check your connection");
  offline = false;
  const again = await find(".problem + button");
  expect(again.textContent).toBe("Send again");
  again.click();
  again.click();
  await vi.waitFor(() => expect(textOf(".turn")).toEqual(["one", "You said one"]));
  expect(calls).toHaveLength(2);
  expect(shadow()?.activeElement).toBe(await find(".log"));
});

it("shows a picture that does not load as a quiet note of the same size", async () => {
  start();
  await open();
  await say("kanga");
  (await find(".picture img")).dispatchEvent(new Event("error"));
  expect((await find(".missing")).textContent).toBe("The picture did not load");
});

it("reports an error as a reply", async () => {
  start();
  await open();
  await say("closed");
  expect((await find(".problem")).textContent).toBe("The chat is closed");
});

it("keeps the conversation when minimised and reloaded, and clears it when closed", async () => {
  start();
  await open();
  await say("one");
  await vi.waitFor(() => expect(textOf(".turn")).toEqual(["one", "You said one"]));
  const kept = calls[0]?.body.chat_id;
  widget?.destroy();
  start();
  await open();
  expect(textOf(".turn")).toEqual(["one", "You said one"]);
  shadow()?.querySelectorAll<HTMLElement>(".head button")[1]?.click();
  await find(".hint");
  expect((await find(".box")).hidden).toBe(true);
  await open();
  await say("two");
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.body.chat_id).not.toBe(kept);
});

it("keeps key presses from the page's own shortcuts", async () => {
  const heard = vi.fn();
  document.addEventListener("keydown", heard);
  start();
  await open();
  press(await field(), "g");
  expect(heard).not.toHaveBeenCalled();
  document.removeEventListener("keydown", heard);
});

it("leaves nothing behind", async () => {
  const before = document.documentElement.outerHTML;
  const listening = new Set<unknown>();
  const [add, remove] = [window.addEventListener, window.removeEventListener];
  window.addEventListener = (...parts: Parameters<typeof add>) => {
    listening.add(parts[1]);
    add.apply(window, parts);
  };
  window.removeEventListener = (...parts: Parameters<typeof remove>) => {
    listening.delete(parts[1]);
    remove.apply(window, parts);
  };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  start().open();
  await vi.waitFor(() => find(".log"));
  widget?.destroy();
  expect(document.documentElement.outerHTML).toBe(before);
  expect(listening.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  Object.assign(window, { addEventListener: add, removeEventListener: remove });
});

it("follows the device to dark and back while it stands on the page", async () => {
  const device = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", (query: string) => (query.includes("color-scheme") ? device : { matches: false }));
  const turn = (matches: boolean) => {
    device.matches = matches;
    device.dispatchEvent(new Event("change"));
  };
  theme = { primaryColor: "#0b7a55" };
  start();
  await open();
  const box = await find(".box");
  const look = () => [
    box.dataset.mode,
    ...["background", "primary"].map((name) => box.style.getPropertyValue(`--mz-${name}`)),
  ];
  await vi.waitFor(() => expect(look()).toEqual(["light", "rgb(255 255 255)", "rgb(11 122 85)"]));
  turn(true);
  expect(look()).toEqual(["dark", "rgb(20 26 24)", "rgb(11 122 85)"]);
  turn(false);
  expect(look()).toEqual(["light", "rgb(255 255 255)", "rgb(11 122 85)"]);
  turn(true);
  widget?.destroy();
  turn(false);
  expect(look()[0]).toBe("dark");
});
