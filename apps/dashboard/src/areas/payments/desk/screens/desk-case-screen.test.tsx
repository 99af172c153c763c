// @vitest-environment happy-dom

import { createApi } from "@mauzo/api-client/create-api";
import { createTransport } from "@mauzo/api-client/transport/create-transport";
import { mockApi } from "@mauzo/api-mock/mock-api";
import { type OperatorCase, operatorCompliance } from "@mauzo/contract/payments/compliance";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { IntlProvider } from "next-intl";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { english } from "../../../../i18n/messages/en/english.ts";
import { DeskCaseScreen } from "./desk-case-screen.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.mock("../../../../lib/session/api.ts", () => ({
  api: createApi(createTransport({ prefix: "http://127.0.0.1/api" })),
}));
const shop = "019ac4b0-0000-7000-8000-000000000001";
const push = vi.fn();
vi.mock("next/navigation", () => ({ usePathname: () => `/operator/cases/${shop}`, useRouter: () => ({ push }) }));
const server = mockApi("http://127.0.0.1/api");
const found: OperatorCase = {
  ...{ business_type: "individual", owner_name: "Neema Mushi", birth_date: "1990-04-12", id_type: "National ID" },
  ...{ id_expires_on: null, business_name: "", id_number: "19900412141210000123", tin: "", state: "submitted" },
  ...{ shop_name: "Duka la Neema", files: [], version: 7 },
};

let root: Root;
let page: HTMLElement;
beforeEach(async () => {
  push.mockReset();
  server.answer(operatorCompliance.get, found);
  page = document.createElement("div");
  document.body.append(page);
  root = createRoot(page);
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <IntlProvider locale="en" messages={english} timeZone="Africa/Dar_es_Salaam">
          <DeskCaseScreen />
        </IntlProvider>
      </QueryClientProvider>,
    ),
  );
  await act(() => vi.waitFor(() => expect(page.textContent).toContain("Duka la Neema")));
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

const button = (text: string, within: ParentNode = page) =>
  [...within.querySelectorAll("button")].find(({ textContent }) => textContent === text);
const press = (text: string, within?: ParentNode) => act(async () => button(text, within)?.click());
async function give(reason: string) {
  await act(async () => {
    const field = [...page.querySelectorAll("textarea")].at(-1);
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, reason);
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
const sent = () => server.calls.find(({ method }) => method === "POST");
const decided = () => act(() => vi.waitFor(() => expect(push).toHaveBeenCalledWith("/operator")));

it("approves once every field is in order and there is a reason", async () => {
  server.answer(operatorCompliance.decide, { ...found, state: "approved" });
  expect(page.textContent).toContain("19900412141210000123");
  expect(button("Approve")?.disabled).toBe(true);
  await press("The rest is in order");
  expect(button("Approve")?.disabled).toBe(true);
  await give("Nimekagua");
  await press("Approve");
  await decided();
  expect(sent()).toMatchObject({
    body: { version: 7, notes: [], reason: "Nimekagua" },
  });
});

it("sends back with the words at their field, in both languages", async () => {
  server.answer(operatorCompliance.decide, { ...found, state: "needs_attention" });
  const field = page.querySelector('fieldset[aria-label="Full name"]') ?? page;
  await press("Needs attention", field);
  await press("The rest is in order");
  await give("Jina si sawa");
  await press("Send back to mend");
  await decided();
  expect(sent()).toMatchObject({
    body: { version: 7, notes: [{ field: "owner_name", en: expect.any(String), sw: expect.any(String) }] },
  });
});
