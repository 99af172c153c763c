// @vitest-environment happy-dom
import { mockApi } from "@mauzo/api-mock/mock-api";
import { afterEach, expect, it, vi } from "vitest";
import { apiBase, openWidget } from "../../test/open-widget.ts";

const api = mockApi(apiBase);

let opened: Awaited<ReturnType<typeof openWidget>> | undefined;
afterEach(() => {
  opened?.widget.destroy();
  vi.unstubAllGlobals();
});

const numbers = Array.from({ length: 500 }, (_, at) => `${at + 1}`);
const buttons = {
  send_reply_button: {
    body: { text: "Which?" },
    action: { buttons: numbers.map((title) => ({ reply: { id: title, title } })) },
  },
};
const pictures = {
  send_images: numbers.slice(0, 45).map((caption) => ({ link: `https://e.com/${caption}.webp`, caption })),
};

it.each([
  ["reply buttons", buttons, "en", ".choices .pill:not(.opener)", 50, "Show more (450)"],
  ["reply buttons", buttons, "sw", ".choices .pill:not(.opener)", 50, "Onyesha zaidi (450)"],
  ["pictures", pictures, "en", ".picture", 10, "Show more (35)"],
  ["stickers", { send_stickers: pictures.send_images }, "sw", ".picture", 10, "Onyesha zaidi (35)"],
] as const)("shows all of many %s, some at a time", async (_, action, lang, selector, step, label) => {
  opened = await openWidget(api, [action], lang);
  const { all, shadow } = opened;
  const more = () => all(".shop .opener").at(0);
  expect([all(selector).length, more()?.textContent]).toEqual([step, label]);
  for (let shown = step; more(); shown += step) {
    expect(all(selector)).toHaveLength(shown);
    more()?.focus();
    more()?.click();
    await vi.waitFor(() => expect(all(selector).length).toBeGreaterThan(shown));
    expect(shadow.activeElement).toBe(all(selector)[shown]);
  }
  expect(all(selector).map((element) => element.textContent)).toEqual(
    numbers.slice(0, selector === ".picture" ? 45 : 500),
  );
});
