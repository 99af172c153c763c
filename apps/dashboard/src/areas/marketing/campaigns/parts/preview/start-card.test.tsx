// @vitest-environment happy-dom

import { createApi } from "@mauzo/api-client/create-api";
import { createTransport } from "@mauzo/api-client/transport/create-transport";
import { mockApi } from "@mauzo/api-mock/mock-api";
import { json } from "@mauzo/api-mock/responders";
import type { CampaignQuote } from "@mauzo/contract/marketing/campaign-quotes";
import { type Campaign, campaigns } from "@mauzo/contract/marketing/campaigns";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { IntlProvider } from "next-intl";
import { act, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { english } from "../../../../../i18n/messages/en/english.ts";
import { StartCard } from "./start-card.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.mock("../../../../../lib/session/api.ts", () => ({
  api: createApi(createTransport({ prefix: "http://127.0.0.1/api" })),
}));
vi.mock("../../../../../lib/session/account.tsx", () => ({
  useAccount: () => ({ shop: { time_zone: "Africa/Dar_es_Salaam", currency: "TZS" } }),
}));
const server = mockApi("http://127.0.0.1/api");
const id = "019ac4b0-0000-7000-8000-000000000001";
const quoteAt = (version: number, minor: number): CampaignQuote => ({
  ...{ version, matched: 3, reached: 2, languages: [], parts: 2, price: { minor, currency: "TZS" }, skipped: [] },
  ...{ unknown_numbers: 0, templates: null, starts_at: "2026-01-01T08:00:00.000Z" },
});

const none = { text: "", fallback: "" };
const started: Campaign = {
  ...{ id, channel: "sms", name: "Ofa", message: { en: none, sw: none }, state: "sending", paused: null },
  audience: {
    ...{ everyone: true, segments: [], tags: [], match: "any", not_within_days: null, numbers: [] },
    unknown_numbers: 0,
  },
  ...{
    template: null,
    plan_id: null,
    connection_id: null,
    part_price: null,
    quoted: null,
    starts_at: null,
    waits_until: null,
  },
  spent: { minor: 0, currency: "TZS" },
  ...{ link: { kind: "shop" }, clicks: 0, clicked: 0, hold_out_percent: 0 },
  counts: { prepared: 2, sending: 0, unknown: 0, sent: 0, delivered: 0, read: 0, failed: 0, skipped: 0 },
  ...{ ended_at: null, by: "Asha", created_at: "2026-01-01T08:00:00.000Z", version: 2 },
};

const onStarted = vi.fn();
let root: Root;
function Page() {
  const [quote, setQuote] = useState(quoteAt(1, 4_400));
  const readQuote = async () => {
    const newest = quoteAt(2, 6_600);
    setQuote(newest);
    return newest;
  };
  return <StartCard id={id} quote={quote} readQuote={readQuote} onStarted={onStarted} />;
}

beforeEach(async () => {
  onStarted.mockReset();
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <IntlProvider locale="en" messages={english} timeZone="Africa/Dar_es_Salaam">
          <Page />
        </IntlProvider>
      </QueryClientProvider>,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

const question = () => document.querySelector("[role=alertdialog]")?.textContent;
const press = (text: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll("button")];
    buttons.find((button) => button.textContent === text)?.click();
  });

it("asks again with the new price where it has changed, and sends for what was said", async () => {
  server.answer(
    campaigns.start,
    json(409, { detail: "What it costs has changed", code: "campaign_price_changed" }),
    json(409, { detail: "Over", code: "campaign_started" }),
  );
  await press("Send");
  expect(question()).toContain("It costs 44.00 TZS at your provider");
  await press("Send for 44.00 TZS");
  await act(() => vi.waitFor(() => expect(question()).toContain("it is 66.00 TZS now, for 2 people")));
  expect(onStarted).not.toHaveBeenCalled();
  await press("Send for 66.00 TZS");
  await act(() => vi.waitFor(() => expect(question()).toBeUndefined()));
  expect(server.calls.map(({ body }) => body)).toEqual([
    { version: 1, price_minor: 4_400, at: null },
    { version: 2, price_minor: 6_600, at: null },
  ]);
});

it("leads on although the page shows something else by the time of the answer", async () => {
  const released = Promise.withResolvers<void>();
  server.answer(campaigns.start, async () => {
    await released.promise;
    return Response.json(started);
  });
  await press("Send");
  await press("Send for 44.00 TZS");
  await act(() => vi.waitFor(() => expect(server.calls).toHaveLength(1)));
  await act(async () => root.render(null));
  released.resolve();
  await act(() => vi.waitFor(() => expect(onStarted).toHaveBeenCalledOnce()));
});
