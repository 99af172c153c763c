import { expect, it, vi } from "vitest";
import { createKeptPages } from "./kept-pages.ts";
import type { Page } from "./render-page.ts";

const make = (text: string, status = 200, seconds?: number): Page => ({
  ...{ status, seconds, headers: {}, isHtml: true, body: Buffer.from(text), name: text, packed: {} },
});

/** Kept pages with a clock of their own. */
function start(bytes = 1_000) {
  let time = 0;
  const kept = createKeptPages({ bytes, now: () => time });
  return {
    kept,
    wait: (seconds: number) => {
      time += seconds * 1_000;
    },
    get: async (path: string, render: () => Page | Promise<Page>, isLed = false) =>
      String((await kept.get(path, { render: async () => render(), isLed })).body),
  };
}

it("renders a page once for all who wait for it, and sends it until it is old", async () => {
  const { get, wait } = start();
  const render = vi.fn(() => make("one"));
  expect(await Promise.all([get("/a", render), get("/a", render)])).toEqual(["one", "one"]);
  wait(299);
  expect(await get("/a", render)).toBe("one");
  expect(render).toHaveBeenCalledTimes(1);
});

it("sends an old page once more while it is rendered anew", async () => {
  const { get, wait } = start();
  await get("/a", () => make("one"));
  wait(301);
  const rendered = Promise.withResolvers<Page>();
  expect(await get("/a", () => rendered.promise)).toBe("one");
  rendered.resolve(make("two"));
  await vi.waitFor(async () => expect(await get("/a", () => make("three"))).toBe("two"));
});

it("waits for a page that has changed, also for one whose reading began before the change", async () => {
  const { get, kept } = start();
  await get("/a", () => make("one"));
  kept.change((path) => path === "/a");
  const late = Promise.withResolvers<Page>();
  const early = get("/a", () => late.promise);
  kept.change((path) => path === "/a");
  const render = vi.fn(() => make("three"));
  expect(await get("/a", render)).toBe("three");
  late.resolve(make("two"));
  expect(await early).toBe("two");
  expect(await get("/a", () => make("four"))).toBe("four");
});

it("sends the last good page while there is no other, and tries again soon", async () => {
  const { get, kept, wait } = start();
  await get("/a", () => make("good"));
  kept.change(() => true);
  expect(await get("/a", () => make("down", 503))).toBe("good");
  const render = vi.fn(() => make("down", 503));
  expect(await get("/a", render)).toBe("good");
  expect(render).not.toHaveBeenCalled();
  wait(11);
  await get("/a", () => make("back"));
  await vi.waitFor(async () => expect(await get("/a", render)).toBe("back"));
  expect(await get("/b", () => make("down", 503))).toBe("down");
});

it("keeps nothing of an address that is missing, but for the page many of them lead to", async () => {
  const { get } = start();
  const render = vi.fn(() => make("gone", 404));
  for (let turn = 0; turn < 2; turn++) await get("/a", render);
  expect(render).toHaveBeenCalledTimes(2);
  for (let turn = 0; turn < 2; turn++) await get("/missing/shop", render, true);
  expect(render).toHaveBeenCalledTimes(3);
});

it("keeps a page that lacks something for as long as it says", async () => {
  const { get, wait } = start();
  await get("/", () => make("without figures", 200, 10));
  wait(11);
  await get("/", () => make("with figures"));
  await vi.waitFor(async () => expect(await get("/", () => make("other"))).toBe("with figures"));
});

it("keeps those asked for last, in so many bytes", async () => {
  const { get } = start(30);
  for (const path of ["/a", "/b", "/a", "/c"]) await get(path, () => make("0123456789"));
  const render = vi.fn(() => make("0123456789"));
  await get("/a", render);
  await get("/c", render);
  expect(render).not.toHaveBeenCalled();
  await get("/b", render);
  expect(render).toHaveBeenCalledTimes(1);
});

it("hides no failure from who waits, and none that nobody waits for ends the server", async () => {
  const { get, wait } = start();
  const fail = () => Promise.reject(new Error("no renderer"));
  await expect(get("/a", fail)).rejects.toThrow("no renderer");
  await get("/a", () => make("one"));
  wait(301);
  expect(await get("/a", fail)).toBe("one");
});
