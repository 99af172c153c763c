// @vitest-environment happy-dom
import { createApi } from "@mauzo/api-client/create-api";
import { createTransport } from "@mauzo/api-client/transport/create-transport";
import { mockApi } from "@mauzo/api-mock/mock-api";
import { disconnected } from "@mauzo/api-mock/responders";
import { conversations } from "@mauzo/contract/conversations/conversations";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { useOutgoing } from "./use-outgoing.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.mock("../../../../lib/session/api.ts", () => ({
  api: createApi(createTransport({ prefix: "http://127.0.0.1/api" })),
}));
const server = mockApi("http://127.0.0.1/api");

let sending: ReturnType<typeof useOutgoing>;
function Thread() {
  sending = useOutgoing("7");
  return null;
}

it("stops what follows a reply that failed, and sends on in the order in which they are sent again", async () => {
  await act(async () =>
    createRoot(document.createElement("div")).render(
      <QueryClientProvider client={new QueryClient()}>
        <Thread />
      </QueryClientProvider>,
    ),
  );
  const texts = () => server.calls.map(({ body }) => body);
  const states = () => sending.outgoing.map(({ text, state }) => [text, state]);
  server.answer(conversations.answer, disconnected, { seq: 9 });
  await act(async () => {
    sending.say({ text: "One" }, 3);
    sending.say({ text: "Two" }, 3);
  });
  await act(() =>
    vi.waitFor(() =>
      expect(states()).toEqual([
        ["One", "failed"],
        ["Two", "failed"],
      ]),
    ),
  );
  expect(texts()).toEqual([{ text: "One", seen: 3 }]);
  for (const reply of [...sending.outgoing]) await act(async () => sending.retry(reply));
  await act(() => vi.waitFor(() => expect(states()).toEqual([])));
  expect(texts().slice(1)).toEqual([
    { text: "One", seen: 3 },
    { text: "Two", seen: 3 },
  ]);
});
