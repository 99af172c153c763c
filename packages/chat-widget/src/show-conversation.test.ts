// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { showConversation } from "./show-conversation.tsx";

const answer = (theme_config: object) => async () => new Response(JSON.stringify({ theme_config }));
const shadowOf = () => document.querySelector("mauzo-chat")?.shadowRoot;
const start = (onPick = (_: { id: string; title: string }) => {}) =>
  showConversation(document.body, { botId: "bot", apiBase: "/api", lang: "en", onPick });
const question = {
  send_reply_button: {
    type: "button",
    body: { text: "How many?" },
    action: { buttons: [{ type: "reply", reply: { id: "q:1", title: "1" } }] },
  },
};

afterEach(() => vi.unstubAllGlobals());

it("draws what was said, asks for the theme and for nothing else, and tells what is pressed", () => {
  const fetched = vi.fn(answer({}));
  vi.stubGlobal("fetch", fetched);
  const onPick = vi.fn();
  const conversation = start(onPick);
  conversation.show("one", [{ said: "Kikoi" }, { actions: [{ send_message: "*Kikoi*" }, question] }]);
  const shadow = shadowOf();
  expect(shadow?.querySelector(".visitor .bubble")?.textContent).toBe("Kikoi");
  expect(shadow?.querySelector(".shop .bubble strong, .shop .bubble b")?.textContent).toBe("Kikoi");
  expect(shadow?.querySelector("textarea")).toBeNull();
  shadow?.querySelector<HTMLElement>(".choices button")?.click();
  expect(onPick).toHaveBeenCalledExactlyOnceWith({ id: "q:1", title: "1" });
  expect(fetched).toHaveBeenCalledTimes(1);
  conversation.stop();
  expect(shadowOf()).toBeUndefined();
});

it("wears the shop's theme, and another conversation takes the place of the first", async () => {
  vi.stubGlobal("fetch", answer({ primaryColor: "#aa0000" }));
  const conversation = start();
  conversation.show("one", [{ said: "Kikoi" }]);
  conversation.show("two", [{ said: "Kanga" }]);
  const box = shadowOf()?.querySelector<HTMLElement>(".box");
  expect(box?.textContent).toContain("Kanga");
  expect(box?.textContent).not.toContain("Kikoi");
  await vi.waitFor(() => expect(box?.style.getPropertyValue("--mz-primary")).toMatch(/aa0000|170/));
  conversation.stop();
});
