import type { MockApi } from "@mauzo/api-mock/mock-api";
import { json, silent } from "@mauzo/api-mock/responders";
import { chat } from "@mauzo/contract/conversations/chat";
import { vi } from "vitest";
import type { Widget } from "../create-widget.ts";
import { mountWidget } from "../mount-widget.ts";

/** Where the widget of `openWidget` asks. */
export const apiBase = "https://shop.example/api";

/** Mounts a widget, opens it and sends a message that is answered with `actions`. */
export async function openWidget(api: MockApi, actions: unknown[], lang: "en" | "sw" = "en") {
  const messages: unknown[] = [];
  localStorage.clear();
  sessionStorage.clear();
  api.answer(chat.theme, { theme_config: {}, popups: false });
  api.answer(chat.listen, silent);
  api.answer(chat.send, (call) => {
    messages.push(call.body);
    return json(200, { actions: messages.length > 1 ? [{ send_message: "Sawa" }] : actions })(call);
  });
  const widget: Widget = mountWidget({ botId: "bot", apiBase, lang });
  const shadow = [...document.querySelectorAll("mauzo-chat")].at(-1)?.shadowRoot;
  if (!shadow) throw new Error("no widget");
  const all = (selector: string) => [...shadow.querySelectorAll<HTMLElement>(selector)];
  const find = (selector: string) =>
    vi.waitFor(() => {
      const found = shadow.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`nothing matches ${selector}`);
      return found;
    }, 10_000);
  const press = (element: HTMLElement, key: string) =>
    element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true }));
  widget.open();
  await find(".log");
  const field = await find("textarea");
  if (!(field instanceof HTMLTextAreaElement)) throw new Error("no text field");
  field.value = "x";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  press(field, "Enter");
  await find(".shop");
  return { widget, shadow, messages, all, find, press };
}

/** Everything is visible as soon as it is rendered; `putAway` reports that the box no longer is. */
export function mockVisibility() {
  const hideBox: (() => void)[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      listener: (changes: unknown[]) => void;
      constructor(listener: (changes: unknown[]) => void) {
        this.listener = listener;
      }
      observe(target: Element) {
        const isBox = target.matches(".box");
        const report = (width: number) =>
          this.listener([{ target, isIntersecting: width > 0, boundingClientRect: { width } }]);
        if (isBox) hideBox.push(() => report(0));
        queueMicrotask(() => report(280));
      }
      unobserve() {}
      disconnect() {}
    },
  );
  return { putAway: () => hideBox.map((report) => report()) };
}
