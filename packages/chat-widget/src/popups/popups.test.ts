// @vitest-environment happy-dom
import { mockApi } from "@mauzo/api-mock/mock-api";
import { json, silent } from "@mauzo/api-mock/responders";
import { chat } from "@mauzo/contract/conversations/chat";
import type { PopupDocument } from "@mauzo/contract/marketing/popup-document";
import { type PublicPopup, publicPopups } from "@mauzo/contract/marketing/public-popups";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Widget } from "../create-widget.ts";
import { mountWidget } from "../mount-widget.ts";

const api = mockApi("https://shop.example/api");
const words = { title: "Karibu <b>sana</b>", text: "Wali leo", button: "" };
const document_: PopupDocument = {
  content: { kind: "text", call: "chat" },
  texts: { en: { title: "", text: "", button: "" }, sw: words },
  picture_id: null,
  position: "bottom_right",
  when: { delay_seconds: 0, scrolled_percent: null, leaving: false },
  where: [],
  who: { visitor: "all", language: "all", device: "all" },
  often: { close_days: 7, click_ends: true, most: null },
  ...{ from: null, until: null },
};
const id = "0190b0c0-0000-7000-8000-000000000001";
let counted: unknown[] = [];
let asked = 0;
let widget: Widget | undefined;

type Files = Pick<PublicPopup, "file" | "pages">;
const noFiles: Files = { file: null, pages: [] };
const serve = (more: Partial<PopupDocument> = {}, popups = true, files = noFiles) => {
  api.answer(chat.theme, { theme_config: {}, popups });
  api.answer(publicPopups.list, (call) => {
    asked++;
    const popup = { id, document: { ...document_, ...more }, picture: null, ...files };
    return json(200, { today: "2026-11-27", popups: [popup] })(call);
  });
  api.answer(publicPopups.count, (call) => {
    counted.push({ body: call.body, key: typeof call.headers.get("Idempotency-Key") });
    return json(200, { done: true })(call);
  });
  api.answer(chat.listen, silent);
};
const mount = () => {
  widget = mountWidget({ botId: "bot", apiBase: "https://shop.example/api", lang: "en" });
};
const root = () => document.querySelector("mauzo-chat")?.shadowRoot;
const popup = () => root()?.querySelector<HTMLElement>(".popup") ?? undefined;
const shown = () =>
  vi.waitFor(
    () => {
      const found = popup();
      if (!found) throw new Error("no popup");
      return found;
    },
    { timeout: 10_000 },
  );
const countedOf = (what: string) => ({ body: { popup_id: id, what }, key: "string" });

beforeEach(() => {
  [counted, asked] = [[], 0];
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  widget?.destroy();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it("shows, counts, and is gone for good once its button opened the chat", async () => {
  serve();
  mount();
  const box = await shown();
  expect(box.querySelector("h2")?.textContent).toBe("Karibu <b>sana</b>");
  // Its shop wrote no English: the words are in Swahili, and say so.
  expect(box.querySelector(".words-of")?.getAttribute("lang")).toBe("sw");
  const call = box.querySelector<HTMLElement>(".call");
  expect(call?.textContent).toBe("Write to us");
  call?.click();
  expect(popup()).toBeUndefined();
  await vi.waitFor(() => expect(counted).toEqual([countedOf("view"), countedOf("click")]));
  expect(root()?.querySelector<HTMLElement>(".box")?.hidden).toBe(false);
  widget?.destroy();
  mount();
  await vi.waitFor(() => expect(asked).toBe(2), 10_000);
  expect(popup()).toBeUndefined();
});

it("closes on Escape and by its button, and gives the focus back", async () => {
  serve();
  const field = document.body.appendChild(document.createElement("input"));
  mount();
  const box = await shown();
  expect(document.activeElement).not.toBe(box);
  field.focus();
  const shut = box.querySelector<HTMLElement>(".shut");
  shut?.dispatchEvent(new FocusEvent("focusin", { bubbles: true, relatedTarget: field }));
  shut?.focus();
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(popup()).toBeUndefined();
  await vi.waitFor(() => expect(counted).toEqual([countedOf("view"), countedOf("close")]));
  expect(localStorage.getItem("mauzo:popups:bot")).toContain("closedAtMs");
});

it("shows where nothing can be stored, and asks for nothing where the shop has none", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("blocked");
  });
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("blocked");
  });
  serve();
  mount();
  await shown();
  widget?.destroy();
  asked = 0;
  serve({}, false);
  mount();
  widget?.open();
  await vi.waitFor(() => expect(root()?.querySelector(".log")).not.toBeNull(), 10_000);
  expect([asked, popup()]).toEqual([0, undefined]);
});

it("waits for its moment, and a link leads to its page", async () => {
  serve({
    content: { kind: "url", url: "https://duka.example/ofa" },
    when: { delay_seconds: null, scrolled_percent: null, leaving: true },
  });
  mount();
  await vi.waitFor(() => expect(asked).toBe(1), 10_000);
  await vi.waitFor(() => {
    document.documentElement.dispatchEvent(new MouseEvent("mouseleave", { clientY: -1 }));
    if (!popup()) throw new Error("no popup");
  }, 10_000);
  const call = popup()?.querySelector<HTMLAnchorElement>("a.call");
  expect([call?.href, call?.rel, call?.target]).toEqual(["https://duka.example/ofa", "noopener", "_blank"]);
});

const pageKey = "a".repeat(32);
const menu: Files = {
  file: { id, name: "menyu.pdf", url: `/media/${pageKey}/document.pdf`, bytes: 300_000 },
  pages: [
    { picture: { id, url: `/media/${pageKey}/640.webp`, width: 1240, height: 1754 }, words: "Wali <b>3,000</b>" },
    { picture: { id, url: `/media/${pageKey}/640.webp`, width: 1240, height: 900 }, words: "" },
  ],
};

it("shows the pages of a PDF in place, with their sizes and words, and its button opens the chat", async () => {
  serve({ content: { kind: "pdf", file_id: id } }, true, menu);
  mount();
  const box = await shown();
  const images = [...box.querySelectorAll<HTMLImageElement>(".pages img")];
  expect(images.map((image) => ["width", "height", "alt", "loading"].map((name) => image.getAttribute(name)))).toEqual([
    ["1240", "1754", "Wali <b>3,000</b>", "lazy"],
    ["1240", "900", "Page 2", "lazy"],
  ]);
  expect(images[0]?.getAttribute("srcset")).toContain(`https://shop.example/media/${pageKey}/1280.webp 1280w`);
  const link = box.querySelector<HTMLAnchorElement>("a.more");
  expect([link?.textContent, link?.href]).toEqual([
    "Open the PDF (0.3 MB)",
    `https://shop.example/media/${pageKey}/document.pdf`,
  ]);
  const zoom = box.querySelector<HTMLElement>("button.more");
  zoom?.click();
  expect([zoom?.textContent, box.querySelector(".pages")?.classList.contains("large")]).toEqual(["Smaller", true]);
  // Where the page allows no pictures of others, the words are there.
  images[0]?.dispatchEvent(new Event("error"));
  expect(box.querySelector(".pages p")?.textContent).toBe("Wali <b>3,000</b>");
  const call = box.querySelector<HTMLElement>("button.call");
  expect(call?.textContent).toBe("Write to us");
  call?.click();
  expect(popup()).toBeUndefined();
  expect(root()?.querySelector<HTMLElement>(".box")?.hidden).toBe(false);
});

it("is a card that opens the PDF where no pages were drawn", async () => {
  serve({ content: { kind: "pdf", file_id: id } }, true, { ...menu, pages: [] });
  mount();
  const box = await shown();
  expect(box.querySelector(".pages")).toBeNull();
  expect(box.querySelector(".file")?.textContent).toBe("menyu.pdf · 0.3 MB");
  expect(box.querySelector("a.call")?.textContent).toBe("Open the PDF");
});
