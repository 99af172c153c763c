// @vitest-environment happy-dom
import { afterAll, expect, it, vi } from "vitest";
import { find, hostPage, shadow } from "./test/host-page.ts";
import { trackLeaks } from "./test/track-leaks.ts";

const shop = hostPage();
Object.assign(globalThis, { panelFile: `file://${import.meta.dirname}/view/frame/panel.ts` });
afterAll(() => void Reflect.deleteProperty(globalThis, "panelFile"));

/** Runs the script as a script tag with these attributes would. */
async function run(attributes: Record<string, string> = {}) {
  const script = document.createElement("script");
  Object.assign(script.dataset, { bot: "bot", ...attributes });
  Object.defineProperty(script, "src", { value: "https://shop.example/widget.js" });
  Object.defineProperty(document, "currentScript", { value: script, configurable: true });
  vi.resetModules();
  await import("./embed.ts");
  shop.widget = window.Mauzo;
  return window.Mauzo;
}

it("puts one widget on the page, however often it is loaded", async () => {
  const first = await run();
  await run();
  await run({ bot: "another" });
  expect(window.Mauzo).toBe(first);
  expect(document.querySelectorAll("mauzo-chat")).toHaveLength(1);
  first?.destroy();
  expect(window.Mauzo).toBeUndefined();
  await run();
  expect(document.querySelectorAll("mauzo-chat")).toHaveLength(1);
});

it("does nothing without a bot", async () => {
  await run({ bot: "" });
  expect([window.Mauzo, document.querySelector("mauzo-chat")]).toEqual([undefined, null]);
});

it("does what was asked of it before its panel was there", async () => {
  const mauzo = await run();
  const heard = vi.fn();
  mauzo?.on("opened", heard);
  mauzo?.open();
  mauzo?.send("Habari");
  expect(heard).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(shop.calls).toMatchObject([{ body: { message: "Habari" } }]));
  expect(heard).toHaveBeenCalledTimes(1);
});

it("fills an element of the page, and where there is none shows the bubble", async () => {
  document.body.innerHTML = '<main id="chat"></main>';
  (await run({ mode: "inline", target: "#chat" }))?.on("opened", () => {});
  await find(".hint");
  expect(document.querySelector("main > mauzo-chat")).not.toBeNull();
  expect((await find(".launcher")).hidden).toBe(true);
  shop.widget?.destroy();
  for (const target of ["#nowhere", "][", ""]) {
    await run({ mode: "inline", target });
    await find(".box");
    expect([document.querySelector("body > mauzo-chat") !== null, (await find(".launcher")).hidden]).toEqual([
      true,
      false,
    ]);
    shop.widget?.destroy();
  }
});

it("wears a theme of the page's own, and asks the shop for none", async () => {
  await run({
    theme: '{"title":"Duka la Mwanzi","primaryColor":"#0b7a55","buttonSize":"huge","mode":7}',
    mode: "wide",
  });
  await vi.waitFor(() => expect(shadow()?.querySelector("h2")?.textContent).toBe("Duka la Mwanzi"), { timeout: 3000 });
  expect((await find(".box")).style.getPropertyValue("--mz-primary")).toBe("rgb(11 122 85)");
});

it("leaves nothing behind", async () => {
  const left = trackLeaks();
  const before = document.documentElement.outerHTML;
  const mauzo = await run();
  mauzo?.open();
  mauzo?.send("Habari");
  await vi.waitFor(() => expect(shop.calls).toHaveLength(1));
  mauzo?.send("silence");
  mauzo?.destroy();
  expect(left.count()).toEqual({ listeners: [], timers: 0, calls: 0 });
  expect(document.documentElement.outerHTML).toBe(before);
  expect(Object.keys(window)).not.toContain("Mauzo");
  left.restore();
});
