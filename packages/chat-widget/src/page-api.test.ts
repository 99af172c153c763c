// @vitest-environment happy-dom
import { afterAll, expect, it, vi } from "vitest";
import { field, find, hostPage, mount, open, press, say, shadow, textOf, type } from "./test/host-page.ts";
import { trackLeaks } from "./test/track-leaks.ts";

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const shop = hostPage();

it("tells the page what happens, until it no longer wants to hear", async () => {
  const widget = mount(shop);
  const heard: unknown[] = [];
  const ends = [
    widget.on("opened", () => heard.push("opened")),
    widget.on("closed", () => heard.push("closed")),
    widget.on("message", (message) => heard.push(message)),
    widget.on("unread", (count) => heard.push(count)),
    widget.on("error", (text) => heard.push(text)),
  ];
  widget.open();
  await find(".log");
  widget.send("one");
  await vi.waitFor(() => expect(textOf(".shop")).toHaveLength(1));
  widget.close();
  widget.send("closed");
  await vi.waitFor(() => expect(textOf(".shop")).toHaveLength(2));
  expect(heard).toEqual([
    "opened",
    { from: "visitor", text: "one" },
    { from: "shop", action: { send_message: "You said one" } },
    "closed",
    { from: "visitor", text: "closed" },
    1,
    "The chat is closed",
  ]);
  for (const end of ends) end();
  widget.open();
  expect(heard).toHaveLength(7);
});

it.each([
  ["en", "Too long for one message: 1024 characters fit. Shorten it, then send it."],
  ["sw", "Ujumbe ni mrefu mno: mwisho ni herufi 1024. Ufupishe kisha uutume."],
] as const)("keeps a text that is too long where it can be shortened, and says so: %s", async (lang, sentence) => {
  const widget = mount(shop, { lang });
  const errors: string[] = [];
  widget.on("error", (text) => errors.push(text));
  widget.open();
  await type("half a sentence");
  widget.send("x".repeat(1100));
  await vi.waitFor(() => expect(errors).toEqual([sentence]));
  const kept = `${"x".repeat(1100)}\nhalf a sentence`;
  expect([(await field()).value, textOf(".advice"), textOf(".count")]).toEqual([kept, [sentence], ["1116/1024"]]);
  press(await field(), "Enter");
  expect([(await field()).value, errors]).toEqual([kept, [sentence, sentence]]);
  await say("x".repeat(1024));
  await vi.waitFor(() => expect(shop.calls.map(({ body }) => body.message)).toEqual(["x".repeat(1024)]));
  expect([(await field()).value, textOf(".advice"), errors.length]).toEqual(["", [], 2]);
});

it("bears what a page gives it", async () => {
  const widget = mount(shop);
  const errors: string[] = [];
  widget.on("error", (text) => errors.push(text));
  // An untyped page may pass anything.
  for (const odd of [undefined, null, 7, {}, "", "  "]) Reflect.apply(widget.send, undefined, [odd]);
  for (const odd of [null, 7, "{", [], { title: 7, height: "all", primaryColor: "url(x)", width: {} }])
    Reflect.apply(widget.updateTheme, undefined, [odd]);
  widget.open();
  await find(".log");
  expect([shop.calls, textOf("h2"), (await field()).value]).toEqual([[], ["Chat"], ""]);
  expect(errors).toEqual(Array.from({ length: 6 }, () => "Nothing was sent: the message has no text."));
  widget.destroy();
  widget.destroy();
  for (const call of [widget.open, widget.close, widget.send, widget.updateTheme])
    Reflect.apply(call, undefined, ["x"]);
  expect(document.querySelector("mauzo-chat")).toBeNull();
});

it("wears another look at once, and goes back to the shop's", async () => {
  shop.theme = { title: "Duka", placement: "left" };
  const widget = mount(shop);
  await open();
  await vi.waitFor(() => expect(textOf("h2")).toEqual(["Duka"]));
  widget.updateTheme({ title: "Preview", placement: "right", primaryColor: "#0b7a55" });
  const box = await find(".box");
  expect([textOf("h2"), box.dataset.side, box.style.getPropertyValue("--mz-primary")]).toEqual([
    ["Preview"],
    "right",
    "rgb(11 122 85)",
  ]);
  widget.updateTheme();
  expect([textOf("h2"), box.dataset.side]).toEqual([["Duka"], "left"]);
});

it("goes back to the defaults when the shop has emptied its theme, and stays as it is when the call fails", async () => {
  shop.theme = { title: "Duka" };
  mount(shop);
  await open();
  await vi.waitFor(() => expect(textOf("h2")).toEqual(["Duka"]));
  for (const [state, theme, title] of [
    ["broken", {}, "Duka"],
    ["offline", {}, "Duka"],
    ["up", {}, "Chat"],
  ] as const) {
    shop.widget?.destroy();
    Object.assign(shop, { state, theme });
    mount(shop);
    await open();
    await vi.waitFor(() => expect(textOf("h2")).toEqual([title]));
  }
});

it("opens a popup by itself, without taking the focus, until it is closed in this visit", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const wait = async () => {
    mount(shop, { mode: "popup" });
    await vi.advanceTimersByTimeAsync(1000);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(4200);
    return (await find(".box")).hidden;
  };
  expect(await wait()).toBe(false);
  expect(shadow()?.activeElement).toBeNull();
  shop.widget?.destroy();
  expect(await wait()).toBe(false);
  press(await find(".box"), "Escape");
  shop.widget?.destroy();
  expect(await wait()).toBe(true);
});

it("does not cover a phone by itself: there the bubble speaks", async () => {
  vi.stubGlobal("matchMedia", (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes("max-width") }),
  );
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  mount(shop, { mode: "popup" });
  await vi.advanceTimersByTimeAsync(1000);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(4200);
  expect([(await find(".box")).hidden, textOf(".words")]).toEqual([true, ["Need Help? Ask me"]]);
});

it("gives the focus back to what opened it", async () => {
  const button = document.body.appendChild(document.createElement("button"));
  const widget = mount(shop);
  await vi.waitFor(() => find(".box"), { timeout: 3000 });
  button.focus();
  widget.open();
  press(await find("textarea"), "Escape");
  expect(document.activeElement).toBe(button);
});

it("leaves nothing behind", async () => {
  const left = trackLeaks();
  const before = document.documentElement.outerHTML;
  mount(shop).open();
  await vi.waitFor(() => find(".log"));
  shop.state = "offline";
  await say("one");
  await find(".away");
  await say("two");
  shop.widget?.destroy();
  expect(left.count()).toEqual({ listeners: [], timers: 0, calls: 0 });
  expect(document.documentElement.outerHTML).toBe(before);
  left.restore();
});
