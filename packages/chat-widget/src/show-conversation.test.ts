// @vitest-environment happy-dom
import { mockApi } from "@mauzo/api-mock/mock-api";
import { chat } from "@mauzo/contract/conversations/chat";
import { expect, it, vi } from "vitest";
import { showConversation } from "./show-conversation.tsx";

const api = mockApi(`${location.origin}/api`);
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

it("draws what was said, asks for the theme and for nothing else, and tells what is pressed", async () => {
  api.answer(chat.theme, { theme_config: {}, popups: false });
  const onPick = vi.fn();
  const conversation = start(onPick);
  conversation.show("one", [{ said: "Kikoi" }, { actions: [{ send_message: "*Kikoi*" }, question] }]);
  const shadow = shadowOf();
  expect(shadow?.querySelector(".visitor .bubble")?.textContent).toBe("Kikoi");
  expect(shadow?.querySelector(".shop .bubble strong, .shop .bubble b")?.textContent).toBe("Kikoi");
  expect(shadow?.querySelector("textarea")).toBeNull();
  shadow?.querySelector<HTMLElement>(".choices button")?.click();
  expect(onPick).toHaveBeenCalledExactlyOnceWith({ id: "q:1", title: "1" });
  await vi.waitFor(() => expect(api.calls).toHaveLength(1));
  conversation.stop();
  expect(shadowOf()).toBeUndefined();
});

it("wears the shop's theme, and another conversation takes the place of the first", async () => {
  api.answer(chat.theme, { theme_config: { primaryColor: "#aa0000" }, popups: false });
  const conversation = start();
  conversation.show("one", [{ said: "Kikoi" }]);
  conversation.show("two", [{ said: "Kanga" }]);
  const box = shadowOf()?.querySelector<HTMLElement>(".box");
  expect(box?.textContent).toContain("Kanga");
  expect(box?.textContent).not.toContain("Kikoi");
  await vi.waitFor(() => expect(box?.style.getPropertyValue("--mz-primary")).toMatch(/aa0000|170/));
  conversation.stop();
});
