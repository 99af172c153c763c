// @vitest-environment happy-dom
import { mockApi } from "@mauzo/api-mock/mock-api";
import { chat } from "@mauzo/contract/conversations/chat";
import { act, createRef, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import type { Widget } from "./create-widget.ts";
import { ChatWidget } from "./react.tsx";

const api = mockApi(`${location.origin}/api`);

/** The conversation's code loads when the box is opened, which takes time on a busy machine. */
const whileCodeLoads = { timeout: 20_000 };

it("mounts one widget in a React page, also in strict mode, and takes it away with it", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  api.answer(chat.theme, { theme_config: {}, popups: false });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <StrictMode>
        <ChatWidget botId="bot" apiBase="/api" lang="sw" mode="inline" />
      </StrictMode>,
    ),
  );
  const hint = await vi.waitFor(() => {
    const found = document.querySelector("mauzo-chat")?.shadowRoot?.querySelector(".hint");
    if (!found) throw new Error("no conversation yet");
    return found;
  }, whileCodeLoads);
  expect(hint.textContent).toContain("Habari");
  expect(document.querySelectorAll("mauzo-chat")).toHaveLength(1);
  await act(async () => root.unmount());
  expect(document.querySelectorAll("mauzo-chat")).toHaveLength(0);
  vi.unstubAllGlobals();
});

it("puts another theme on without mounting anew, and hands its methods out", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  api.answer(chat.theme, { theme_config: {}, popups: false });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const widget = createRef<Widget>();
  const show = (title?: string) =>
    act(async () =>
      root.render(
        <ChatWidget botId="bot" apiBase="/api" lang="en" theme={title ? { title } : undefined} widget={widget} />,
      ),
    );
  await show("One");
  const [host, first] = [document.querySelector("mauzo-chat"), widget.current];
  first?.open();
  const heading = () => host?.shadowRoot?.querySelector("h2")?.textContent;
  await vi.waitFor(() => expect(heading()).toBe("One"), whileCodeLoads);
  expect(api.calls.length).toBe(1);
  await show("Two");
  expect([heading(), document.querySelector("mauzo-chat") === host, widget.current === first]).toEqual([
    "Two",
    true,
    true,
  ]);
  await show();
  expect([heading(), api.calls.length]).toEqual(["Chat", 2]);
  await act(async () => root.unmount());
  expect([document.querySelector("mauzo-chat"), widget.current]).toEqual([null, null]);
  vi.unstubAllGlobals();
});
