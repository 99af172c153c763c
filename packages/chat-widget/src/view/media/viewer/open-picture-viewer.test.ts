// @vitest-environment happy-dom
import { mockApi } from "@mauzo/api-mock/mock-api";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { apiBase, mockVisibility, openWidget } from "../../../test/open-widget.ts";
import { lazyMedia } from "../lazy-media.ts";

const api = mockApi(apiBase);

let opened: Awaited<ReturnType<typeof openWidget>> | undefined;
beforeEach(() => void mockVisibility());
afterEach(() => {
  opened?.widget.destroy();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pictures = {
  send_images: [
    { link: "https://e.com/1.webp", caption: "*Kanga*\n18,000.00 TZS" },
    { link: "javascript:1", caption: "Hakuna" },
    { link: "https://e.com/2.webp" },
    { link: "https://e.com/3.webp", caption: "Kikoi" },
  ],
};
const kikoi = { send_button: { action: { button: "See", sections: [{ rows: [{ id: "k", title: "Kikoi" }] }] } } };

const look = async (lang: "en" | "sw" = "en") => {
  opened = await openWidget(api, [pictures, kikoi], lang);
  await lazyMedia.fetch();
  const link = await opened.find(".picture a");
  link.focus();
  link.click();
  return { ...opened, link, dialog: await opened.find("dialog") };
};
const shown = () => opened?.shadow.querySelector(".stage img")?.getAttribute("src");

it("names a picture by its caption", async () => {
  const { all } = await look();
  expect(all(".picture a img").map((image) => image.getAttribute("alt"))).toEqual(["Kanga", "Open the picture"]);
});

it("shows a picture large, its caption, and the others, those that are picks too", async () => {
  const { find, press, dialog } = await look();
  expect([shown(), (await find(".telling")).textContent, dialog.getAttribute("aria-label")]).toEqual([
    "https://e.com/1.webp",
    "Kanga\n18,000.00 TZS",
    "Pictures",
  ]);
  expect((await find(".below [role=status]")).textContent).toBe("Picture 1 of 3");
  press(dialog, "ArrowLeft");
  press(dialog, "ArrowRight");
  press(dialog, "ArrowRight");
  await vi.waitFor(() => expect(shown()).toBe("https://e.com/3.webp"));
  expect((await find(".next")).getAttribute("aria-disabled")).toBe("true");
  (await find(".previous")).click();
  await vi.waitFor(() => expect(shown()).toBe("https://e.com/2.webp"));
});

it("shows what is a pick large from its corner, and a press on the card still picks", async () => {
  opened = await openWidget(api, [pictures, kikoi]);
  const { find, all, messages, press, shadow } = opened;
  await lazyMedia.fetch();
  const corner = await find(".look");
  expect([corner.getAttribute("aria-label"), corner.getAttribute("href")]).toEqual([
    "Open the picture: Kikoi",
    "https://e.com/3.webp",
  ]);
  corner.focus();
  corner.click();
  const dialog = await find("dialog");
  expect([shown(), messages.length]).toEqual(["https://e.com/3.webp", 1]);
  press(dialog, "Escape");
  expect([all("dialog").length, shadow.activeElement]).toEqual([0, corner]);
  (await find(".pick")).click();
  await vi.waitFor(() => expect(messages.at(-1)).toMatchObject({ message: "k", message_type: "interactive" }));
});

it("grows by keys and its button, and is whole again for the next picture", async () => {
  const { find, press, dialog } = await look("sw");
  const transform = async () => (await find(".stage img")).style.transform;
  const zoom = await find(".zoom");
  expect(zoom.getAttribute("aria-label")).toBe("Kuza");
  zoom.click();
  await vi.waitFor(async () => expect(await transform()).toContain("scale(2.5)"));
  expect(zoom.getAttribute("aria-label")).toBe("Punguza");
  press(dialog, "+");
  await vi.waitFor(async () => expect(await transform()).toContain("scale(3.75)"));
  press(dialog, "0");
  await vi.waitFor(async () => expect(await transform()).toContain("scale(1)"));
  press(dialog, "ArrowRight");
  await vi.waitFor(async () =>
    expect([shown(), await transform()]).toEqual(["https://e.com/2.webp", "translate(0px,0px) scale(1)"]),
  );
});

it.each(["Escape", "the button"])("closes by %s, the box stays open, the cursor goes back", async (way) => {
  const { find, all, press, dialog, link, shadow } = await look();
  expect(shadow.activeElement).toBe(await find(".close"));
  way === "Escape" ? press(dialog, "Escape") : (await find(".close")).click();
  expect(all("dialog")).toEqual([]);
  expect([(await find(".box")).hidden, shadow.activeElement]).toEqual([false, link]);
});

it("says where a picture did not load", async () => {
  const { find } = await look();
  (await find(".stage img")).dispatchEvent(new Event("error"));
  expect((await find(".stage .missing")).textContent).toBe("The picture did not load");
});

it("leaves a press with a key held, and one before its code has come, to the browser", async () => {
  opened = await openWidget(api, [pictures]);
  await lazyMedia.fetch();
  const link = await opened.find(".picture a");
  const press = (init: MouseEventInit) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    // Keeps the test from following the link.
    link.parentElement?.addEventListener("click", (heard) => heard.preventDefault(), { once: true });
    const stopped = vi.spyOn(event, "preventDefault");
    link.dispatchEvent(event);
    return stopped.mock.calls.length - 1;
  };
  expect(press({ ctrlKey: true })).toBe(0);
  expect(press({ metaKey: true })).toBe(0);
  vi.spyOn(lazyMedia, "now").mockReturnValue(undefined);
  expect(press({})).toBe(0);
  expect(opened.all("dialog")).toEqual([]);
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["https://e.com/1.webp", "_blank"]);
});

it("goes with the conversation", async () => {
  const { all, widget } = await look();
  widget.destroy();
  expect(all("dialog")).toEqual([]);
});
