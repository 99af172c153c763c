// @vitest-environment happy-dom
import { createApi } from "@mauzo/api-client/create-api";
import { createTransport } from "@mauzo/api-client/transport/create-transport";
import { mockApi } from "@mauzo/api-mock/mock-api";
import { disconnected, json } from "@mauzo/api-mock/responders";
import { selling } from "@mauzo/contract/conversations/selling";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { IntlProvider } from "next-intl";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { english } from "../../../../i18n/messages/en/english.ts";
import { useSendCart } from "./use-selling.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.mock("../../../../lib/session/api.ts", () => ({
  api: createApi(createTransport({ prefix: "http://127.0.0.1/api" })),
}));
const server = mockApi("http://127.0.0.1/api");
const products = [{ id: "kanga", variants: [{ id: "red", quantity: 2 }], add_ons: [] }];

let cart: ReturnType<typeof useSendCart>;
const sent = vi.fn();
function Panel() {
  cart = useSendCart("7", sent);
  return null;
}
beforeEach(async () => {
  sent.mockReset();
  await act(async () =>
    createRoot(document.createElement("div")).render(
      <QueryClientProvider client={new QueryClient()}>
        <IntlProvider locale="en" messages={english} timeZone="Africa/Dar_es_Salaam">
          <Panel />
        </IntlProvider>
      </QueryClientProvider>,
    ),
  );
});
const send = (seen: number) => act(() => cart.mutateAsync({ products, seen }).catch(() => {}));
const keys = () => server.calls.map(({ headers }) => headers.get("idempotency-key"));
const done = { seq: 9, order_id: "12" };

it("sends the same request after a lost response, though a message came meanwhile", async () => {
  server.answer(selling.cart, disconnected, done);
  await send(3);
  expect(sent).not.toHaveBeenCalled();
  await send(4);
  expect(server.calls.map(({ body }) => body)).toEqual([
    { products, seen: 3 },
    { products, seen: 3 },
  ]);
  expect(new Set(keys()).size).toBe(1);
  expect(sent).toHaveBeenCalledWith(products);
});

it("sends a second cart once the first came through", async () => {
  server.answer(selling.cart, done);
  await send(3);
  await send(4);
  expect(new Set(keys()).size).toBe(2);
});

it("says what was seen by then after it was refused because somebody had answered", async () => {
  server.answer(selling.cart, json(409, { detail: "Answered", code: "answered_meanwhile" }), done);
  await send(3);
  await send(4);
  expect(server.calls.map(({ body }) => body)).toMatchObject([{ seen: 3 }, { seen: 4 }]);
});
