// @vitest-environment happy-dom
import { mockApi } from "@mauzo/api-mock/mock-api";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { apiBase, mockVisibility, openWidget } from "../../test/open-widget.ts";
import { lazyMedia } from "./lazy-media.ts";

const api = mockApi(apiBase);

let opened: Awaited<ReturnType<typeof openWidget>> | undefined;
let view: ReturnType<typeof mockVisibility>;
const thrown = vi.fn();

beforeEach(() => {
  view = mockVisibility();
  addEventListener("error", thrown);
});
afterEach(() => {
  opened?.widget.destroy();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  removeEventListener("error", thrown);
  expect(thrown).not.toHaveBeenCalled();
});

const open = async (actions: unknown[], lang: "en" | "sw" = "en") => {
  opened = await openWidget(api, actions, lang);
  return opened;
};
const asMedia = (element: HTMLElement) => {
  if (!(element instanceof HTMLMediaElement)) throw new Error("not a media element");
  return element;
};
const textOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent);
const fail = (media: HTMLMediaElement, code: number) => {
  Object.defineProperty(media, "error", { value: { code }, configurable: true });
  media.dispatchEvent(new Event("error"));
};

const audio = (...links: unknown[]) => ({
  send_audios: links.map((link) => ({ link, caption: "Habari ya *asubuhi*" })),
});
const video = (link: string) => ({ send_videos: [{ link, caption: "Kanga" }] });

it("asks for the file only when it comes into view", async () => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const { find } = await open([audio("https://e.com/a.wav")]);
  expect(asMedia(await find("audio")).hasAttribute("src")).toBe(false);
});

it("takes no more than the length of a recording at first, and nothing where data is saved", async () => {
  const first = await open([audio("https://e.com/a.wav")]);
  const media = asMedia(await first.find("audio"));
  await vi.waitFor(() =>
    expect([media.getAttribute("src"), media.preload]).toEqual(["https://e.com/a.wav", "metadata"]),
  );
  first.widget.destroy();
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("data"),
    addEventListener() {},
    removeEventListener() {},
  }));
  const second = await open([audio("https://e.com/a.wav")]);
  const other = asMedia(await second.find("audio"));
  await vi.waitFor(() => expect([other.hasAttribute("src"), other.preload]).toEqual([true, "none"]));
});

it("plays, pauses, moves and hurries a recording", async () => {
  const { find } = await open([audio("https://e.com/a.wav")]);
  const media = asMedia(await find("audio"));
  expect((await find(".controls")).getAttribute("aria-label")).toBe("Habari ya asubuhi");
  media.dispatchEvent(new Event("loadstart"));
  const play = await find(".play");
  expect(play.getAttribute("aria-label")).toBe("Play");
  play.click();
  await vi.waitFor(() => expect([media.paused, play.getAttribute("aria-label")]).toEqual([false, "Pause"]));
  play.click();
  await vi.waitFor(() => expect([media.paused, play.getAttribute("aria-label")]).toEqual([true, "Play"]));

  const seek = await find("input[type=range]");
  if (!(seek instanceof HTMLInputElement)) throw new Error("no range");
  expect(seek.disabled).toBe(true);
  Object.defineProperty(media, "duration", { value: 75 });
  media.dispatchEvent(new Event("durationchange"));
  await vi.waitFor(() => expect([seek.disabled, seek.max]).toEqual([false, "75"]));
  seek.value = "61";
  seek.dispatchEvent(new Event("input", { bubbles: true }));
  expect(media.currentTime).toBe(61);
  await vi.waitFor(() => expect(seek.getAttribute("aria-valuetext")).toBe("1:01 / 1:15"));
  expect((await find(".clock")).textContent).toBe("1:01 / 1:15");

  const speed = await find(".speed");
  const seen = [];
  for (let at = 0; at < 3; at++) {
    speed.click();
    media.dispatchEvent(new Event("ratechange"));
    const rate = media.playbackRate;
    await vi.waitFor(() => expect(speed.textContent).toBe(`${rate}×`));
    seen.push(rate, speed.getAttribute("aria-label"));
  }
  expect(seen).toEqual([1.5, "Speed 1.5×", 2, "Speed 2×", 1, "Speed 1×"]);
});

it("pauses when the box is put away, and lets go when the conversation is closed", async () => {
  const { find, all } = await open([audio("https://e.com/a.wav")]);
  const media = asMedia(await find("audio"));
  await media.play();
  view.putAway();
  expect(media.paused).toBe(true);
  await media.play();
  all(".head button").at(-1)?.click();
  expect([media.paused, media.hasAttribute("src")]).toEqual([true, false]);
});

it("says why a recording does not play, tries again, and opens it by itself", async () => {
  const { find, all } = await open([audio("https://e.com/a.wav")]);
  const media = asMedia(await find("audio"));
  await vi.waitFor(() => expect(media.hasAttribute("src")).toBe(true));
  fail(media, 2);
  expect((await find(".fault p")).textContent).toBe("Failed to play audio due to network error");
  expect((await find(".fault a")).getAttribute("href")).toBe("https://e.com/a.wav");
  const load = vi.spyOn(media, "load");
  (await find(".fault button")).click();
  expect(load).toHaveBeenCalled();
  media.dispatchEvent(new Event("loadstart"));
  await find(".controls");
  expect(all(".fault")).toEqual([]);
});

it("says that a video is of a kind the browser doesn't play", async () => {
  const { find, all } = await open([video("https://e.com/a.avi")]);
  const media = asMedia(await find("video"));
  expect([media.controls, media.textContent, media.getAttribute("aria-label")]).toEqual([
    true,
    "Your Browser does not support this video format",
    "Kanga",
  ]);
  vi.spyOn(media, "canPlayType").mockReturnValue("");
  fail(media, 4);
  await find(".fault");
  expect(textOf(all(".fault p"))).toEqual([
    "video resources not supported",
    "Your Browser does not support this video format",
  ]);
  expect(media.hidden).toBe(true);
});

it("speaks Swahili where the page does", async () => {
  const { find, all } = await open([audio("https://e.com/a.wav"), video("javascript:1")], "sw");
  await find(".fault");
  expect(textOf(all(".fault p"))).toEqual(["Imeshindikana kupakia video"]);
  expect((await find(".play")).getAttribute("aria-label")).toBe("Cheza");
  expect((await find(".larger, .speed")).getAttribute("aria-label")).toBe("Kasi 1×");
});

it.each([
  "javascript:alert(1)",
  "data:video/mp4;base64,AAAA",
  "blob:https://e.com/1",
  "mailto:a@e.com",
  "",
  "http://[",
])("neither loads nor links %j", async (link) => {
  const items = [{ link, caption: "Maelezo" }];
  const kinds = ["send_videos", "send_audios", "send_documents", "send_images", "send_stickers"];
  const { find, all } = await open(kinds.map((kind) => ({ [kind]: items })));
  await find("p.document");
  expect(textOf(all(".fault p"))).toEqual(["Failed to load video resources", "Failed to load audio resources"]);
  expect(textOf(all("p.document"))).toEqual(["The document can't be opened"]);
  expect(textOf(all(".missing"))).toEqual(["The picture did not load", "The picture did not load"]);
  expect(textOf(all(".caption"))).toEqual(kinds.map(() => "Maelezo"));
  expect(all(".log a, .fault button, audio, video, img")).toEqual([]);
});

it("shows a document by its name and kind, opening in a tab of its own", async () => {
  const { find } = await open([{ send_documents: [{ link: "/files/2024-03-15-09-30-00_bei%20mpya.pdf" }] }]);
  const card = await find("a.document");
  expect([card.getAttribute("href"), card.getAttribute("target"), card.getAttribute("rel"), card.textContent]).toEqual([
    "https://shop.example/files/2024-03-15-09-30-00_bei%20mpya.pdf",
    "_blank",
    "noopener noreferrer",
    "bei mpya.pdfPDF (opens in a new tab)",
  ]);
});

it.each([
  [
    { latitude: -6.8, longitude: 39.2, name: "Duka", address: "Uhuru" },
    ["Duka", "Uhuru", "-6.8, 39.2", "Open the map"],
  ],
  [{ latitude: "0", longitude: 0 }, ["0, 0", "Open the map"]],
  [{ name: "Duka" }, ["Duka", "Open the map"]],
  [{ address: "Uhuru", latitude: 91, longitude: 0 }, ["Uhuru", "Open the map"]],
])("shows of a location what is there: %j", async (place, parts) => {
  const { find } = await open([{ send_locations: place }]);
  const shown = await find(".place");
  expect([...shown.children].map((child) => child.textContent)).toEqual(parts);
  expect(shown.querySelector("a")?.href).toMatch(/^https:\/\/www\.google\.com\/maps\//);
});

it("shows a sticker without a frame or a link", async () => {
  const { find, all } = await open([{ send_stickers: [{ link: "https://e.com/s.webp" }] }]);
  expect((await find(".sticker img")).getAttribute("alt")).toBe("Sticker");
  expect(all(".sticker a")).toEqual([]);
});

it("shows ten of many at first, and ten more with each press", async () => {
  const { find, all } = await open([
    { send_documents: Array.from({ length: 500 }, (_, at) => ({ link: `/f/${at}.pdf` })) },
  ]);
  await find("a.document");
  expect(all("a.document")).toHaveLength(10);
  const more = await find(".opener");
  expect(more.textContent).toBe("Show more (490)");
  more.click();
  await vi.waitFor(() => expect(all("a.document")).toHaveLength(20));
});

it("cuts a caption that is as long as a book, until it is asked for", async () => {
  const caption = "neno ".repeat(20_000);
  const { find, all } = await open([{ send_images: [{ link: "https://e.com/a.webp", caption }] }]);
  const rest = await find(".rest");
  expect(all(".caption")[0]?.textContent?.length).toBeLessThan(800);
  rest.click();
  await vi.waitFor(() => expect(all(".caption")[0]?.textContent).toBe(caption));
});

it("keeps the room until the players have come, and links where they fail", async () => {
  let settle = (_: boolean) => {};
  vi.spyOn(lazyMedia, "now").mockReturnValue(undefined);
  vi.spyOn(lazyMedia, "fetch").mockReturnValue(
    new Promise((_, reject) => {
      settle = () => reject(new TypeError("offline"));
    }),
  );
  const { find, all } = await open([video("https://e.com/a.mp4"), audio("javascript:1")]);
  expect((await find(".room.video")).getAttribute("aria-label")).toBe("Loading");
  expect(textOf(all(".file .caption"))).toEqual(["Kanga", "Habari ya asubuhi"]);
  settle(false);
  const link = await find(".file .open");
  expect([link.textContent, link.getAttribute("href")]).toEqual(["Open the video", "https://e.com/a.mp4"]);
  expect(all(".room, .file .open")).toHaveLength(1);
});
