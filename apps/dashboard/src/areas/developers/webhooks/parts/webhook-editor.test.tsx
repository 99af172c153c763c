// @vitest-environment happy-dom

import { createApi } from "@mauzo/api-client/create-api";
import { createTransport } from "@mauzo/api-client/transport/create-transport";
import { mockApi } from "@mauzo/api-mock/mock-api";
import { json } from "@mauzo/api-mock/responders";
import { type Webhook, webhooks } from "@mauzo/contract/developers/webhooks";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { IntlProvider } from "next-intl";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { english } from "../../../../i18n/messages/en/english.ts";
import { WebhookEditor } from "./webhook-editor.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.mock("../../../../lib/session/api.ts", () => ({
  api: createApi(createTransport({ prefix: "http://127.0.0.1/api" })),
}));
const server = mockApi("http://127.0.0.1/api");
const saved: Webhook = {
  ...{ id: "019ac4b0-0000-7000-8000-000000000001", url: "https://duka.example/hooks", description: "Tovuti" },
  ...{ events: ["order.placed"], secret_ends: "abc=", previous_secret_until: null, paused: null, failing_since: null },
  ...{ created_at: "2026-11-27T08:00:00.000Z", version: 3 },
};

const onClose = vi.fn();
let root: Root;
beforeEach(async () => {
  onClose.mockReset();
  root = createRoot(document.createElement("div"));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <IntlProvider locale="en" messages={english} timeZone="Africa/Dar_es_Salaam">
          <WebhookEditor webhook={saved} onClose={onClose} />
        </IntlProvider>
      </QueryClientProvider>,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

const address = () => document.querySelector<HTMLInputElement>("input[type=url]");
async function type(text: string) {
  await act(async () => {
    const field = address();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
const save = () => act(async () => document.querySelector("form")?.requestSubmit());
const told = () => document.querySelector("[role=alert]")?.textContent;

it("keeps what was typed when a colleague saved meanwhile, says who, and saves over it the second time", async () => {
  server.answer(
    webhooks.save,
    json(409, { detail: "Saved meanwhile", code: "version_conflict", version: 5, saved_by: "Neema" }),
    { ...saved, version: 6 },
  );
  await type("https://duka.example/new");
  await save();
  await act(() => vi.waitFor(() => expect(told()).toContain("Neema saved this webhook meanwhile")));
  expect([address()?.value, onClose.mock.calls.length]).toEqual(["https://duka.example/new", 0]);
  await save();
  await act(() => vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce()));
  const url = "https://duka.example/new";
  expect(server.calls.map(({ body }) => body)).toMatchObject([
    { url, version: 3 },
    { url, version: 5 },
  ]);
});
