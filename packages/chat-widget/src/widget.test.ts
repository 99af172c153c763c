// @vitest-environment happy-dom
import { afterAll, expect, it, vi } from "vitest";
import { field, find, hostPage, mount, open, press, say, shadow, textOf, type } from "./test/host-page.ts";

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const shop = hostPage();
const start = (lang: "en" | "sw" = "en") => mount(shop, { lang });

it("shows a round launcher, and a bubble after five seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  shop.theme = { bubbleTitle: "Karibu" };
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

it("lays the box out unseen while its launcher is being pressed, and puts it away when nothing comes of it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  start();
  const launcher = await find(".launcher");
  launcher.dispatchEvent(new Event("pointerenter"));
  await vi.dynamicImportSettled();
  const box = await find(".box");
  const looks = () => [box.hidden, box.dataset.coming];
  launcher.dispatchEvent(new Event("pointerdown"));
  expect(looks()).toEqual([false, ""]);
  await vi.advanceTimersByTimeAsync(300);
  expect(looks()).toEqual([true, undefined]);
  launcher.dispatchEvent(new Event("pointerdown"));
  launcher.click();
  expect(looks()).toEqual([false, undefined]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(box.hidden).toBe(false);
});

it("does not send with the second half of a double press on the launcher, under which the button to send lies", async () => {
  start();
  await open();
  await type("half a sen");
  const send = await find("[type=submit]");
  send.dispatchEvent(new MouseEvent("click", { detail: 2, bubbles: true, cancelable: true }));
  expect((await field()).value).toBe("half a sen");
  send.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true, cancelable: true }));
  expect((await field()).value).toBe("");
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
  expect(shop.calls).toEqual([]);
  await say("Hello");
  expect((await field()).value).toBe("");
  await find(".choices");
  expect(shop.calls[0]).toMatchObject({
    path: "/api/plugin/conversation/bot",
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
  expect(shop.calls.slice(1)).toMatchObject([
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
  expect(shadow()?.querySelector(".picture a.view")).toBeNull();
  card.click();
  await find(".picture a.view");
  expect(shop.calls[1]?.body).toMatchObject({ message: "kanga", message_type: "interactive" });
  expect(textOf(".visitor")).toEqual(["shelf", "Kanga"]);
  expect(shadow()?.querySelectorAll(".picture button")).toHaveLength(1);
});

it("sends a message again that did not get through", async () => {
  start();
  await open();
  shop.state = "broken";
  await say("one");
  expect((await find(".problem")).textContent).toContain("has a problem right now");
  expect((await find(".visitor [role=img]")).getAttribute("aria-label")).toBe("Not sent");
  shop.state = "up";
  const again = await find(".problem + button");
  expect(again.textContent).toBe("Send again");
  again.click();
  again.click();
  await vi.waitFor(() => expect(textOf(".turn")).toEqual(["one", "You said one"]));
  expect(shop.calls).toHaveLength(1);
  expect((await find(".visitor [role=img]")).getAttribute("aria-label")).toBe("Sent");
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
  expect((await find(".visitor [role=img]")).getAttribute("aria-label")).toBe("Not accepted");
});

it("keeps the conversation when minimised and reloaded, and clears it when closed", async () => {
  start();
  await open();
  await say("one");
  await vi.waitFor(() => expect(textOf(".turn")).toEqual(["one", "You said one"]));
  const kept = shop.calls[0]?.body.chat_id;
  shop.widget?.destroy();
  start();
  await open();
  expect(textOf(".turn")).toEqual(["one", "You said one"]);
  shadow()?.querySelectorAll<HTMLElement>(".head button")[1]?.click();
  await find(".hint");
  expect((await find(".box")).hidden).toBe(true);
  await open();
  await say("two");
  await vi.waitFor(() => expect(shop.calls).toHaveLength(2));
  expect(shop.calls[1]?.body.chat_id).not.toBe(kept);
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

it("follows the device to dark and back while it stands on the page", async () => {
  const device = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", (query: string) => (query.includes("color-scheme") ? device : { matches: false }));
  const turn = (matches: boolean) => {
    device.matches = matches;
    device.dispatchEvent(new Event("change"));
  };
  shop.theme = { primaryColor: "#0b7a55" };
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
  shop.widget?.destroy();
  turn(false);
  expect(look()[0]).toBe("dark");
});
