// @vitest-environment happy-dom
import { act, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { ChatWidget } from "./react.tsx";

it("mounts one widget in a React page, also in strict mode, and takes it away with it", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", async () => Response.json({ theme_config: {} }));
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <StrictMode>
        <ChatWidget botId="bot" apiBase="/api" lang="sw" inline />
      </StrictMode>,
    ),
  );
  expect(document.querySelectorAll("mauzo-chat")).toHaveLength(1);
  const hint = await vi.waitFor(() => {
    const found = document.querySelector("mauzo-chat")?.shadowRoot?.querySelector(".hint");
    if (!found) throw new Error("no conversation yet");
    return found;
  });
  expect(hint.textContent).toContain("Habari");
  await act(async () => root.unmount());
  expect(document.querySelectorAll("mauzo-chat")).toHaveLength(0);
  vi.unstubAllGlobals();
});
